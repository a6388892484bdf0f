import type { OrderDetail } from '@tessera/client/shop/types.gen'
import { Button, LinkButton } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { formatMoney } from '@tessera/ui/format'
import { Notice } from '@tessera/ui/notice'
import { Form } from 'react-router'
import { orderHref } from '../../kit/lists/order-href.ts'
import { OrderPanel } from './order-panel.tsx'

interface Props {
  order: OrderDetail
  isBusy: boolean
}

/** Asks an approver for an answer, or tells everyone else whose answer the order waits for. */
export function ApprovalPanel({ order, isBusy }: Props) {
  const { approval, status, placedBy, totalCents, number } = order
  if (!approval || status !== 'awaiting-approval') return null
  if (!approval.canAnswer)
    return (
      <Notice
        kind="info"
        title={`Waiting for approval${approval.approvers.length > 0 ? ` by ${approval.approvers.join(' or ')}` : ''}`}
      >
        {approval.reason} Nothing is charged or reserved yet.
      </Notice>
    )
  return (
    <section aria-labelledby="approval" className="grid gap-4 border border-ink bg-surface p-5 tablet:p-6">
      <h2 id="approval" className="text-2xl">
        Approve this order?
      </h2>
      <p className="max-w-prose">
        {placedBy ?? 'A team member'} ordered for {formatMoney(totalCents)}. {approval.reason} If you approve, we
        reserve the items and start the order.{order.paymentText && ` Payment: ${order.paymentText}.`}
      </p>
      <Form method="post" className="grid gap-4">
        <input type="hidden" name="intent" value="approve" />
        <TextField name="comment" label="Note to your team member" isOptional maxLength={300} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" kind="primary" isBusy={isBusy}>
            Approve order
          </Button>
          <LinkButton href={`${orderHref(number)}?do=decline`}>Decline</LinkButton>
        </div>
      </Form>
    </section>
  )
}

interface DeclineProps {
  number: string
  back: string
  isBusy: boolean
  problem: string | undefined
  typed: Readonly<Record<string, string>>
  fields: Readonly<Record<string, string>>
}

export const DeclineForm = ({ number, back, isBusy, problem, typed, fields }: DeclineProps) => (
  <OrderPanel title={`Decline order ${number}?`} problem={problem}>
    <p className="max-w-prose">Nothing is charged. We’ll email your reason to the person who placed the order.</p>
    <Form method="post" className="grid gap-4">
      <input type="hidden" name="intent" value="decline" />
      <TextField
        name="reason"
        label="Reason"
        maxLength={300}
        required
        defaultValue={typed.reason}
        error={fields.reason}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="danger" isBusy={isBusy}>
          Decline order
        </Button>
        <LinkButton href={back} kind="quiet">
          Back
        </LinkButton>
      </div>
    </Form>
  </OrderPanel>
)
