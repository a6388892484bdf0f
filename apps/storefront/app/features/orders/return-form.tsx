import type { OrderDetail, OrderLine } from '@tessera/client/shop/types.gen'
import { maxReturnPhotos } from '@tessera/contract/middleware/photos/uploads'
import { Button, LinkButton } from '@tessera/ui/button'
import { controlClass } from '@tessera/ui/control-class'
import { TextAreaField } from '@tessera/ui/field'
import { formatDay, formatUnits } from '@tessera/ui/format'
import { Form } from 'react-router'
import { PhotoFilesField } from '../../kit/forms/photo-files-field.tsx'
import { BoxesInput } from './boxes-input.tsx'
import { OrderPanel } from './order-panel.tsx'

interface Props {
  order: OrderDetail
  kind: 'return' | 'damage'
  back: string
  year: number
  isBusy: boolean
  problem: string | undefined
  /** The values typed before a refusal. */
  typed: Record<string, string>
  photoError?: string | undefined
}

const texts = {
  return: {
    title: 'Return boxes',
    why: 'Why are you returning them?',
    submit: 'Request return',
    back: 'Keep everything',
    note: undefined,
  },
  damage: {
    title: 'Report damage',
    why: 'What’s damaged?',
    submit: 'Submit claim',
    back: 'Cancel',
    note: 'We cover breakage above 3%. Up to 3% is normal and can be used for cuts. Please keep the damaged tiles.',
  },
} as const

/** Requests a return or claims damage. Each line shows its return policy, also if it can't be returned. */
export function ReturnForm({ order, kind, back, year, isBusy, problem, typed, photoError }: Props) {
  const { title, why, submit, back: leave, note } = texts[kind]
  return (
    <OrderPanel title={title} problem={problem}>
      {note && <p className="max-w-prose text-stone">{note}</p>}
      <Form method="post" encType="multipart/form-data" className="grid gap-4">
        <input type="hidden" name="intent" value={kind} />
        <ul className="border-t border-grout">
          {order.lines.map((line) => (
            <Row key={line.lineNo} {...{ line, kind, year, typed }} />
          ))}
        </ul>
        <TextAreaField name="reason" label={why} rows={2} maxLength={300} required defaultValue={typed.reason} />
        {kind === 'damage' && (
          <PhotoFilesField
            key={typed.uploaded ?? ''}
            label={typed.uploaded ? 'More photos' : 'Photos'}
            hint={`Up to ${maxReturnPhotos}, of the broken tiles and of the pallet or box label. JPEG, PNG or WebP, up to 8 MB each.`}
            maxPhotos={maxReturnPhotos}
            uploaded={typed.uploaded ?? ''}
            error={photoError}
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" kind="primary" isBusy={isBusy}>
            {submit}
          </Button>
          <LinkButton href={back} kind="quiet">
            {leave}
          </LinkButton>
        </div>
      </Form>
    </OrderPanel>
  )
}

/** The policy text has ISO dates, which are formatted for display. */
const plainDay = /\d{4}-\d{2}-\d{2}/g

interface RowProps extends Pick<Props, 'kind' | 'year' | 'typed'> {
  line: OrderLine
}

function Row({ line, kind, year, typed }: RowProps) {
  const { lineNo, name, unit, returnability, claimability } = line
  const { text, boxes } = kind === 'return' ? returnability : claimability
  const piecesPerBox = kind === 'damage' ? claimability.piecesPerBox : null
  const id = `boxes-${lineNo}`
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-grout py-3">
      <label htmlFor={id} className="grid max-w-prose">
        {name}
        <span id={`${id}-rule`} className="text-sm text-stone">
          {text.replace(plainDay, (day) => formatDay(day, year))}
        </span>
      </label>
      {boxes > 0 && (
        <span className="flex flex-wrap items-center gap-2">
          <BoxesInput
            id={id}
            most={boxes * (piecesPerBox ?? 1)}
            boxes={typed[id] ?? 0}
            rule={piecesPerBox ? `${id}-rule ${id}-of` : `${id}-rule`}
          />
          {piecesPerBox && <UnitSelect line={line} chosen={typed[`unit-${lineNo}`]} />}
          <span id={`${id}-of`} className="text-sm whitespace-nowrap text-stone">
            of {formatUnits(boxes, unit)}
            {piecesPerBox && ` (${formatUnits(boxes * piecesPerBox, 'piece')})`}
          </span>
        </span>
      )}
    </li>
  )
}

/** Broken tiles are counted in boxes or pieces. */
const UnitSelect = ({ line, chosen }: { line: OrderLine; chosen: string | undefined }) => (
  <span className="w-32 shrink-0">
    <select
      name={`unit-${line.lineNo}`}
      aria-label={`Count ${line.name} in`}
      defaultValue={chosen ?? 'boxes'}
      className={`${controlClass} min-h-11`}
    >
      <option value="boxes">Boxes</option>
      <option value="pieces">Pieces</option>
    </select>
  </span>
)
