import { getOperation } from '@tessera/contract/platform/get-operation'
import { callOperation } from '../../operations/call-operation.server.ts'
import { isAllowed, notHere } from '../../operations/read-operation.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import type { StaffOutcome } from '../../session/staff-work.server.ts'

const paramsOf = (orderID: string) => ({ direction: 'Incoming', orderID })

/** Whether this person may make orders to suppliers from it. */
export const maySplit = ({ caller }: Staff, orderID: string | null): boolean =>
  orderID !== null && isAllowed(caller, getOperation('Orders.Forward'), paramsOf(orderID))

/** Makes the missing orders to suppliers, and sends them if wanted. Both can be repeated and make nothing twice. */
export async function splitOrder(
  staff: Staff,
  { number, orderId }: { number: string; orderId: string | null },
  variant: string,
): Promise<StaffOutcome> {
  if (!orderId || !maySplit(staff, orderId)) throw notHere()
  const isSending = variant === 'send'
  const operation = getOperation(isSending ? 'Orders.Forward' : 'Orders.Split')
  const answer = await callOperation(staff.token, operation, { params: paramsOf(orderId) }).catch(() => undefined)
  if (answer?.isOk) return { about: number, done: isSending ? sentText : madeText }
  const problem = answer?.errors[0]?.Message ?? 'The platform didn’t respond. Try again; nothing is created twice.'
  return { about: number, problem }
}

const madeText = 'Supplier orders created. They haven’t been sent yet.'
const sentText = 'Orders sent to suppliers.'
