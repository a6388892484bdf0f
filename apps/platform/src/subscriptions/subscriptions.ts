import { Subscription, subscriptions } from '@tessera/contract/platform/orders/subscriptions'
import { fail, notFound } from '@tessera/server/api-error'
import { pathParameter, type Reply } from '@tessera/server/call'
import type { Queryable } from '@tessera/server/database'
import type { JsonText } from '@tessera/server/json-text'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { fullRow } from '../engine/column-assignments.ts'
import { chosenID, crud, getRecord, insertRecord } from '../engine/crud.ts'
import { checkID } from '../engine/ids.ts'
import { listPage } from '../engine/list-page.ts'
import { handlerOf } from '../engine/with-rules.ts'
import { sellerFor } from '../orders/create-order.ts'
import { checkParts, type Subscriber } from './check-parts.ts'
import { findSubscriptionUid, getSubscriptionUid, type SubscriptionTarget } from './find-subscription.ts'
import { refreshPrices } from './items.ts'
import { subscriptionTable } from './subscription-tables.ts'

const generic = crud(subscriptions)

/** Subscriptions under `/me` and those that sellers manage for others. */
export function subscriptionHandlers(target: SubscriptionTarget): PlatformHandlers {
  const named = (verb: string) => target.operationID('Subscription', verb)
  return {
    [named('List')]: (call) =>
      listPage(call, { table: subscriptionTable, from: sql`subscriptions t`, where: target.isReachable(call) }),
    [named('Get')]: async (call) => {
      await refreshPrices(call, await getSubscriptionUid(target, call))
      return getRecord(subscriptionTable, call, pathParameter(call, 'subscriptionID'))
    },
    [named('Create')]: async (call) => createSubscription(target, call, await chosenID(call)),
    [named('Save')]: async (call) => {
      const uid = await findSubscriptionUid(target, call)
      if (uid) return changeSubscription(call, uid, 'Save')
      return createSubscription(target, call, checkID(pathParameter(call, 'subscriptionID')))
    },
    [named('Patch')]: async (call) => changeSubscription(call, await getSubscriptionUid(target, call), 'Patch'),
    [named('Delete')]: async (call) => {
      await getSubscriptionUid(target, call)
      return handlerOf(generic, 'Subscriptions.Delete')(call)
    },
  }
}

async function createSubscription(target: SubscriptionTarget, call: PlatformCall, id: string): Promise<JsonText> {
  const subscriber = target.isOwn ? callerAsSubscriber(call) : await namedSubscriber(call)
  await checkParts(call, subscriber, call.body)
  const { ToCompanyID: to } = call.body
  const ToCompanyID =
    typeof to === 'string' ? await sellerFor(call, { companyID: subscriber.buyerID }, to) : call.actor.marketplace
  const body = { ...call.body, FromCompanyID: subscriber.buyerID, ToCompanyID }
  const made = await insertRecord(subscriptionTable, call, id, [
    ...fullRow(subscriptionTable, body),
    { column: 'user_uid', value: sql`${subscriber.userKey}` },
  ])
  await call.db.rows(sql`
    update subscriptions set anchor_day = ${dayOfMonth} where marketplace_id = ${call.actor.marketplace} and id = ${id}`)
  return made
}

const dayOfMonth = sql`extract(day from next_order_date at time zone 'UTC')::int`

const callerAsSubscriber = ({ actor }: PlatformCall): Subscriber => ({
  marketplace: actor.marketplace,
  buyerID: actor.companyID,
  userID: actor.userID,
  userKey: actor.userKey,
  isGuest: actor.orderID !== undefined,
})

/** Sellers subscribe for a buyer's user: the orders it makes are that user's carts, so both order roles are needed. */
async function namedSubscriber({ db, actor, body }: PlatformCall): Promise<Subscriber> {
  const { FromCompanyID: buyerID, FromUserID: userID } = body
  if (typeof buyerID !== 'string' || typeof userID !== 'string') return fail('Subscription.CreateRequiresFromUser')
  const needed = ['OrderAdmin', 'UnsubmittedOrderReader']
  if (!actor.roles.has('FullAccess') && !needed.every((role) => actor.roles.has(role)))
    fail('Auth.InsufficientRoles', { AssignedRoles: [...actor.roles], RolesWithAccess: ['FullAccess', ...needed] })
  const user = await db.find<{ userKey: string }>(sql`
    select uid::text as "userKey" from users
    where marketplace_id = ${actor.marketplace} and company_type = 'buyer' and company_id = ${buyerID} and id = ${userID}`)
  if (!user) throw notFound('User', userID)
  return { marketplace: actor.marketplace, buyerID, userID, userKey: user.userKey, isGuest: false }
}

/** The subscriber and the seller stay those of the creation. */
async function changeSubscription(call: PlatformCall, uid: string, verb: 'Save' | 'Patch'): Promise<Reply> {
  const known = await call.db.find<Subscriber & { FromCompanyID: string; ToCompanyID: string } & OrderRhythm>(sql`
    select t.marketplace_id as marketplace, t.from_company_id as "buyerID", u.id as "userID", u.uid::text as "userKey", false as "isGuest",
      t.from_company_id as "FromCompanyID", t.to_company_id as "ToCompanyID", t.next_order_date::text as date, t.interval
    from subscriptions t join users u on u.uid = t.user_uid where t.uid = ${uid}`)
  if (!known) throw notFound(Subscription.title, pathParameter(call, 'subscriptionID'))
  const { FromCompanyID, ToCompanyID, date, interval, ...subscriber } = known
  await checkParts(call, subscriber, call.body)
  const body = { ...call.body, FromCompanyID, ToCompanyID }
  const reply = await handlerOf(generic, `Subscriptions.${verb}`)({ ...call, body })
  await followRhythm(call.db, uid, { date, interval })
  return reply
}

interface OrderRhythm {
  date: string
  interval: string
}

/**
 * A new date or interval chooses a new day of the month. A date that is sent back as it was shown does not: in February
 * it is the 28th, although the 31st was chosen.
 */
const followRhythm = (db: Queryable, uid: string, { date, interval }: OrderRhythm): Promise<void> =>
  db.send(sql`
    update subscriptions set anchor_day = ${dayOfMonth}
    where uid = ${uid} and (next_order_date <> ${date}::timestamptz or interval <> ${interval})`)
