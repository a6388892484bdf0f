import { Button } from '@tessera/ui/button'
import { SelectField, TextField } from '@tessera/ui/field'
import type { ReactNode } from 'react'
import { cutOutField, doorField, type LayoutDraft } from './layout-draft.ts'
import type { RowField } from './layout-fields.tsx'
import { RemoveRow } from './remove-row.tsx'

const kindOptions = [
  { value: 'island', label: 'Island' },
  { value: 'drain', label: 'Drain' },
  { value: 'column', label: 'Column' },
  { value: 'other', label: 'Other' },
]

interface Rows<T> {
  all: readonly T[]
  more: number
  epoch: number
  field: RowField
  onRemove(name: string): void
  onAdd(): void
}

/** Areas without tile. Without JavaScript there is one empty row to add another. */
export function CutOutRows({ all, more, epoch, field, onRemove, onAdd }: Rows<LayoutDraft['cutOuts'][number]>) {
  const empty: LayoutDraft['cutOuts'][number] = { kind: 'island', x: '', y: '', width: '', depth: '' }
  return (
    <RowList label="Islands and drains" add="Add a cut-out" adds="cutOuts" {...{ epoch, onAdd }}>
      {[...all, ...Array.from({ length: more }, () => empty), empty].map((one, at, { length }) => {
        const names = cutOutField(at + 1)
        return (
          <Row
            key={names.kind}
            isSpare={at === length - 1}
            what={`cut-out ${at + 1}`}
            onRemove={() => onRemove(names.width)}
          >
            <SelectField label="What" {...field(names.kind, one.kind)} options={kindOptions} className="col-span-2" />
            <Inches label="From the left" {...field(names.x, one.x)} />
            <Inches label="From the top" {...field(names.y, one.y)} />
            <Inches label="Width" {...field(names.width, one.width)} />
            <Inches label="Depth" {...field(names.depth, one.depth)} />
          </Row>
        )
      })}
    </RowList>
  )
}

export function DoorRows({ all, more, epoch, field, onRemove, onAdd }: Rows<LayoutDraft['doors'][number]>) {
  const empty: LayoutDraft['doors'][number] = { side: '', from: '', width: '' }
  return (
    <RowList label="Doors" add="Add a door" adds="doors" {...{ epoch, onAdd }}>
      {[...all, ...Array.from({ length: more }, () => empty), empty].map((one, at, { length }) => {
        const names = doorField(at + 1)
        return (
          <Row
            key={names.side}
            isSpare={at === length - 1}
            what={`door ${at + 1}`}
            onRemove={() => onRemove(names.width)}
          >
            <TextField label="In side" {...field(names.side, one.side)} inputMode="numeric" maxLength={2} />
            <Inches label="From its start" {...field(names.from, one.from)} />
            <Inches label="Width" {...field(names.width, one.width)} />
          </Row>
        )
      })}
    </RowList>
  )
}

const Inches = ({ label, ...field }: { label: string } & ReturnType<RowField>) => (
  <TextField label={label} {...field} after="in" autoComplete="off" maxLength={30} />
)

interface ListProps {
  label: string
  add: string
  adds: string
  epoch: number
  onAdd(): void
  children: ReactNode
}

function RowList({ label, add, adds, epoch, onAdd, children }: ListProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-sm font-bold">{label}</legend>
      <ul key={epoch} className="grid gap-3">
        {children}
      </ul>
      <div>
        <Button size="Small" className="needs-script" data-adds={adds} onClick={onAdd}>
          {add}
        </Button>
      </div>
    </fieldset>
  )
}

interface RowProps {
  isSpare: boolean
  what: string
  onRemove(): void
  children: ReactNode
}

const Row = ({ isSpare, what, onRemove, children }: RowProps) => (
  <li
    className={`grid-cols-[minmax(0,1fr)_auto] items-start gap-1 border-t border-grout pt-3 ${isSpare ? 'hidden noscript:grid' : 'grid'}`}
  >
    <div className="grid grid-cols-2 gap-3">{children}</div>
    <RemoveRow what={what} onRemove={onRemove} />
  </li>
)
