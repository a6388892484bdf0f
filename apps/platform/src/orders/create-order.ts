import { fail, notFound } from '@tessera/server/api-error'
import type { Body } from '@tessera/server/call'
import { sql } from '@tessera/server/sql'
import type { Actor, PlatformCall } from '../actor.ts'
import { newID, resolveID } from '../engine/ids.ts'

interface Buyer {
  companyID: string
  userKey: string
  currency: string | null
}

/** A new order without lines; the caller's own, or for a buyer's user when the seller makes it. Answers its key. */
export async function createOrder(call: PlatformCall, body: Body): Promise<string> {
  const { actor } = call
  if (actor.orderID) await refuseSpent(call)
  const from = await buyerOf(call, body)
  const to = typeof body.ToCompanyID === 'string' ? await sellerFor(call, from, body.ToCompanyID) : actor.marketplace
  const made = await call.db.find<{ uid: string }>(sql`
    insert into orders (marketplace_id, id, from_company_id, from_user_uid, to_company_id, client_id, is_guest, currency, cart_since)
    values (${actor.marketplace}, ${await idFor(actor, call, body)}, ${from.companyID}, ${from.userKey}, ${to}, ${actor.clientID},
      ${actor.orderID !== undefined}, ${from.currency}, clock_timestamp())
    returning uid::text`)
  return made?.uid ?? ''
}

/** A process may rely on a token for some seconds after it was spent; a new order must not come from it. */
async function refuseSpent({ db, actor }: PlatformCall): Promise<void> {
  if (await db.find(sql`select from spent_tokens where id = ${actor.tokenID}`)) fail('Auth.TokenRevoked')
}

/** A guest's token says which one order it is. */
async function idFor(actor: Actor, call: PlatformCall, body: Body): Promise<string> {
  if (actor.orderID) return actor.orderID
  return typeof body.ID === 'string' ? resolveID(call, body.ID) : newID()
}

async function buyerOf(call: PlatformCall, body: Body): Promise<Buyer> {
  const { actor } = call
  const isForOther = actor.userType !== 'buyer'
  const { FromCompanyID: company, FromUserID: user } = body
  if (isForOther && !(typeof company === 'string' && typeof user === 'string'))
    fail('Order.CreateIncomingRequiresFromUser')
  const companyID = isForOther ? String(company) : actor.companyID
  const userID = isForOther ? String(user) : actor.userID
  const found = await call.db.find<{ key: string; currency: string | null }>(sql`
    select u.uid::text as key, user_locale(u.marketplace_id, u.company_type, u.company_id, u.id) ->> 'Currency' as currency
    from users u
    where u.marketplace_id = ${actor.marketplace} and u.company_type = 'buyer' and u.company_id = ${companyID} and u.id = ${userID}`)
  if (!found) throw notFound('User', userID)
  return { companyID, userKey: found.key, currency: found.currency }
}

/** The owner, or a supplier that this buyer may order from. */
async function sellerFor({ db, actor }: PlatformCall, { companyID }: Buyer, seller: string): Promise<string> {
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
