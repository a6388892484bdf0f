import { Promotion } from '@tessera/contract/platform/orders/promotions'
import type { PromotionCandidate, PromotionTerms } from '@tessera/domain/promotions/promotion-terms'
import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import { selectList } from '../engine/select-list.ts'
import { tableOf } from '../engine/table.ts'
import type { OrderRecord } from './order-record.ts'

export type WirePromotion = PromotionTerms & { Code: string } & Record<string, unknown>

export const promotionTable = tableOf(Promotion, '/promotions', 'promotions')

/** The order whose user asks, as values or as columns of a statement that reads many orders. */
type OrderKeys = Record<'marketplace' | 'buyerID' | 'userID' | 'uid', string | Sql> & { userKey: string | null | Sql }

/** Assigned to the order's buyer or to one of its user's groups. */
const isAssigned = (order: OrderKeys): Sql => sql`exists (
  select from promotion_assignments a
  where a.marketplace_id = ${order.marketplace} and a.promotion_id = t.id and ${isForOrder(order)})`

/** The condition on an assignment `a`, stored or drafted. */
export const isForOrder = ({ marketplace, buyerID, userID }: OrderKeys): Sql => sql`(a.buyer_id = ${buyerID}
  and (a.user_group_id is null or a.user_group_id in (
    select g.user_group_id from user_group_assignments g
    where g.marketplace_id = ${marketplace} and g.company_type = 'buyer' and g.company_id = ${buyerID} and g.user_id = ${userID})))`

const redemptionCount = ({ marketplace, userKey, uid }: OrderKeys): Sql => sql`(
  select count(*)::int from promotion_redemptions r
  where r.marketplace_id = ${marketplace} and r.promotion_id = t.id and r.user_uid = ${userKey} and r.order_uid <> ${uid})`

/** Promotions of the query `promotions` as a column of JSON, as `readPromotions` reads them. */
export const candidatesColumn = (promotions: Sql, order: OrderKeys): Sql => sql`(
  select coalesce(json_agg(json_build_object(
    'promotion', row_to_json(it), 'userRedemptions', ${redemptionCount(order)}, 'isAssigned', ${isAssigned(order)})), '[]')
  from (${promotions}) t, lateral (select ${selectList(promotionTable)}) it)`

/** Promotions with the user's redemptions and assignment. `where` is a condition on `t`. */
export async function readPromotions(
  db: Queryable,
  record: OrderRecord,
  where: Sql,
): Promise<PromotionCandidate<WirePromotion>[]> {
  return db.rows<PromotionCandidate<WirePromotion>>(sql`
    select row_to_json(it) as promotion, "userRedemptions", "isAssigned"
    from (select t.*, ${redemptionCount(record)} as "userRedemptions", ${isAssigned(record)} as "isAssigned"
      from promotions t where t.marketplace_id = ${record.marketplace} and ${where}) t,
      lateral (select ${selectList(promotionTable)}) it`)
}

/** Promotions that users of this buyer can use: open to all or assigned, active, and within their dates. */
export const isUsablePromotion = (record: OrderRecord): Sql =>
  sql`t.active and (t.start_date is null or t.start_date <= now()) and (t.expiration_date is null or t.expiration_date >= now())
    and (t.allow_all_buyers or ${isAssigned(record)})`
