import type { BillingDetail } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { Disclosure } from '@tessera/ui/disclosure'
import { TextAreaField, TextField } from '@tessera/ui/field'
import { formatDayAt, formatMoney } from '@tessera/ui/format'
import { Notice } from '@tessera/ui/notice'
import { useTimeZone } from '@tessera/ui/time-zone'
import { Form } from 'react-router'
import { type FormRefusal, fieldsOf } from '../../http/form-refusal.ts'
import { DisputedLines, DisputeLines } from './dispute-lines.tsx'
import { amountText } from './payable.ts'

interface Props {
  document: BillingDetail
  refusal: FormRefusal | undefined
  isBusy: boolean
}

/** Disputes an amount with a reason. Reminders pause meanwhile, and no money moves. */
export function DisputeForm({ document, refusal, isBusy }: Props) {
  if (document.disputedCents > 0) return <DisputedNotice document={document} isBusy={isBusy} />
  const { lines, openCents } = document
  const field = fieldsOf(refusal, { amount: lines.length > 0 ? '' : amountText(openCents) })
  return (
    <Disclosure summary="Dispute this invoice" isOpen={refusal !== undefined || undefined} className="border-t">
      <Form method="post" className="grid max-w-2xl justify-items-start gap-4">
        <input type="hidden" name="intent" value="dispute" />
        {lines.length > 0 && <DisputeLines lines={lines} field={field} />}
        <TextField
          label={lines.length > 0 ? 'Or one amount for the whole invoice' : 'Disputed amount'}
          {...field('amount')}
          hint={`Up to ${formatMoney(openCents)}. The rest stays due.`}
          inputMode="decimal"
          autoComplete="off"
          className="w-full"
          required={lines.length === 0}
        />
        <TextAreaField
          label="What’s wrong?"
          {...field('reason')}
          hint="For example: two boxes arrived broken, delivery ticket 4711."
          maxLength={500}
          className="w-full"
          required
        />
        <Button type="submit" isBusy={isBusy}>
          Submit dispute
        </Button>
      </Form>
    </Disclosure>
  )
}

function DisputedNotice({ document, isBusy }: Omit<Props, 'refusal'>) {
  const { disputedCents, disputedAt, disputeReason, disputedLines } = document
  const timeZone = useTimeZone()
  return (
    <Notice
      kind="warning"
      title={`${formatMoney(disputedCents)} in dispute${disputedAt ? ` since ${formatDayAt(disputedAt, timeZone, 0)}` : ''}`}
      action={
        <Form method="post">
          <input type="hidden" name="intent" value="withdraw" />
          <Button type="submit" size="Small" isBusy={isBusy}>
            Withdraw dispute
          </Button>
        </Form>
      }
    >
      {disputedLines.length > 0 && <DisputedLines lines={disputedLines} />}
      {disputeReason && <p>“{disputeReason}”</p>}
      <p className="text-stone">Reminders for this amount are paused while we review it.</p>
    </Notice>
  )
}
