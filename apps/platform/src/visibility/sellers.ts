import { type Sql, sql } from '@tessera/server/sql'
import type { BuyerUser } from './buyer-user.ts'
import { isForParty } from './party-conditions.ts'
import type { Viewer } from './viewer.ts'

/**
 * Sellers a buyer may order from, with ID and name: the marketplace, and suppliers open to all or linked to the buyer.
 */
export const sellersOf = ({ marketplace, buyerID }: Omit<BuyerUser, 'userID'>): Sql => sql`
  select m.id, m.name from marketplaces m where m.id = ${marketplace}
  union all
  select s.id, s.name from suppliers s
  where s.marketplace_id = ${marketplace} and s.active and (s.all_buyers_can_order or exists (
    select from supplier_buyers l
    where l.marketplace_id = s.marketplace_id and l.supplier_id = s.id and l.buyer_id = ${buyerID}))`

/** The condition that a seller sells the product `t` to this user. */
export const isSoldBy = (viewer: Viewer, seller: Sql): Sql => sql`(
  ${seller} in (${viewer.marketplace}, t.owner_id)
  or exists (select from product_suppliers l
    where l.marketplace_id = ${viewer.marketplace} and l.product_id in (t.id, t.parent_id) and l.supplier_id = ${seller})
  or exists (select from product_assignments a
    where ${isForParty(viewer)} and a.product_id in (t.id, t.parent_id) and a.seller_id = ${seller}))`
