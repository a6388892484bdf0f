import { operations } from '@tessera/contract/platform/operations'
import type { Sheet } from '@tessera/domain/orders/sheet'
import { changePayment, deletePayment } from '@tessera/domain/payments/change-payment'
import { createPayment } from '@tessera/domain/payments/create-payment'
import type { Debit } from '@tessera/domain/payments/spending-account'
import { fail } from '@tessera/server/api-error'
import type { Body } from '@tessera/server/call'
import type { Json } from '@tessera/server/json'
import { sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import { chosenID } from '../engine/crud.ts'
import { checkAllowed } from '../identity/guard.ts'
import { refuseCardNumbers } from '../me/card-number.ts'
import { checkCard } from '../orders/check-card.ts'
import { agreed, type Desk, putThrough, uncounted } from '../orders/desk.ts'
import { givenPayment } from '../orders/given-payment.ts'
import { contextFor } from '../orders/payments.ts'
import { orderPlace } from '../orders/place.ts'
import { recordTransaction } from '../orders/transactions.ts'
import { type Part as Done, recordEvents } from '../record-event.ts'
import { paymentStatusOf } from './payment-status.ts'

/** The operations that the audit and event receivers see. */
type Part = 'Payments.Create' | 'Payments.Patch' | 'Payments.Delete' | 'Payments.CreateTransaction'

interface Paid {
  sheet: Sheet
  debits: Debit[]
  /** The operations done, with payment ID and body. */
  parts: [Part, paymentID: string, body: Body][]
}

/**
 * Leaves the order with this payment only: payments of earlier attempts are removed, or the order would be paid twice.
 * An existing payment of this ID is kept, so the call can be repeated.
 */
export async function pay(call: PlatformCall): Promise<Json> {
  const { Payment: payment, Transaction: transaction } = call.body as { Payment: Body; Transaction: Body }
  refuseCardNumbers(payment)
  const desk = await orderPlace.take(call, uncounted)
  const id = await chosenID({ ...call, body: payment })
  const paid = await settled(call, without(desk, id), desk, id, payment)
  if (paid.parts.length > 0) await putThrough(call, desk, { ...nothing, ...paid })
  if (paid.parts.some(([part]) => part === 'Payments.Create')) await writeBeside(call, desk, id, payment)
  if (await isFirst(call, desk, id)) {
    await recordTransaction({ ...call, body: transaction }, desk.open.uid, id)
    paid.parts.push(['Payments.CreateTransaction', id, transaction])
  }
  await recordEvents(
    call,
    paid.parts.map((part) => asEvent(call, part)),
  )
  return paymentStatusOf({ open: desk.open, sheet: paid.sheet })
}

const nothing = { stock: [], redeemed: [], unredeemed: [] }

function without({ sheet, caller }: Desk, id: string): Paid {
  const paid: Paid = { sheet, debits: [], parts: [] }
  for (const other of sheet.payments.filter((one) => one.id !== id)) {
    const gone = agreed(deletePayment(paid.sheet, other.id, { caller }))
    paid.sheet = gone.sheet
    paid.debits.push(...gone.debits)
    paid.parts.push(['Payments.Delete', other.id, {}])
  }
  return paid
}

async function settled(call: PlatformCall, before: Paid, desk: Desk, id: string, body: Body): Promise<Paid> {
  const known = before.sheet.payments.find((one) => one.id === id)
  if (known?.accepted) return before
  const given = known ? { accepted: true } : givenPayment(body)
  const context = await contextFor(call, desk, given)
  if (given.creditCardID) await checkCard(call, desk, given.creditCardID)
  const { sheet, debits } = agreed(
    known ? changePayment(before.sheet, id, given, context) : createPayment(before.sheet, id, given, context),
  )
  const part: Paid['parts'][number] = known ? ['Payments.Patch', id, { Accepted: true }] : ['Payments.Create', id, body]
  return { sheet, debits: [...before.debits, ...debits].toSorted(byAccount), parts: [...before.parts, part] }
}

/** Sorts by account, so that accounts are always locked in the same order. */
const byAccount = (one: Debit, other: Debit): number => (one.spendingAccountID < other.spendingAccountID ? -1 : 1)

/** Writes the columns that no rule reads. */
const writeBeside = ({ db }: PlatformCall, { open }: Desk, id: string, { Description, xp }: Body): Promise<void> =>
  db.send(sql`
    update payments set description = ${Description ?? null}, xp = ${xp ? JSON.stringify(xp) : null}::jsonb
    where order_uid = ${open.uid} and id = ${id}`)

async function isFirst({ db }: PlatformCall, { open, sheet }: Desk, id: string): Promise<boolean> {
  if (!sheet.payments.some((one) => one.id === id)) return true
  const there = await db.find(
    sql`select from payment_transactions where order_uid = ${open.uid} and payment_id = ${id} limit 1`,
  )
  return there === undefined
}

function asEvent(call: PlatformCall, [part, paymentID, body]: Paid['parts'][number]): Done {
  const operation = operations.find(({ id }) => id === part) ?? fail('ServerError')
  const params = { ...call.params, paymentID }
  checkAllowed(call.actor, operation, params)
  return { operation, params, body }
}
