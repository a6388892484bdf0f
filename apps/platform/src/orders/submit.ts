import type { Problem } from '@tessera/domain/order-model/problem'
import { cancelOrder } from '@tessera/domain/orders/cancel'
import { completeOrder } from '@tessera/domain/orders/complete-order'
import { type ApprovalRule, newApprovals } from '@tessera/domain/orders/new-approvals'
import { openOutgoing, outgoingProblems } from '@tessera/domain/orders/open-outgoing'
import { findRefreshed } from '@tessera/domain/orders/refresh'
import { type OrderBooking, submitOrder } from '@tessera/domain/orders/submit-order'
import { type SubmitContext, validateOrder } from '@tessera/domain/orders/validate-order'
import { summedDebits } from '@tessera/domain/payments/spending-account'
import { ApiError } from '@tessera/server/api-error'
import type { Queryable } from '@tessera/server/database'
import type { JsonText } from '@tessera/server/json-text'
import { type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { submitterOf } from '../approvals/approval-rules-of.ts'
import { replaceApprovals } from '../approvals/write-approvals.ts'
import { announceOrder } from '../checkout/announce-order.ts'
import { promotionJson } from '../engine/redemption-total.ts'
import { paymentStatusOf } from '../order-payment/payment-status.ts'
import { forwardAutomatically } from '../suppliers/forward-automatically.ts'
import { applyPromotions } from './apply-promotions.ts'
import {
  type LockedOrder,
  orThrow,
  type ProductScope,
  saveWithBookings,
  saveWithBookingsAndShow,
} from './locked-order.ts'
import type { OrderRecord } from './order-record.ts'
import type { OrderTarget } from './order-target.ts'
import { readAccounts } from './read-accounts.ts'
import { readPromotionFacts } from './read-promotion-facts.ts'
import { readSubmissionFacts, submissionColumn } from './submission-facts.ts'
import { writeOpened } from './write-opened.ts'
import type { WriteOptions } from './write-order-state.ts'

const wholeOrder = (call: PlatformCall): ProductScope => ({
  keepsUnavailable: true,
  columns: { submission: submissionColumn(call) },
})

/** A payment that is written with the submission. */
type PayLocked = (
  locked: LockedOrder,
) => Promise<(Pick<OrderBooking, 'state' | 'debits'> & Pick<WriteOptions, 'paymentText'>) | undefined>

/** Submit, validate, cancel and complete, in four steps: lock, decide, write, announce. */
export function submitHandlers(target: OrderTarget): PlatformHandlers {
  return {
    [target.operationID('Order', 'Submit')]: (call) => submit(target, call, saveWithBookingsAndShow),
    [target.operationID('Order', 'Validate')]: async (call) => {
      const problems = await submitProblems(call, await target.lock(call, wholeOrder(call)))
      if (problems.length > 0) throw new ApiError(problems)
      return undefined
    },
  }
}

export const statusHandlers = (target: OrderTarget): PlatformHandlers => ({
  'Orders.Cancel': async (call) => {
    const locked = await target.lock(call)
    return saveWithBookingsAndShow(
      call,
      locked,
      orThrow(cancelOrder(locked.state, { now: call.now, caller: locked.caller })),
    )
  },
  'Orders.Complete': async (call) => {
    const locked = await target.lock(call)
    return saveWithBookingsAndShow(
      call,
      locked,
      orThrow(completeOrder(locked.state, { now: call.now, caller: locked.caller })),
    )
  },
})

async function submit<Answer>(
  target: OrderTarget,
  call: PlatformCall,
  write: (...args: Parameters<typeof saveWithBookings>) => Promise<Answer>,
  pay?: PayLocked,
): Promise<Answer> {
  const unpaid = await target.lock(call, wholeOrder(call))
  const paid = await pay?.(unpaid)
  const taken = paid ? { ...unpaid, state: paid.state } : unpaid
  if (taken.record.side === 'seller') return sendToSupplier(call, taken, write)
  const { locked, context, rules } = await prepareSubmission(call, taken)
  const approvals = await approvalsFor(call, locked, rules)
  const approvalsRequired = approvals.filter(({ isApproved }) => !isApproved).map(({ ruleID }) => ruleID)
  const submitted = orThrow(submitOrder(locked.state, locked.catalog.offers, { ...context, approvalsRequired }))
  const booking = paid ? { ...submitted, debits: summedDebits([...paid.debits, ...submitted.debits]) } : submitted
  const isOpen = approvalsRequired.length === 0
  const extraColumns = { submitted_by_seller: sql`${locked.caller.isSeller}` }
  // a waiting order is not submitted yet, so it has no copies: it may go back to its owner
  const options = { storesCopies: isOpen, extraColumns, ...(paid && { paymentText: paid.paymentText }) }
  const { answer, state } = await writeOpened(call, locked, booking, options, write)
  if (approvals.length > 0 || locked.state.order.dateDeclined)
    await replaceApprovals(call, locked.record, approvals, submitterOf(call, locked.record))
  if (isOpen && state.promotions.length > 0) await storePromotionCopies(call.db, locked.record)
  await forwardAutomatically(call, locked.record, state, locked.catalog.offers)
  if (context.hasCheckoutEvent)
    await announceOrder(call.db, locked.record.uid, isOpen ? 'ordersubmit' : 'ordersubmitforapproval')
  return answer
}

async function sendToSupplier<Answer>(
  call: PlatformCall,
  taken: LockedOrder,
  write: (...args: Parameters<typeof saveWithBookings>) => Promise<Answer>,
): Promise<Answer> {
  const booking = orThrow(openOutgoing(taken.state, { now: call.now, caller: taken.caller }))
  return (await writeOpened(call, taken, booking, { storesCopies: true }, write)).answer
}

/** Most buyers have no rules; then nothing more is read. */
async function approvalsFor(
  call: PlatformCall,
  { record, state, catalog }: LockedOrder,
  rules: readonly ApprovalRule[],
) {
  if (rules.length === 0) return []
  return newApprovals(rules, [], await readPromotionFacts(call.db, record, state, catalog, call.now))
}

/**
 * Submits like Orders.Submit and answers what the checkout needs to know, without reading the order again. `pay` decides
 * about a payment of the locked order, and `alsoWrite` returns what is stored with the reply.
 */
export const submitForPaymentStatus = (
  target: OrderTarget,
  call: PlatformCall,
  { pay, alsoWrite }: { pay: PayLocked; alsoWrite: (reply: JsonText) => Promise<readonly Sql[]> },
): Promise<JsonText> => {
  const write = async (...[call, locked, booking, options]: Parameters<typeof saveWithBookings>) => {
    const reply = paymentStatusOf({ record: locked.record, state: booking.state })
    await saveWithBookings(call, locked, booking, { ...options, also: await alsoWrite(reply) })
    return reply
  }
  return submit(target, call, write, pay)
}

/** Lists the reasons why the order cannot be submitted as it is. */
export async function submitProblems(call: PlatformCall, taken: LockedOrder): Promise<readonly Problem[]> {
  if (taken.record.side === 'seller') return outgoingProblems(taken.state)
  const { locked, context } = await prepareSubmission(call, taken)
  return validateOrder(locked.state, locked.catalog.offers, context)
}

/** Reprices the order, re-applies promotions and reads what the submission depends on. */
async function prepareSubmission(
  call: PlatformCall,
  taken: LockedOrder,
): Promise<{ locked: LockedOrder; context: SubmitContext; rules: readonly ApprovalRule[] }> {
  const { record, catalog, caller } = taken
  const refreshed = findRefreshed(taken.state, catalog.offers, call.now)?.state ?? taken.state
  const [{ state, problems }, facts, accounts] = await Promise.all([
    applyPromotions(call, record, refreshed, catalog),
    taken.record.submission ?? readSubmissionFacts(call, taken.record.uid),
    readAccounts(call.db, record),
  ])
  const context: SubmitContext = {
    now: call.now,
    caller,
    accounts,
    userCurrency: facts.currency,
    hasCheckoutEvent: facts.hasCheckoutEvent,
    isCheckoutOnly: facts.isCheckoutOnly,
    promotionProblems: problems as Problem[],
    approvalsRequired: [],
  }
  return { locked: { ...taken, state }, context, rules: facts.rules ?? [] }
}

/** Stores copies of the promotions as of the submission. */
export const storePromotionCopies = (db: Queryable, { marketplace, uid }: OrderRecord): Promise<void> =>
  db.send(sql`
    update order_promotions a set promotion = ${promotionJson(sql`p`)}
    from promotions p
    where a.order_uid = ${uid} and p.marketplace_id = ${marketplace} and p.id = a.promotion_id`)
