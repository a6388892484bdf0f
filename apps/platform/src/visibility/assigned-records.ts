import { type Sql, sql } from '@tessera/server/sql'
import { isForParty, isForUser } from './party-conditions.ts'
import type { Viewer } from './viewer.ts'

/** Conditions on `t` for company records that a buyer user can see: those assigned and currently valid. */

export const isAssignedCostCenter = (viewer: Viewer): Sql => sql`
  t.marketplace_id = ${viewer.marketplace} and t.buyer_id = ${viewer.buyerID}
  and exists (select from cost_center_assignments a where ${isForParty(viewer)} and a.cost_center_id = t.id)`

export const isAssignedAccount = (viewer: Viewer): Sql => sql`
  t.marketplace_id = ${viewer.marketplace} and t.buyer_id = ${viewer.buyerID} and (t.end_date is null or t.end_date >= now())
  and exists (select from spending_account_assignments a where ${isForUser(viewer)} and a.spending_account_id = t.id)`

/** Expired and future promotions are hidden. */
export const isAssignedPromotion = (viewer: Viewer): Sql => sql`
  t.marketplace_id = ${viewer.marketplace} and t.active
  and (t.start_date is null or t.start_date <= now()) and (t.expiration_date is null or t.expiration_date >= now())
  and (t.allow_all_buyers or exists (
    select from promotion_assignments a where ${isForParty(viewer)} and a.promotion_id = t.id))`
