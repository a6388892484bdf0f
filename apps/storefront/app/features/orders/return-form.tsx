import type { OrderDetail, OrderLine } from '@tessera/client/shop/types.gen'
import { Button, LinkButton } from '@tessera/ui/button'
import { TextAreaField } from '@tessera/ui/field'
import { formatDay, formatUnits } from '@tessera/ui/format'
import { Form } from 'react-router'
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
export function ReturnForm({ order, kind, back, year, isBusy, problem, typed }: Props) {
  const { title, why, submit, back: leave, note } = texts[kind]
  return (
    <OrderPanel title={title} problem={problem}>
      {note && <p className="max-w-prose text-stone">{note}</p>}
      <Form method="post" className="grid gap-4">
        <input type="hidden" name="intent" value={kind} />
        <ul className="border-t border-grout">
          {order.lines.map((line) => (
            <Row key={line.lineNo} {...{ line, kind, year }} typed={typed[`boxes-${line.lineNo}`]} />
          ))}
        </ul>
        <TextAreaField name="reason" label={why} rows={2} maxLength={300} required defaultValue={typed.reason} />
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

interface RowProps extends Pick<Props, 'kind' | 'year'> {
  line: OrderLine
  typed: string | undefined
}

function Row({ line, kind, year, typed }: RowProps) {
  const { lineNo, name, unit, returnability, claimability } = line
  const { text, boxes } = kind === 'return' ? returnability : claimability
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
        <span className="flex items-center gap-2">
          <BoxesInput id={id} most={boxes} boxes={typed ?? 0} rule={`${id}-rule`} />
          <span className="text-sm whitespace-nowrap text-stone">of {formatUnits(boxes, unit)}</span>
        </span>
      )}
    </li>
  )
}
