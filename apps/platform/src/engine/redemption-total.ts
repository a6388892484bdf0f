import { type Sql, sql } from '@tessera/server/sql'

/** How often the promotion in this row was used: what its row says, and what is not added to it yet. */
export const redemptionTotal = (promotion: Sql): Sql => sql`(${promotion}.redemption_count + (
  select count(*)::int from promotion_redemptions r
  where r.marketplace_id = ${promotion}.marketplace_id and r.promotion_id = ${promotion}.id and not r.is_counted))`

/** The promotion in this row as JSON, with that number. */
export const promotionJson = (promotion: Sql): Sql =>
  sql`to_jsonb(${promotion}) || jsonb_build_object('redemption_count', ${redemptionTotal(promotion)})`
