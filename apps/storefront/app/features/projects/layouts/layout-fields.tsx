import type { ProjectLayoutTile } from '@tessera/client/shop/types.gen'
import { drawnPatterns } from '@tessera/contract/shop/layout-options'
import { wastePatterns } from '@tessera/domain/coverage/waste'
import { maxJointIn } from '@tessera/domain/layout/layout'
import { patternProblem } from '@tessera/domain/layout/pattern'
import { inchesText } from '@tessera/domain/layout/tape'
import { Button } from '@tessera/ui/button'
import { Disclosure } from '@tessera/ui/disclosure'
import { SelectField, TextField } from '@tessera/ui/field'
import { GroutChoice } from './grout-choice.tsx'
import type { LayoutDraft } from './layout-draft.ts'
import { type LayoutRoomSize, surfaceChoices } from './layout-surfaces.ts'
import { CutOutRows, DoorRows } from './opening-rows.tsx'
import { SideRows } from './side-rows.tsx'
import type { StudioState } from './use-studio.ts'

/** Builds the props of a field: name, unique id, value and error. */
export type RowField = (
  name: string,
  value: string,
) => { name: string; id: string; defaultValue: string; error: string | undefined }

interface Props {
  /** Rooms to choose from; a visitor without a project has one room and one tile. */
  rooms: readonly LayoutRoomSize[]
  hasProject: boolean
  tiles: readonly ProjectLayoutTile[]
  tile: ProjectLayoutTile | undefined
  studio: StudioState
  field: RowField
}

const joints = [0, 1 / 32, 1 / 16, 1 / 8, 3 / 16, 1 / 4, 3 / 8, 1 / 2]

/** All fields of a layout. Advanced fields are in a disclosure. */
export function LayoutFields({ rooms, hasProject, tiles, tile, studio, field }: Props) {
  const { base, epoch } = studio
  return (
    <div className="grid gap-6">
      <div className="grid gap-4">
        {hasProject ? (
          <SelectField
            label="Room"
            {...field('room', base.room)}
            options={rooms.map(({ id, name }) => ({ value: id, label: name }))}
          />
        ) : (
          <>
            <input type="hidden" name="room" value={base.room} />
            <input type="hidden" name="tile" value={base.tile} />
          </>
        )}
        <SelectField label="Surface" {...field('surface', base.surface)} options={surfaceChoices} />
        {hasProject && <TileChoice tiles={tiles} {...field('tile', base.tile)} />}
      </div>
      <SideRows
        sides={base.sides}
        more={studio.more.sides}
        epoch={epoch}
        field={field}
        onRemove={studio.remove}
        onAdd={() => studio.add('sides')}
      />
      <div>
        <Disclosure
          summary={openingsText(base)}
          isOpen={studio.isOpen || base.cutOuts.length + base.doors.length > 0}
          className="border-t"
        >
          <div className="grid gap-6">
            <CutOutRows
              all={base.cutOuts}
              more={studio.more.cutOuts}
              epoch={epoch}
              field={field}
              onRemove={studio.remove}
              onAdd={() => studio.add('cutOuts')}
            />
            <DoorRows
              all={base.doors}
              more={studio.more.doors}
              epoch={epoch}
              field={field}
              onRemove={studio.remove}
              onAdd={() => studio.add('doors')}
            />
          </div>
        </Disclosure>
      </div>
      <LayingFields base={base} tile={tile} field={field} key={`laying ${epoch}`} />
      <StartFields base={base} field={field} epoch={epoch} />
    </div>
  )
}

function TileChoice({ tiles, ...rest }: { tiles: Props['tiles'] } & ReturnType<RowField>) {
  return (
    <SelectField label="Tile" {...rest}>
      {tiles.map(({ sku, name, problem }) => (
        <option key={sku} value={sku} disabled={problem !== null}>
          {name}
          {problem !== null && ' (can’t be drawn)'}
        </option>
      ))}
    </SelectField>
  )
}

const openingsText = ({ cutOuts, doors }: LayoutDraft): string => {
  const count = cutOuts.length + doors.length
  return count === 0 ? 'Islands, drains and doors' : `Islands, drains and doors (${count})`
}

interface PartProps {
  base: LayoutDraft
  field: RowField
}

/** Only the patterns that the tile can make. */
function patternsFor(tile: ProjectLayoutTile | undefined, jointIn: number) {
  return drawnPatterns
    .filter((one) => !tile || !patternProblem(tile, one, jointIn))
    .map((value) => ({ value, label: tile?.isHexagon ? 'Honeycomb' : wastePatterns[value].name }))
}

function LayingFields({ base, tile, field }: PartProps & { tile: ProjectLayoutTile | undefined }) {
  const jointIn = Number(base.joint) || 0
  const known =
    !(jointIn > 0 && jointIn <= maxJointIn) || joints.some((one) => String(one) === base.joint)
      ? joints
      : [...joints, jointIn].sort((a, b) => a - b)
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-2 gap-4">
        <SelectField
          label="Pattern"
          {...field('pattern', base.pattern)}
          options={patternsFor(tile, jointIn)}
          className="col-span-2"
        />
        <SelectField
          label="Rows run"
          {...field('direction', base.direction)}
          options={[
            { value: 'across', label: 'Across' },
            { value: 'down', label: 'Down' },
          ]}
        />
        <SelectField
          label="Joint"
          {...field('joint', base.joint)}
          options={known.map((one) => ({
            value: String(one),
            label: one === 0 ? 'None' : `${inchesOrDecimal(one)} in`,
          }))}
        />
      </div>
      <GroutChoice grouts={tile?.grouts ?? []} chosen={base.grout} error={field('grout', '').error} />
    </div>
  )
}

/** 1/32 is finer than the sixteenths of a tape measure. */
const inchesOrDecimal = (inches: number): string => (inches === 1 / 32 ? '1/32' : inchesText(inches))

const startOptions = [
  { value: 'best', label: 'Best start' },
  { value: 'corner', label: 'Corner' },
  { value: 'middle', label: 'Middle' },
]

function StartFields({ base, field, epoch }: PartProps & { epoch: number }) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-sm font-bold">Start</legend>
      <p className="text-sm text-stone">
        Where the first tile’s corner goes. Best start balances opposite cuts and avoids pieces under half a tile.
      </p>
      <div className="flex flex-wrap gap-2">
        {startOptions.map(({ value, label }) => (
          <Button key={value} type="submit" formMethod="get" name="begin" value={value} size="Small">
            {label}
          </Button>
        ))}
      </div>
      <div key={epoch} className="grid grid-cols-2 gap-4">
        <TextField label="From the left" {...field('x', base.x)} after="in" autoComplete="off" maxLength={30} />
        <TextField label="From the top" {...field('y', base.y)} after="in" autoComplete="off" maxLength={30} />
        <TextField label="Spare tiles" {...field('spare', base.spare)} after="%" inputMode="decimal" maxLength={5} />
        <TextField label="Name" {...field('name', base.name)} maxLength={100} autoComplete="off" isOptional />
      </div>
    </fieldset>
  )
}
