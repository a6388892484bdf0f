import type { OrderDetail, OrderLine } from '@tessera/client/shop/types.gen'
import { Button, LinkButton } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { formatUnits } from '@tessera/ui/format'
import { Form } from 'react-router'
import { BoxesInput } from './boxes-input.tsx'
import { OrderPanel } from './order-panel.tsx'

interface Props {
  order: OrderDetail
  back: string
  isBusy: boolean
  problem: string | undefined
  /** The values typed before a refusal. */
  typed: Record<string, string>
}

/** Cancels part of an order. Lines that can't be canceled show the reason. */
export const CancelLinesForm = ({ order, back, isBusy, problem, typed }: Props) => (
  <OrderPanel title="Cancel items" problem={problem}>
    <p className="max-w-prose text-stone">
      {order.paymentText
        ? 'You won’t be charged for canceled items; anything already paid is refunded to your original payment method. '
        : ''}
      Freight doesn’t change while any items ship.
    </p>
    <Form method="post" className="grid gap-4">
      <input type="hidden" name="intent" value="cancel-lines" />
      <ul className="border-t border-grout">
        {order.lines.map((line) => (
          <Row key={line.lineNo} line={line} typed={typed[`boxes-${line.lineNo}`]} />
        ))}
      </ul>
      <TextField name="reason" label="Why" isOptional maxLength={300} defaultValue={typed.reason} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="danger" isBusy={isBusy}>
          Cancel these boxes
        </Button>
        <LinkButton href={back} kind="quiet">
          Keep everything
        </LinkButton>
      </div>
    </Form>
  </OrderPanel>
)

function Row({ line, typed }: { line: OrderLine; typed: string | undefined }) {
  const { lineNo, name, unit, cancellability } = line
  const { boxes, reason } = cancellability
  const id = `boxes-${lineNo}`
  if (boxes === 0)
    return (
      <li className="grid border-b border-grout py-3">
        {name}
        <span className="text-sm text-stone">{reason}</span>
      </li>
    )
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-grout py-3">
      <label htmlFor={id}>{name}</label>
      <span className="flex items-center gap-2">
        <BoxesInput id={id} most={boxes} boxes={typed ?? 0} />
        <span className="text-sm whitespace-nowrap text-stone">of {formatUnits(boxes, unit)}</span>
      </span>
    </li>
  )
}
