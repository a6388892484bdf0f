import { wastePatterns } from '@tessera/domain/coverage/waste'
import { cutSizesOf } from '@tessera/domain/layout/cut-sizes'
import type { DrawnLayout } from '@tessera/domain/layout/layout'
import { inchesText } from '@tessera/domain/layout/tape'
import { faceCrops } from '@tessera/pictures/views/face-crops'
import { formatUnits } from '@tessera/ui/format'
import { Notice } from '@tessera/ui/notice'
import { type FormEvent, type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { Form } from 'react-router'
import type { FormRefusal } from '../../../http/form-refusal.ts'
import { refusalIn, ScopeFields } from '../../../kit/plans/scoped-form.tsx'
import { CutTable } from './cut-table.tsx'
import { frameOf } from './drawing-frame.ts'
import { FiguresTable, LayoutHeadline, pieceLabel } from './figures.tsx'
import type { LayoutDraft } from './layout-draft.ts'
import { LayoutDrawing } from './layout-drawing.tsx'
import { LayoutFields, type RowField } from './layout-fields.tsx'
import { parseSurface, surfaceLabel } from './layout-surfaces.ts'
import { findTile, type LayoutContext, tilesFor } from './new-draft.ts'
import { calculateLayout, type LayoutCalculation } from './plan-of-draft.ts'
import { type StudioState, useStudio } from './use-studio.ts'

interface Props {
  around: LayoutContext
  draft: LayoutDraft
  refusal: FormRefusal | undefined
  /** Sent with the form. */
  hidden: Readonly<Record<string, string>>
  /** False for a visitor, who has one room and one tile and no name on the page. */
  hasProject: boolean
  /** The buttons of the form, for so many boxes. */
  renderActions(boxes: number | undefined): ReactNode
}

const scope = 'layout'

/** The drawing on the left, the form on the right; each change is drawn while typing. */
export function LayoutStudio({ around, draft: first, refusal, hidden, hasProject, renderActions }: Props) {
  const studio = useStudio(around, first)
  const draft = useDeferredValue(studio.live)
  const tile = findTile(around, draft.tile)
  const worked = useMemo(() => (tile ? calculateLayout(draft, tile) : undefined), [draft, tile])
  const title = hasProject ? titleOf(draft, around) : surfaceLabel(parseSurface(draft.surface))
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
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="shapeOf" value={studio.live.room} />
      <input type="hidden" name="surfaceOf" value={studio.live.surface} />
      <input type="hidden" name="laidOf" value={studio.live.tile} />
      <div className="grid min-w-0 gap-6 desktop:sticky desktop:top-32 desktop:row-span-2 print:static">
        <h2 className="text-2xl wrap-anywhere">{title}</h2>
        <DrawingSheet worked={worked} draft={draft} tile={tile} />
      </div>
      <div className="no-print grid min-w-0 gap-6">
        <ScopeFields scope={scope} refusal={refusal} />
        <LayoutFields
          rooms={around.rooms}
          hasProject={hasProject}
          tiles={tilesFor(around, draft.room)}
          tile={tile}
          studio={studio}
          field={field}
        />
        {renderActions(worked?.drawn?.figures.boxes)}
      </div>
      {worked?.drawn && tile && (
        <div className="min-w-0">
          <FiguresTable drawn={worked.drawn} draft={draft} tile={tile} />
          <CutTable sizes={cutSizesOf(worked.drawn.laid.cuts)} />
        </div>
      )}
    </Form>
  )
}

/** The name of the layout, or its room and surface. */
function titleOf(draft: LayoutDraft, { rooms }: LayoutContext): string {
  const room = rooms.find(({ id }) => id === draft.room)?.name
  return draft.name || [room, surfaceLabel(parseSurface(draft.surface))].filter(Boolean).join(', ')
}

/** Buttons that only draw do not ask the server. */
function pressOnClient(event: FormEvent<HTMLFormElement>, studio: StudioState): void {
  const { submitter } = event.nativeEvent as SubmitEvent
  if (!(submitter instanceof HTMLButtonElement) || submitter.formMethod !== 'get') return
  if (submitter.hasAttribute('formaction')) return
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
            picture={tile.sku_image_url}
            crops={cropsOf(tile)}
            isHexagon={tile.isHexagon}
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

/** Where the faces of a tile are in its picture. */
function cropsOf(tile: LayoutContext['tiles'][number]) {
  if (tile.isHexagon) return faceCrops('hexagon', tile)
  return faceCrops(tile.chipLengthIn === null ? 'rectangle' : 'sheet', tile)
}

const jointText = (joint: string): string => (Number(joint) > 0 ? `joint ${inchesText(Number(joint))} in` : 'no joint')
const startText = ({ x, y }: LayoutDraft): string =>
  Number(x || 0) === 0 && Number(y || 0) === 0
    ? 'in the upper left corner'
    : `${x || 0} in from the left and ${y || 0} in from the top`

/** Enter presses the first button of a form, so this one only draws. */
const DrawButton = () => (
  <button type="submit" formMethod="get" name="draw" value="yes" tabIndex={-1} aria-hidden="true" className="sr-only">
    Draw
  </button>
)
