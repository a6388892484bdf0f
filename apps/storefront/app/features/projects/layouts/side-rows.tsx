import { Button } from '@tessera/ui/button'
import { SelectField, TextField } from '@tessera/ui/field'
import { type LayoutDraft, sideField } from './layout-draft.ts'
import type { RowField } from './layout-fields.tsx'
import { shapeNames } from './new-draft.ts'
import { RemoveRow } from './remove-row.tsx'

const turnOptions = [
  { value: 'right', label: 'Right' },
  { value: 'left', label: 'Left' },
  { value: 'half-right', label: 'Half right' },
  { value: 'half-left', label: 'Half left' },
]

/** Number, length, turn and remove button. */
const columns = 'grid-cols-[1.25rem_minmax(0,1fr)_minmax(0,1fr)_2.75rem] gap-x-2'

interface Props {
  sides: LayoutDraft['sides']
  /** The number of empty rows. */
  more: number
  /** The key that re-renders the rows; buttons stay, so they keep the focus. */
  epoch: number
  field: RowField
  onRemove(name: string): void
  onAdd(): void
}

/** The sides in walking order along the walls: length, then turn. */
export function SideRows({ sides, more, epoch, field, onRemove, onAdd }: Props) {
  const rows = [...sides, ...Array.from({ length: more }, () => ({ length: '', turn: 'right' as const }))]
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-sm font-bold">Sides of the room</legend>
      <p className="text-sm text-stone">
        Start in the upper left corner and go around the walls. Enter 12, 12 ft 6 in or 150 in. The last side closes
        automatically.
      </p>
      <div aria-hidden="true" className={`grid text-sm text-stone ${columns}`}>
        <span />
        <span>Length</span>
        <span>Then turn</span>
      </div>
      <ol key={epoch} className="grid gap-2">
        {rows.map((side, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by their position
          <SideRow key={at} row={at + 1} side={side} field={field} onRemove={onRemove} />
        ))}
        {[1, 2].map((spare) => (
          <SideRow
            key={spare}
            row={rows.length + spare}
            side={{ length: '', turn: 'right' }}
            field={field}
            onRemove={onRemove}
            isSpare
          />
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button size="Small" className="needs-script" data-adds="sides" onClick={onAdd}>
          Add a side
        </Button>
        {shapeNames.map(({ value, label }) => (
          <Button key={value} type="submit" formMethod="get" name="shape" value={value} size="Small" kind="quiet">
            {label}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}

interface RowProps {
  row: number
  side: LayoutDraft['sides'][number]
  field: RowField
  onRemove(name: string): void
  /** Shown only without JavaScript. */
  isSpare?: boolean
}

function SideRow({ row, side, field, onRemove, isSpare = false }: RowProps) {
  const names = sideField(row)
  return (
    <li className={`items-start ${columns} ${isSpare ? 'hidden noscript:grid' : 'grid'}`}>
      <span aria-hidden="true" className="tabular pt-4 text-sm text-stone">
        {row}
      </span>
      <TextField
        label={<span className="sr-only">Side {row}</span>}
        {...field(names.length, side.length)}
        autoComplete="off"
        maxLength={30}
      />
      <SelectField
        label={<span className="sr-only">Turn after side {row}</span>}
        {...field(names.turn, side.turn)}
        options={turnOptions}
      />
      <RemoveRow what={`side ${row}`} onRemove={() => onRemove(names.length)} />
    </li>
  )
}
