import { Subscription } from '@tessera/contract/platform/orders/subscriptions'
import type { Line } from '@tessera/domain/order-model/order-state'
import type { SubscriptionPayment } from '@tessera/domain/subscriptions/payment-problem'
import { fail, notFound } from '@tessera/server/api-error'
import { pathParameter } from '@tessera/server/call'
import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import { lineState } from '../orders/order-record.ts'

/** Subscriptions of the caller, or all that the caller's company may see. */
export interface SubscriptionTarget {
  /** Names an operation: `Subscriptions.Get` is `Me.GetSubscription`. */
  operationID(thing: 'Subscription' | 'Item' | 'BundleItem', verb: string): string
  /** The condition on the subscription `t`. */
  isReachable(call: PlatformCall): Sql
  isOwn: boolean
}

const names = {
  Subscription: { tag: 'Subscriptions', one: 'Subscription', many: 'Subscriptions' },
  Item: { tag: 'SubscriptionItems', one: 'SubscriptionItem', many: 'SubscriptionItems' },
  BundleItem: { tag: 'BundleSubscriptionItems', one: 'SubscriptionBundleItem', many: 'SubscriptionBundleItems' },
} as const

const inMarketplace = ({ actor }: PlatformCall): Sql => sql`t.marketplace_id = ${actor.marketplace}`

/** Buyers and suppliers see the subscriptions they are a party of. */
const ofCompany = (call: PlatformCall): Sql => {
  const { userType, companyID } = call.actor
  if (userType === 'admin') return inMarketplace(call)
  const column = userType === 'buyer' ? sql`t.from_company_id` : sql`t.to_company_id`
  return sql`${inMarketplace(call)} and ${column} = ${companyID}`
}

export const allSubscriptions: SubscriptionTarget = {
  operationID: (thing, verb) => `${names[thing].tag}.${verb}`,
  isReachable: ofCompany,
  isOwn: false,
}

/** Guests share one user, so that user's subscriptions are not theirs. */
export const ownSubscriptions: SubscriptionTarget = {
  operationID: (thing, verb) => `Me.${verb}${verb === 'List' ? names[thing].many : names[thing].one}`,
  isReachable: (call) =>
    sql`${inMarketplace(call)} and t.user_uid = ${call.actor.orderID ? null : call.actor.userKey}::bigint`,
  isOwn: true,
}

/** A subscription with its items, as the rules of orders need it. */
export interface SubscriptionRecord {
  uid: string
  id: string
  marketplace: string
  buyerID: string
  userKey: string
  userID: string
  toCompanyID: string
  currency: string | null
  dateCreated: string
  billingAddressID: string | null
  shippingAddressID: string | null
  payment: SubscriptionPayment | null
  lines: readonly Line[]
}

const record = sql`t.uid::text, t.id, t.marketplace_id as marketplace, t.from_company_id as "buyerID", u.uid::text as "userKey", u.id as "userID",
  t.to_company_id as "toCompanyID", user_locale(u.marketplace_id, u.company_type, u.company_id, u.id) ->> 'Currency' as currency,
  to_json(t.date_created) #>> '{}' as "dateCreated", t.billing_address_id as "billingAddressID", t.shipping_address_id as "shippingAddressID",
  t.payment, (select coalesce(json_agg(${lineState} order by l.date_added, l.id), '[]') from subscription_items l where l.subscription_uid = t.uid) as lines`

export const readSubscription = (db: Queryable, where: Sql): Promise<SubscriptionRecord | undefined> =>
  db.find<SubscriptionRecord>(
    sql`select ${record} from subscriptions t join users u on u.uid = t.user_uid where ${where}`,
  )

const idIn = (call: PlatformCall): string => pathParameter(call, 'subscriptionID')

const missing = (call: PlatformCall) => notFound(Subscription.title, idIn(call))

/** The key of the subscription in the path. A write locks it until commit. */
export async function findSubscriptionUid(target: SubscriptionTarget, call: PlatformCall): Promise<string | undefined> {
  if (call.operation.verb !== 'GET' && call.actor.userType === 'supplier') fail('Auth.UserNotAuthorizedToAdmin')
  const row = await call.db.find<{ uid: string }>(sql`
    select t.uid::text from subscriptions t where ${target.isReachable(call)} and t.id = ${idIn(call)}
    ${call.operation.verb === 'GET' ? sql`` : sql`for no key update`}`)
  return row?.uid
}

export async function getSubscriptionUid(target: SubscriptionTarget, call: PlatformCall): Promise<string> {
  const uid = await findSubscriptionUid(target, call)
  if (!uid) throw missing(call)
  return uid
}

/** Locks first and reads then, so that the items are those of the last commit. */
export async function lockSubscription(target: SubscriptionTarget, call: PlatformCall): Promise<SubscriptionRecord> {
  const found = await readSubscription(call.db, sql`t.uid = ${await getSubscriptionUid(target, call)}`)
  if (!found) throw missing(call)
  return found
}
