import type { ProjectDetail, ProjectLayout, ProjectLayouts } from '@tessera/client/shop/types.gen'
import { wastePatterns } from '@tessera/domain/coverage/waste'
import type { DrawnLayout } from '@tessera/domain/layout/layout'
import { inchesText } from '@tessera/domain/layout/tape'
import { Button } from '@tessera/ui/button'
import { formatUnits } from '@tessera/ui/format'
import { PrintIcon } from '@tessera/ui/icons'
import { Notice } from '@tessera/ui/notice'
import { type FormEvent, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { Form } from 'react-router'
import type { FormRefusal } from '../../../http/form-refusal.ts'
import { refusalIn, ScopeFields } from '../../../kit/plans/scoped-form.tsx'
import { frameOf } from './drawing-frame.ts'
import { FiguresTable, LayoutHeadline, pieceLabel } from './figures.tsx'
import type { LayoutDraft } from './layout-draft.ts'
import { LayoutDrawing } from './layout-drawing.tsx'
import { LayoutFields, type RowField } from './layout-fields.tsx'
import { findTile, type LayoutContext, tilesFor } from './new-draft.ts'
import { calculateLayout, type LayoutCalculation } from './plan-of-draft.ts'
import { type StudioState, useStudio } from './use-studio.ts'

interface Props {
  project: ProjectDetail
  found: ProjectLayouts
  layout: ProjectLayout | undefined
  draft: LayoutDraft
  refusal: FormRefusal | undefined
  isBusy: boolean
}

const scope = 'layout'

/** The drawing on the left, the form on the right; each change is drawn while typing. */
export function LayoutStudio({ project, found, layout, draft: first, refusal, isBusy }: Props) {
  const around: LayoutContext = { rooms: project.rooms, items: project.items, tiles: found.tiles }
  const studio = useStudio(around, first)
  const draft = useDeferredValue(studio.live)
  const tile = findTile(around, draft.tile)
  const worked = useMemo(() => (tile ? calculateLayout(draft, tile) : undefined), [draft, tile])
  const roomName = project.rooms.find(({ id }) => id === draft.room)?.name
  const own = refusalIn(refusal, scope)
  const field: RowField = (name, value) => ({
    name,
    id: `${name}-${scope}`,
    defaultValue: value,
    error: own?.fields[name],
  })
  return (
    <Form
      ref={studio.form}
      method="post"
      preventScrollReset
      onInput={studio.type}
      onSubmit={(event) => pressOnClient(event, studio)}
      className="grid items-start gap-x-10 gap-y-8 desktop:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <DrawButton />
      <input type="hidden" name="basketId" value={found.basketId} />
      <input type="hidden" name="layout" value={layout?.layoutId ?? ''} />
      <input type="hidden" name="shapeOf" value={studio.live.room} />
      <input type="hidden" name="laidOf" value={studio.live.tile} />
      <div className="grid min-w-0 gap-6 desktop:sticky desktop:top-32 desktop:row-span-2 print:static">
        <h2 className="text-2xl wrap-anywhere">{draft.name || roomName}</h2>
        <DrawingSheet worked={worked} draft={draft} tile={tile} />
      </div>
      <div className="no-print grid min-w-0 gap-6">
        <ScopeFields scope={scope} refusal={refusal} />
        <LayoutFields
          project={project}
          tiles={tilesFor(around, draft.room)}
          tile={tile}
          studio={studio}
          field={field}
        />
        <LayoutActions canEdit={project.canEdit} isSaved={layout !== undefined} isBusy={isBusy} />
      </div>
      {worked?.drawn && tile && (
        <div className="min-w-0">
          <FiguresTable drawn={worked.drawn} draft={draft} tile={tile} />
        </div>
      )}
    </Form>
  )
}

/** Buttons that only draw do not ask the server. */
function pressOnClient(event: FormEvent<HTMLFormElement>, studio: StudioState): void {
  const { submitter } = event.nativeEvent as SubmitEvent
  if (!(submitter instanceof HTMLButtonElement) || submitter.formMethod !== 'get') return
  if (studio.press(submitter.name, submitter.value)) event.preventDefault()
}

interface DrawingSheetProps {
  worked: LayoutCalculation | undefined
  draft: LayoutDraft
  tile: LayoutContext['tiles'][number] | undefined
}

/** Keeps the last valid drawing while a number is half typed. */
function useLastDrawn(worked: LayoutCalculation | undefined): DrawnLayout | undefined {
  const [last, setLast] = useState(worked?.drawn)
  useEffect(() => {
    if (worked?.drawn) setLast(worked.drawn)
  }, [worked])
  return worked?.drawn ?? last
}

function DrawingSheet({ worked, draft, tile }: DrawingSheetProps) {
  const drawn = useLastDrawn(worked)
  if (!tile) return <Notice kind="warning">Choose a tile.</Notice>
  const pattern = tile.isHexagon ? 'Honeycomb' : wastePatterns[draft.pattern].name
  const isShifted = draft.pattern === 'half' && tile.maxOffsetPercent !== null && tile.maxOffsetPercent < 50
  const groutHex = tile.grouts.find(({ sku }) => sku === draft.grout)?.hex ?? '#8c8276'
  return (
    <>
      {worked?.message && (
        <Notice kind="warning" isLive>
          {worked.message}
        </Notice>
      )}
      {worked?.drawn && <LayoutHeadline drawn={worked.drawn} draft={draft} tile={tile} />}
      {drawn && (
        <div className="border border-grout bg-surface">
          <LayoutDrawing
            drawn={drawn}
            isOld={worked?.drawn === undefined}
            frame={frameOf(drawn)}
            colorFamily={tile.colorFamily}
            shadeVariation={tile.shadeVariation}
            groutHex={groutHex}
            start={worked?.plan.start ?? [0, 0]}
            label={`${tile.name}, ${pattern}: ${formatUnits(drawn.figures.full, `whole ${pieceLabel(tile)}`)}, ${formatUnits(drawn.figures.cuts, 'cut')}`}
          />
          <p className="border-t border-grout px-4 py-3 text-sm text-stone">
            {tile.name} · {pattern} · {jointText(draft.joint)}. Drawn to scale: hatched tiles are cut, crossed tiles are
            slivers. Crosshair: starting corner, {startText(draft)}.
          </p>
        </div>
      )}
      {isShifted && (
        <Notice kind="warning">
          Planks bow slightly. Offset this one by {tile.maxOffsetPercent}% of its length at most: choose a one-third
          offset.
        </Notice>
      )}
    </>
  )
}

const jointText = (joint: string): string => (Number(joint) > 0 ? `joint ${inchesText(Number(joint))} in` : 'no joint')
const startText = ({ x, y }: LayoutDraft): string =>
  Number(x || 0) === 0 && Number(y || 0) === 0
    ? 'in the upper left corner'
    : `${x || 0} in from the left and ${y || 0} in from the top`

/** One primary action; without JavaScript another button draws the typed values. */
function LayoutActions({ canEdit, isSaved, isBusy }: { canEdit: boolean; isSaved: boolean; isBusy: boolean }) {
  return (
    <div className="grid gap-3 border-t border-grout pt-6">
      {canEdit ? (
        <>
          <Button type="submit" name="intent" value="layout-save" kind="primary" isWide isBusy={isBusy}>
            Save layout
          </Button>
          <Button type="submit" name="intent" value="layout-take" isWide isBusy={isBusy}>
            Add materials to project
          </Button>
        </>
      ) : (
        <p className="text-sm text-stone">This project is archived. Unarchive it to save a layout.</p>
      )}
      <div className="hidden noscript:block">
        <Button type="submit" formMethod="get" name="draw" value="yes" isWide>
          Update drawing
        </Button>
      </div>
      <div className="flex flex-wrap justify-between gap-2">
        <Button
          kind="quiet"
          size="Small"
          className="needs-script"
          icon={<PrintIcon className="size-4" />}
          onClick={() => window.print()}
        >
          Print
        </Button>
        {isSaved && canEdit && (
          <Button type="submit" name="intent" value="layout-remove" kind="quiet" size="Small">
            Remove layout
          </Button>
        )}
      </div>
    </div>
  )
}

/** Enter presses the first button of a form, so this one only draws. */
const DrawButton = () => (
  <button type="submit" formMethod="get" name="draw" value="yes" tabIndex={-1} aria-hidden="true" className="sr-only">
    Draw
  </button>
)
