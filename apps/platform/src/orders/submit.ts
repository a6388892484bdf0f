import type { Problem } from '@tessera/domain/order-model/problem'
import { cancelOrder } from '@tessera/domain/orders/cancel'
import { completeOrder } from '@tessera/domain/orders/complete-order'
import { findRefreshed } from '@tessera/domain/orders/refresh'
import { submitOrder } from '@tessera/domain/orders/submit-order'
import { type SubmitContext, validateOrder } from '@tessera/domain/orders/validate-order'
import { ApiError } from '@tessera/server/api-error'
import type { Queryable } from '@tessera/server/database'
import type { JsonText } from '@tessera/server/json-text'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { announceSubmitted } from '../checkout/announce-submitted.ts'
import { paymentStatusOf } from '../order-payment/payment-status.ts'
import { applyPromotions } from './apply-promotions.ts'
import { completeShippedOrders } from './complete-if-shipped.ts'
import { type LockedOrder, orThrow, saveWithBookings, saveWithBookingsAndShow } from './locked-order.ts'
import type { OrderRecord } from './order-record.ts'
import type { OrderTarget } from './order-target.ts'
import { readAccounts } from './read-accounts.ts'

/** Submit, validate, cancel and complete, in four steps: lock, decide, write, announce. */
export function submitHandlers(target: OrderTarget): PlatformHandlers {
  return {
    [target.operationID('Order', 'Submit')]: (call) => submit(target, call, saveWithBookingsAndShow),
    [target.operationID('Order', 'Validate')]: async (call) => {
      const problems = await submitProblems(call, await target.lock(call))
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
): Promise<Answer> {
  const { locked, context } = await prepareSubmission(call, await target.lock(call))
  const booking = orThrow(submitOrder(locked.state, locked.catalog.offers, context))
  const extraColumns = { submitted_by_seller: sql`${locked.caller.isSeller}` }
  const answer = await write(call, locked, booking, { storesCopies: true, extraColumns })
  if (booking.state.promotions.length > 0) await storePromotionCopies(call.db, locked.record)
  await completeShippedOrders(call.db, [{ ...locked.record, state: booking.state }], call.now)
  if (context.hasCheckoutEvent) await announceSubmitted(call.db, locked.record.uid)
  return answer
}

/** Submits like Orders.Submit and answers what the checkout needs to know, without reading the order again. */
export const submitForPaymentStatus = (target: OrderTarget, call: PlatformCall): Promise<JsonText> =>
  submit(target, call, async (call, locked, booking, options) => {
    await saveWithBookings(call, locked, booking, options)
    return paymentStatusOf({ record: locked.record, state: booking.state })
  })

/** Lists the reasons why the order cannot be submitted as it is. */
export async function submitProblems(call: PlatformCall, taken: LockedOrder): Promise<readonly Problem[]> {
  const { locked, context } = await prepareSubmission(call, taken)
  return validateOrder(locked.state, locked.catalog.offers, context)
}

/** Reprices the order, re-applies promotions and reads what the submission depends on. */
async function prepareSubmission(
  call: PlatformCall,
  taken: LockedOrder,
): Promise<{ locked: LockedOrder; context: SubmitContext }> {
  const { record, catalog, caller } = taken
  const refreshed = findRefreshed(taken.state, catalog.offers, call.now)?.state ?? taken.state
  const [{ state, problems }, facts, accounts] = await Promise.all([
    applyPromotions(call.db, record, refreshed, catalog, call.now),
    readSubmissionFacts(call, taken),
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
  return { locked: { ...taken, state }, context }
}

/** Stores copies of the promotions as of the submission. */
const storePromotionCopies = (db: Queryable, { marketplace, uid }: OrderRecord): Promise<void> =>
  db.send(sql`
    update order_promotions a set promotion = to_jsonb(p)
    from promotions p
    where a.order_uid = ${uid} and p.marketplace_id = ${marketplace} and p.id = a.promotion_id`)

interface SubmissionFacts {
  currency: string | null
  hasCheckoutEvent: boolean
  isCheckoutOnly: boolean
}

async function readSubmissionFacts({ db, actor }: PlatformCall, { record }: LockedOrder): Promise<SubmissionFacts> {
  const row = await db.find<SubmissionFacts>(sql`
    select user_locale(${record.marketplace}, 'buyer', ${record.buyerID}, ${record.userID}) ->> 'Currency' as currency,
      exists (
        select from api_clients c
        where c.marketplace_id = ${record.marketplace} and c.id = ${record.clientID} and c.order_checkout_integration_event_id is not null) as "hasCheckoutEvent",
      exists (
        select from api_clients c
        where c.marketplace_id = ${record.marketplace} and c.id in (${record.clientID}, ${actor.clientID}) and c.checkout_only) as "isCheckoutOnly"`)
  if (!row) throw new Error('A select without a from clause answers one row.')
  return row
}
