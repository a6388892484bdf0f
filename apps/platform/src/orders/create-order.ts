import { zero } from '@tessera/domain/money'
import type { OrderHeader, OrderState } from '@tessera/domain/order-model/order-state'
import { fail, notFound } from '@tessera/server/api-error'
import type { RequestBody } from '@tessera/server/call'
import { type Sql, sql } from '@tessera/server/sql'
import type { Actor, PlatformCall } from '../actor.ts'
import { newID, resolveID } from '../engine/ids.ts'
import type { BuyerFacts, CatalogEpoch } from './catalog-epoch.ts'
import type { OrderRecord } from './order-record.ts'

/**
 * A new order without lines, the caller's own or, for the seller, a buyer user's. It is inserted together with its
 * first content: inserting it first needs another lock, read and write (1.3 ms of 7).
 */
export async function createOrder(call: PlatformCall, body: RequestBody): Promise<OrderRecord> {
  const buyerQuery = buyerQueryFor(call, body)
  const row = await call.db.find<{ buyer: FoundBuyer | null }>(sql`select ${buyerQuery.column} as buyer`)
  const buyer = buyerQuery.answer(row?.buyer ?? null)
  if (!buyer) throw new Error('A user who was read is no older than the query.')
  return newOrderRecord(call, body, buyer)
}

export async function newOrderRecord(call: PlatformCall, body: RequestBody, from: OrderBuyer): Promise<OrderRecord> {
  const { actor } = call
  const to = typeof body.ToCompanyID === 'string' ? await sellerFor(call, from, body.ToCompanyID) : actor.marketplace
  const id = await idFor(actor, call, body)
  return {
    uid: from.uid,
    marketplace: actor.marketplace,
    buyerID: from.companyID,
    userKey: from.userKey,
    userID: from.userID,
    isGuest: actor.orderID !== undefined,
    side: 'buyer',
    clientID: actor.clientID,
    isNew: true,
    hasOldPrices: false,
    hasOwnProducts: actor.hasOwnProducts === true,
    state: emptyOrderState({
      id,
      fromCompanyID: from.companyID,
      fromUserID: from.userID,
      toCompanyID: to,
      ...from.facts,
    }),
  }
}

export interface OrderBuyer {
  /** Key of the new order. */
  uid: string
  companyID: string
  userKey: string
  userID: string
  facts: Pick<OrderHeader, 'currency' | 'dateCreated' | 'lastUpdated'>
}

export const emptyOrderState = (
  known: Pick<
    OrderHeader,
    'id' | 'fromCompanyID' | 'fromUserID' | 'toCompanyID' | 'currency' | 'dateCreated' | 'lastUpdated'
  >,
): OrderState => ({ order: { ...emptyOrder, ...known }, lines: [], promotions: [], payments: [] })

const emptyOrder = {
  status: 'Unsubmitted',
  isSubmitted: false,
  subscriptionID: null,
  comments: null,
  billingAddressID: null,
  shippingAddressID: null,
  shippingAddress: null,
  shippingCost: zero,
  taxCost: zero,
  gratuity: zero,
  fees: zero,
  subtotal: zero,
  promotionDiscount: zero,
  total: zero,
  lineItemCount: 0,
  dateSubmitted: null,
  dateApproved: null,
  dateDeclined: null,
  dateCanceled: null,
  dateCompleted: null,
  isCalculated: false,
  hasShipEstimates: false,
  isForwarded: false,
  xp: null,
} as const

/** A guest's token holds the ID of its order. */
async function idFor(actor: Actor, call: PlatformCall, body: RequestBody): Promise<string> {
  if (actor.orderID) return actor.orderID
  return typeof body.ID === 'string' ? resolveID(call, body.ID) : newID()
}

export interface FoundBuyer {
  /** Key of the new order. */
  uid: string
  now: string
  isSpent: boolean
  /** Null if there is none, or if the epoch knows it. */
  user: BuyerFacts | null
}

interface BuyerQuery {
  column: Sql
  /** Undefined if the user may have changed since the epoch that knew it. Keeps the user in the epoch of the answer. */
  answer(found: FoundBuyer | null, epoch?: CatalogEpoch): OrderBuyer | undefined
}

/**
 * Returns a column to add to another statement, and a function that evaluates it. A user whom the newest epoch knows is
 * not read: the look for a guest's cart takes a third less time.
 */
export function buyerQueryFor({ actor }: PlatformCall, body: RequestBody, newest?: CatalogEpoch): BuyerQuery {
  const isForOther = actor.userType !== 'buyer'
  const { FromCompanyID: company, FromUserID: user } = body
  if (isForOther && !(typeof company === 'string' && typeof user === 'string'))
    fail('Order.CreateIncomingRequiresFromUser')
  const companyID = isForOther ? String(company) : actor.companyID
  const userID = isForOther ? String(user) : actor.userID
  const key = JSON.stringify([companyID, userID])
  const known = newest?.buyers.get(key)
  const userFacts = sql`(
      select json_build_object('userKey', u.uid::text,
        'currency', user_locale(u.marketplace_id, u.company_type, u.company_id, u.id) ->> 'Currency')
      from users u
      where u.marketplace_id = ${actor.marketplace} and u.company_type = 'buyer' and u.company_id = ${companyID} and u.id = ${userID})`
  return {
    column: sql`json_build_object('uid', nextval('orders_uid_seq')::text, 'now', now(),
      'isSpent', exists (select from spent_tokens where id = ${actor.tokenID}), 'user', ${known ? sql`null` : userFacts})`,
    answer(found, epoch) {
      if (known && epoch !== newest) return undefined
      const facts = known ?? found?.user
      if (!found || !facts) throw notFound('User', userID)
      epoch?.buyers.set(key, facts)
      // a process may accept a spent token for a few seconds; it must not create an order
      if (actor.orderID && found.isSpent) fail('Auth.TokenRevoked')
      const { uid, now } = found
      const { userKey, currency } = facts
      return { uid, companyID, userID, userKey, facts: { currency, dateCreated: now, lastUpdated: now } }
    },
  }
}

/** The marketplace owner, or a supplier that this buyer may order from. */
export async function sellerFor(
  { db, actor }: PlatformCall,
  { companyID }: Pick<OrderBuyer, 'companyID'>,
  seller: string,
): Promise<string> {
  if (seller === actor.marketplace) return seller
  const found = await db.find(sql`
    select from suppliers s
    where s.marketplace_id = ${actor.marketplace} and s.id = ${seller} and s.active
      and (s.all_buyers_can_order or exists (
        select from supplier_buyers b
        where b.marketplace_id = s.marketplace_id and b.supplier_id = s.id and b.buyer_id = ${companyID}))`)
  if (!found) throw notFound('Supplier', seller)
  return seller
}
