import type { JsonObject as Plain } from '@tessera/domain/order-model/order-state'
import { changePayment, deletePayment } from '@tessera/domain/payments/change-payment'
import { createPayment } from '@tessera/domain/payments/create-payment'
import type { PaymentContext, PaymentInput, RefundedReturn } from '@tessera/domain/payments/payment-change'
import { fail, notFound } from '@tessera/server/api-error'
import { pathParameter } from '@tessera/server/call'
import type { JsonText } from '@tessera/server/json-text'
import { join, sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { chosenID } from '../engine/crud.ts'
import { listPage } from '../engine/list-page.ts'
import { isCheckoutOnly } from '../identity/checkout-only.ts'
import { refuseCardNumbers } from '../me/card-number.ts'
import { completeRefundedReturn, findRefundedReturn } from '../order-returns/refund-return.ts'
import { checkCard } from './check-card.ts'
import { type LockedOrder, orThrow, saveWithBookings, withoutStock } from './locked-order.ts'
import { mergeXp } from './merge-xp.ts'
import { paymentTable } from './order-table.ts'
import { findTargetUid, type OrderTarget } from './order-target.ts'
import { readAccounts } from './read-accounts.ts'
import { readPaymentInput } from './read-payment-input.ts'
import { renamePaymentRow } from './rename-parts.ts'
import { findPaymentJson } from './show-order.ts'

/** A payment takes no stock and uses no promotion. */
const noStockOrPromotions = { stock: [], redeemed: [], unredeemed: [] }

/** Payments of an order. The domain decides amounts and permissions; spending accounts are booked with the write. */
export function paymentHandlers(target: OrderTarget): PlatformHandlers {
  const paymentID = (call: PlatformCall) => pathParameter(call, 'paymentID')
  return {
    [target.operationID('Payment', 'List')]: async (call) => {
      const uid = await findTargetUid(target, call)
      return listPage(call, { table: paymentTable, from: sql`payments t`, where: sql`t.order_uid = ${uid}` })
    },
    [target.operationID('Payment', 'Get')]: async (call) =>
      getPayment(call, await findTargetUid(target, call), paymentID(call)),
    [target.operationID('Payment', 'Create')]: async (call) => addPayment(call, await target.lock(call, withoutStock)),
    [target.operationID('Payment', 'Patch')]: async (call) =>
      updatePayment(call, await target.lock(call, withoutStock), paymentID(call)),
    [target.operationID('Payment', 'Delete')]: async (call) => {
      const locked = await target.lock(call, withoutStock)
      const orderReturn = await refundedReturnOf(call, locked, paymentID(call))
      const context = { caller: locked.caller, orderReturn }
      const { state, debits } = orThrow(deletePayment(locked.state, paymentID(call), context))
      await saveWithBookings(call, locked, { ...noStockOrPromotions, state, debits })
      return undefined
    },
  }
}

export async function getPayment({ db }: PlatformCall, uid: string | null, id: string): Promise<JsonText> {
  const found = await findPaymentJson(db, uid, id)
  if (!found) throw notFound('Payment', id)
  return found
}

async function addPayment(call: PlatformCall, locked: LockedOrder): Promise<JsonText> {
  refuseCardNumbers(call.body)
  const id = await chosenID(call)
  if (locked.state.payments.some((payment) => payment.id === id))
    fail('IdExists', { ObjectType: 'Payment', ObjectID: id })
  const input = readPaymentInput(call.body)
  const context = await contextFor(call, locked, input, id)
  const { state, debits } = orThrow(createPayment(locked.state, id, input, context))
  if (input.creditCardID) await checkCard(call, locked, input.creditCardID)
  await saveWithBookings(call, locked, { ...noStockOrPromotions, state, debits })
  await writeDescription(call, locked, id)
  if (input.orderReturnID) await completeRefundedReturn(call, locked, state, input.orderReturnID)
  return getPayment(call, locked.record.uid, id)
}

async function updatePayment(call: PlatformCall, locked: LockedOrder, id: string): Promise<JsonText> {
  refuseCardNumbers(call.body)
  const input = readPaymentInput(call.body)
  const { state, debits } = orThrow(changePayment(locked.state, id, input, await contextFor(call, locked, input, id)))
  const renamed = await renamePaymentRow(call, { id, locked, state })
  await saveWithBookings(call, renamed.locked, { ...noStockOrPromotions, state: renamed.state, debits })
  await writeDescription(call, locked, renamed.id)
  const returnID = state.payments.find((one) => one.id === id)?.orderReturnID
  if (returnID) await completeRefundedReturn(call, renamed.locked, renamed.state, returnID)
  return getPayment(call, locked.record.uid, renamed.id)
}

export const contextFor = async (
  call: PlatformCall,
  locked: LockedOrder,
  input: PaymentInput,
  id: string,
): Promise<PaymentContext> => {
  const { db, now, actor } = call
  const { record, caller } = locked
  const { spendingAccountID } = input
  return {
    now,
    caller,
    orderReturn: await refundedReturnOf(call, locked, id, input.orderReturnID),
    accounts: await readAccounts(db, record, spendingAccountID ? [spendingAccountID] : []),
    // the seller may accept payments of every order
    isCheckoutOnly:
      !caller.isSeller && (await isCheckoutOnly(db, record.marketplace, [record.clientID, actor.clientID])),
  }
}

/** The return of a refund, by the payment's own ID or the one in the request. */
async function refundedReturnOf(
  { db }: PlatformCall,
  { record, state }: LockedOrder,
  paymentID: string,
  given?: string | null,
): Promise<RefundedReturn | undefined> {
  const returnID = state.payments.find(({ id }) => id === paymentID)?.orderReturnID ?? given
  return returnID ? findRefundedReturn(db, record, returnID) : undefined
}

/** Writes the columns that no rule reads. */
async function writeDescription({ db, body }: PlatformCall, { record }: LockedOrder, id: string): Promise<void> {
  const { Description: description, xp } = body
  if (description === undefined && xp === undefined) return
  const where = sql`order_uid = ${record.uid} and id = ${id}`
  const stored = await db.find<{ xp: Plain | null }>(sql`select xp from payments where ${where}`)
  const merged = xp && mergeXp(xp as Plain, stored?.xp)
  const set = [
    ...(description === undefined ? [] : [sql`description = ${description}`]),
    ...(xp === undefined ? [] : [sql`xp = ${merged ? JSON.stringify(merged) : null}::jsonb`]),
  ]
  await db.rows(sql`update payments set ${join(set)} where ${where}`)
}
