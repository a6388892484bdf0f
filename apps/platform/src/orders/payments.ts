import type { Json as Plain } from '@tessera/domain/orders/sheet'
import { changePayment, deletePayment } from '@tessera/domain/payments/change-payment'
import { createPayment } from '@tessera/domain/payments/create-payment'
import type { GivenPayment, PaymentContext } from '@tessera/domain/payments/payment-change'
import { fail, notFound } from '@tessera/server/api-error'
import { parameter } from '@tessera/server/call'
import type { Json } from '@tessera/server/json'
import { join, sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { chosenID } from '../engine/crud.ts'
import { listFull } from '../engine/list.ts'
import { isCheckoutOnly } from '../identity/checkout-only.ts'
import { refuseCardNumbers } from '../me/card-number.ts'
import { checkCard } from './check-card.ts'
import { agreed, type Desk, putThrough, uncounted } from './desk.ts'
import { givenPayment } from './given-payment.ts'
import { mergedXp } from './merged-xp.ts'
import { paymentTable } from './order-table.ts'
import { type Place, uidAt } from './place.ts'
import { readAccounts } from './read-accounts.ts'
import { findPaymentJson } from './show-order.ts'

/** A payment takes no stock and uses no promotion. */
const nothing = { stock: [], redeemed: [], unredeemed: [] }

/** Payments of an order. The domain decides amounts and permissions; spending accounts are booked with the write. */
export function paymentHandlers(place: Place): PlatformHandlers {
  const paymentID = (call: PlatformCall) => parameter(call, 'paymentID')
  return {
    [place.name('Payment', 'List')]: async (call) => {
      const uid = await uidAt(place, call)
      return listFull(call, { table: paymentTable, from: sql`payments t`, where: sql`t.order_uid = ${uid}` })
    },
    [place.name('Payment', 'Get')]: async (call) => getPayment(call, await uidAt(place, call), paymentID(call)),
    [place.name('Payment', 'Create')]: async (call) => create(call, await place.take(call, uncounted)),
    [place.name('Payment', 'Patch')]: async (call) => change(call, await place.take(call, uncounted), paymentID(call)),
    [place.name('Payment', 'Delete')]: async (call) => {
      const desk = await place.take(call, uncounted)
      const { sheet, debits } = agreed(deletePayment(desk.sheet, paymentID(call), { caller: desk.caller }))
      await putThrough(call, desk, { ...nothing, sheet, debits })
      return undefined
    },
  }
}

export async function getPayment({ db }: PlatformCall, uid: string | null, id: string): Promise<Json> {
  const found = await findPaymentJson(db, uid, id)
  if (!found) throw notFound('Payment', id)
  return found
}

async function create(call: PlatformCall, desk: Desk): Promise<Json> {
  refuseCardNumbers(call.body)
  const id = await chosenID(call)
  if (desk.sheet.payments.some((payment) => payment.id === id))
    fail('IdExists', { ObjectType: 'Payment', ObjectID: id })
  const given = givenPayment(call.body)
  const { sheet, debits } = agreed(createPayment(desk.sheet, id, given, await contextFor(call, desk, given)))
  if (given.creditCardID) await checkCard(call, desk, given.creditCardID)
  await putThrough(call, desk, { ...nothing, sheet, debits })
  await writeBeside(call, desk, id)
  return getPayment(call, desk.open.uid, id)
}

async function change(call: PlatformCall, desk: Desk, id: string): Promise<Json> {
  refuseCardNumbers(call.body)
  const given = givenPayment(call.body)
  const { sheet, debits } = agreed(changePayment(desk.sheet, id, given, await contextFor(call, desk, given)))
  await putThrough(call, desk, { ...nothing, sheet, debits })
  await writeBeside(call, desk, id)
  return getPayment(call, desk.open.uid, id)
}

export const contextFor = async (
  { db, now, actor }: PlatformCall,
  { open, caller }: Desk,
  { spendingAccountID }: GivenPayment,
): Promise<PaymentContext> => ({
  now,
  caller,
  accounts: await readAccounts(db, open, spendingAccountID ? [spendingAccountID] : []),
  // the seller may accept payments of every order
  isCheckoutOnly: !caller.isSeller && (await isCheckoutOnly(db, open.marketplace, [open.clientID, actor.clientID])),
})

/** Writes the columns that no rule reads. */
async function writeBeside({ db, body }: PlatformCall, { open }: Desk, id: string): Promise<void> {
  const { Description: description, xp } = body
  if (description === undefined && xp === undefined) return
  const where = sql`order_uid = ${open.uid} and id = ${id}`
  const stored = await db.find<{ xp: Plain | null }>(sql`select xp from payments where ${where}`)
  const merged = xp && mergedXp(xp as Plain, stored?.xp)
  const set = [
    ...(description === undefined ? [] : [sql`description = ${description}`]),
    ...(xp === undefined ? [] : [sql`xp = ${merged ? JSON.stringify(merged) : null}::jsonb`]),
  ]
  await db.rows(sql`update payments set ${join(set)} where ${where}`)
}
