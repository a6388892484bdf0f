import { cancelOrder } from '@tessera/domain/orders/cancel'
import { completeOrder } from '@tessera/domain/orders/fulfil'
import type { Problem } from '@tessera/domain/orders/problem'
import { findRefreshed } from '@tessera/domain/orders/refresh'
import { submitOrder } from '@tessera/domain/orders/submit'
import { type SubmitContext, validateSheet } from '@tessera/domain/orders/validate'
import { ApiError } from '@tessera/server/api-error'
import type { Queryable } from '@tessera/server/database'
import type { Json } from '@tessera/server/json'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { announceSubmitted } from '../checkout/announce-submitted.ts'
import { paymentStatusOf } from '../order-payment/payment-status.ts'
import { agreed, type Desk, putThrough, putThroughOrder } from './desk.ts'
import type { Place } from './place.ts'
import { readAccounts } from './read-accounts.ts'
import type { OpenSheet } from './read-sheet.ts'
import { settlePromotions } from './settle-promotions.ts'

/** Submit, validate, cancel and complete, in four steps: lock, decide, write, announce. */
export function submitHandlers(place: Place): PlatformHandlers {
  return {
    [place.name('Order', 'Submit')]: (call) => submit(place, call, putThroughOrder),
    [place.name('Order', 'Validate')]: async (call) => {
      const problems = await submitProblems(call, await place.take(call))
      if (problems.length > 0) throw new ApiError(problems)
      return undefined
    },
  }
}

export const statusHandlers = (place: Place): PlatformHandlers => ({
  'Orders.Cancel': async (call) => {
    const desk = await place.take(call)
    return putThroughOrder(call, desk, agreed(cancelOrder(desk.sheet, { now: call.now, caller: desk.caller })))
  },
  'Orders.Complete': async (call) => {
    const desk = await place.take(call)
    return putThroughOrder(call, desk, agreed(completeOrder(desk.sheet, { now: call.now, caller: desk.caller })))
  },
})

async function submit<Answer>(
  place: Place,
  call: PlatformCall,
  write: (...args: Parameters<typeof putThrough>) => Promise<Answer>,
): Promise<Answer> {
  const { desk, context } = await today(call, await place.take(call))
  const booking = agreed(submitOrder(desk.sheet, desk.catalogue.offers, context))
  const beside = { submitted_by_seller: sql`${desk.caller.isSeller}` }
  const answer = await write(call, desk, booking, { keepsCopies: true, beside })
  if (booking.sheet.promotions.length > 0) await keepPromotions(call.db, desk.open)
  if (context.hasCheckoutEvent) await announceSubmitted(call.db, desk.open.uid)
  return answer
}

/** Submits like Orders.Submit and answers what the checkout needs to know, without reading the order again. */
export const submitForPaymentStatus = (place: Place, call: PlatformCall): Promise<Json> =>
  submit(place, call, async (call, desk, booking, writing) => {
    await putThrough(call, desk, booking, writing)
    return paymentStatusOf({ open: desk.open, sheet: booking.sheet })
  })

/** Why it could not be submitted as it is. */
export async function submitProblems(call: PlatformCall, taken: Desk): Promise<readonly Problem[]> {
  const { desk, context } = await today(call, taken)
  return validateSheet(desk.sheet, desk.catalogue.offers, context)
}

/** Reprices the order, re-applies promotions and reads what the submission depends on. */
async function today(call: PlatformCall, taken: Desk): Promise<{ desk: Desk; context: SubmitContext }> {
  const { open, catalogue, caller } = taken
  const refreshed = findRefreshed(taken.sheet, catalogue.offers, call.now)?.sheet ?? taken.sheet
  const [{ sheet, problems }, facts, accounts] = await Promise.all([
    settlePromotions(call.db, open, refreshed, catalogue, call.now),
    readFacts(call, taken),
    readAccounts(call.db, open),
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
  return { desk: { ...taken, sheet }, context }
}

/** Stores copies of the promotions as of the submission. */
const keepPromotions = (db: Queryable, { marketplace, uid }: OpenSheet): Promise<void> =>
  db.send(sql`
    update order_promotions a set promotion = to_jsonb(p)
    from promotions p
    where a.order_uid = ${uid} and p.marketplace_id = ${marketplace} and p.id = a.promotion_id`)

interface Facts {
  currency: string | null
  hasCheckoutEvent: boolean
  isCheckoutOnly: boolean
}

async function readFacts({ db, actor }: PlatformCall, { open }: Desk): Promise<Facts> {
  const row = await db.find<Facts>(sql`
    select user_locale(${open.marketplace}, 'buyer', ${open.buyerID}, ${open.userID}) ->> 'Currency' as currency,
      exists (
        select from api_clients c
        where c.marketplace_id = ${open.marketplace} and c.id = ${open.clientID} and c.order_checkout_integration_event_id is not null) as "hasCheckoutEvent",
      exists (
        select from api_clients c
        where c.marketplace_id = ${open.marketplace} and c.id in (${open.clientID}, ${actor.clientID}) and c.checkout_only) as "isCheckoutOnly"`)
  if (!row) throw new Error('A select without a from clause answers one row.')
  return row
}
