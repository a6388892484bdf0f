import { resendDelivery, testDelivery } from '@tessera/contract/platform/additions/deliveries'
import { redirect } from 'react-router'
import { callOperation, type OperationAnswer } from '../../operations/call-operation.server.ts'
import { requireRight } from '../../operations/read-operation.server.ts'
import type { Staff } from '../../session/staff.server.ts'

export interface WireOutcome {
  problem: string
}

const problemOf = ({ errors }: OperationAnswer): WireOutcome => ({
  problem: errors[0]?.Message ?? 'The platform didn’t respond. Try again; it is done once.',
})

/** Sends the message of a delivery again under its ID. */
export async function resend(staff: Staff, deliveryID: string, form: FormData): Promise<WireOutcome> {
  requireRight(staff.caller, resendDelivery, { deliveryID })
  const idempotencyKey = String(form.get('key') ?? '')
  const answer = await callOperation(staff.token, resendDelivery, { params: { deliveryID }, idempotencyKey })
  if (!answer.isOk) return problemOf(answer)
  throw redirect(`/wire/messages/${encodeURIComponent(deliveryID)}?done=resent`)
}

/** Sends a test to a receiver, which is named `Webhook/orders`, and shows what becomes of it. */
export async function sendTest(staff: Staff, form: FormData, DeliveryID: string | null = null): Promise<WireOutcome> {
  requireRight(staff.caller, testDelivery, {})
  const [, Kind = '', ID = ''] = /^(\w+)\/(.+)$/.exec(String(form.get('receiver') ?? '')) ?? []
  if (!ID) return { problem: 'Choose a receiver.' }
  const answer = await callOperation(staff.token, testDelivery, {
    params: {},
    body: { Kind, ID, ...(DeliveryID && { DeliveryID }) },
    idempotencyKey: String(form.get('key') ?? ''),
  })
  if (!answer.isOk) return problemOf(answer)
  const [sent] = (answer.data as { DeliveryIDs: string[] }).DeliveryIDs
  throw redirect(sent ? `/wire/messages/${encodeURIComponent(sent)}?done=tested` : '/wire?view=tests')
}
