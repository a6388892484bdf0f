import type { BillingDetail } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { Disclosure } from '@tessera/ui/disclosure'
import { TextAreaField, TextField } from '@tessera/ui/field'
import { formatLongDay } from '@tessera/ui/format'
import { Form } from 'react-router'
import { type FormRefusal, fieldsOf } from '../../http/form-refusal.ts'

interface Props {
  document: BillingDetail
  refusal: FormRefusal | undefined
  isBusy: boolean
}

/** Schedules a reminder email for a chosen day. */
export function ReminderForm({ document, refusal, isBusy }: Props) {
  const { remindOn } = document
  const own = refusal?.typed.intent === 'remind' ? refusal : undefined
  const field = fieldsOf(own, { on: remindOn })
  return (
    <Disclosure
      summary={remindOn ? `Reminder set for ${formatLongDay(remindOn)}` : 'Remind me'}
      isOpen={own !== undefined || undefined}
      className="border-t"
    >
      <div className="flex flex-wrap items-end gap-3">
        <Form method="post" className="flex flex-wrap items-end gap-3">
          <input type="hidden" name="intent" value="remind" />
          <TextField label="On" type="date" {...field('on')} required />
          <Button type="submit" isBusy={isBusy}>
            Email me a reminder
          </Button>
        </Form>
        {remindOn && (
          <Form method="post">
            <input type="hidden" name="intent" value="remind-not" />
            <Button type="submit" kind="quiet" isBusy={isBusy}>
              Remove reminder
            </Button>
          </Form>
        )}
      </div>
    </Disclosure>
  )
}

/** Asks colleagues to pay, for users who may not pay themselves. */
export function PaymentRequestForm({ refusal, isBusy }: Omit<Props, 'document'>) {
  const own = refusal?.typed.intent === 'ask' ? refusal : undefined
  const field = fieldsOf(own)
  return (
    <Disclosure summary="Ask a team member to pay" isOpen={own !== undefined || undefined} className="border-t">
      <Form method="post" className="grid max-w-2xl justify-items-start gap-4">
        <input type="hidden" name="intent" value="ask" />
        <p className="text-stone">You don’t have permission to pay. We’ll email everyone on your account who does.</p>
        <TextAreaField label="Message" {...field('note')} maxLength={300} isOptional className="w-full" />
        <Button type="submit" isBusy={isBusy}>
          Send request
        </Button>
      </Form>
    </Disclosure>
  )
}
