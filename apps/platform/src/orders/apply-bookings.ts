import { fromUnits } from '@tessera/domain/money'
import type { OrderBooking } from '@tessera/domain/orders/submit-order'
import type { AccountDebit } from '@tessera/domain/payments/spending-account'
import { fail } from '@tessera/server/api-error'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { redemptionTotal } from '../engine/redemption-total.ts'
import { moveStock } from './move-stock.ts'
import type { OrderRecord } from './order-record.ts'

/**
 * Books and releases what an order uses. All callers lock in the same sequence: the order, then accounts, promotions
 * and stock, each by ID. Every step is a conditional update, so the last unit is sold once even under concurrency.
 */
export async function applyBookings(
  db: Queryable,
  record: OrderRecord,
  booking: Omit<OrderBooking, 'state'>,
): Promise<void> {
  for (const debit of booking.debits) await debitAccount(db, record, debit)
  for (const id of booking.redeemed) await redeemPromotion(db, record, id)
  for (const id of booking.unredeemed) await releasePromotion(db, record, id)
  await moveStock(db, record, booking.stock)
}

async function debitAccount(
  db: Queryable,
  { marketplace, buyerID, userID }: OrderRecord,
  { spendingAccountID, amount }: AccountDebit,
): Promise<void> {
  const change = fromUnits(amount)
  const done = await db.find(sql`
    update spending_accounts a set balance = balance - ${change}
    where a.marketplace_id = ${marketplace} and a.buyer_id = ${buyerID} and a.id = ${spendingAccountID}
      and (a.balance - ${change} >= 0 or ${change} <= 0 or exists (
        select from spending_account_assignments s
        where s.marketplace_id = a.marketplace_id and s.buyer_id = a.buyer_id and s.spending_account_id = a.id and s.allow_exceed
          and (s.user_id = ${userID} or (s.user_id is null and s.user_group_id is null) or s.user_group_id in (
            select g.user_group_id from user_group_assignments g
            where g.marketplace_id = a.marketplace_id and g.company_type = 'buyer' and g.company_id = a.buyer_id and g.user_id = ${userID}))))
    returning true`)
  if (!done && change > 0) fail('Payment.ExceedsBalance', { SpendingAccountID: spendingAccountID })
}

/** A promotion without limits is not locked: nothing depends on how often it was used before. */
async function redeemPromotion(db: Queryable, record: OrderRecord, promotionID: string): Promise<void> {
  const { marketplace, uid, userKey } = record
  const unlimited = await db.find(sql`
    insert into promotion_redemptions (marketplace_id, promotion_id, user_uid, nth, order_uid, is_counted)
    select ${marketplace}, ${promotionID}, ${userKey}, nextval('promotion_use_numbers'), ${uid}, false
    from promotions
    where marketplace_id = ${marketplace} and id = ${promotionID}
      and redemption_limit is null and redemption_limit_per_user is null
    returning true`)
  if (!unlimited) await redeemLimited(db, record, promotionID)
}

async function redeemLimited(
  db: Queryable,
  { marketplace, uid, userKey }: OrderRecord,
  promotionID: string,
): Promise<void> {
  const promotion = await db.find<{ perUser: number | null }>(sql`
    update promotions p set redemption_count = redemption_count + 1
    where marketplace_id = ${marketplace} and id = ${promotionID}
      and (redemption_limit is null or ${redemptionTotal(sql`p`)} < redemption_limit)
    returning redemption_limit_per_user as "perUser"`)
  if (!promotion) fail('Promotion.ExceedsUsageLimit', { PromotionID: promotionID })
  // the promotion's row is locked, so this user's count cannot change
  const nth = await db.find<{ nth: number }>(sql`
    insert into promotion_redemptions (marketplace_id, promotion_id, user_uid, nth, order_uid)
    select ${marketplace}, ${promotionID}, ${userKey}, greatest(max(nth), 0) + 1, ${uid}
    from promotion_redemptions
    where marketplace_id = ${marketplace} and promotion_id = ${promotionID} and user_uid = ${userKey}
    having ${promotion.perUser}::int is null or count(*) < ${promotion.perUser}::int
    returning nth`)
  if (!nth) fail('Promotion.ExceedsUsageLimit', { PromotionID: promotionID })
}

async function releasePromotion(db: Queryable, { marketplace, uid }: OrderRecord, promotionID: string): Promise<void> {
  await db.rows(sql`
    with gone as (delete from promotion_redemptions where order_uid = ${uid} and promotion_id = ${promotionID} returning is_counted)
    update promotions set redemption_count = redemption_count - 1
    where marketplace_id = ${marketplace} and id = ${promotionID} and redemption_count > 0 and exists (select from gone where is_counted)`)
}
