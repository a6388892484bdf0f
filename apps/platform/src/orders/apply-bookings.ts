import type { StockDelta } from '@tessera/domain/inventory/stock-deltas'
import { fromUnits } from '@tessera/domain/money'
import type { OrderBooking } from '@tessera/domain/orders/submit-order'
import type { AccountDebit } from '@tessera/domain/payments/spending-account'
import { fail } from '@tessera/server/api-error'
import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
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
  for (const delta of booking.stock) await moveStock(db, record, delta)
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

async function redeemPromotion(
  db: Queryable,
  { marketplace, uid, userKey }: OrderRecord,
  promotionID: string,
): Promise<void> {
  const promotion = await db.find<{ perUser: number | null }>(sql`
    update promotions set redemption_count = redemption_count + 1
    where marketplace_id = ${marketplace} and id = ${promotionID}
      and (redemption_limit is null or redemption_count < redemption_limit)
    returning redemption_limit_per_user as "perUser"`)
  if (!promotion) fail('Promotion.ExceedsUsageLimit', { PromotionID: promotionID })
  // the promotion's row is locked, so this user's count cannot change
  const nth = await db.find<{ nth: number }>(sql`
    insert into promotion_redemptions (marketplace_id, promotion_id, user_uid, nth, order_uid)
    select ${marketplace}, ${promotionID}, ${userKey}, coalesce(max(nth), 0) + 1, ${uid}
    from promotion_redemptions
    where marketplace_id = ${marketplace} and promotion_id = ${promotionID} and user_uid = ${userKey}
    having ${promotion.perUser}::int is null or count(*) < ${promotion.perUser}::int
    returning nth`)
  if (!nth) fail('Promotion.ExceedsUsageLimit', { PromotionID: promotionID })
}

async function releasePromotion(db: Queryable, { marketplace, uid }: OrderRecord, promotionID: string): Promise<void> {
  await db.rows(sql`
    with gone as (delete from promotion_redemptions where order_uid = ${uid} and promotion_id = ${promotionID} returning true)
    update promotions set redemption_count = redemption_count - 1
    where marketplace_id = ${marketplace} and id = ${promotionID} and redemption_count > 0 and exists (select from gone)`)
}

async function moveStock(db: Queryable, { marketplace, uid }: OrderRecord, delta: StockDelta): Promise<void> {
  const { productID, variantID, recordID, change } = delta
  const moved = await db.find(sql`
    with moved as (${stockUpdate(marketplace, delta)})
    insert into stock_movements (marketplace_id, product_id, variant_id, inventory_record_id, change, order_uid)
    select ${marketplace}, ${productID}, ${variantID}, ${recordID}, ${change}, ${uid} from moved
    returning true`)
  // a deleted product gets no stock back
  if (!moved && change < 0) fail('Inventory.Insufficient', { ProductID: productID })
}

function stockUpdate(marketplace: string, { productID, variantID, recordID, change }: StockDelta): Sql {
  if (recordID) {
    return sql`
      update inventory_records set quantity_available = quantity_available + ${change}, last_updated = now()
      where marketplace_id = ${marketplace} and product_id = ${productID} and id = ${recordID}
        and (quantity_available + ${change} >= 0 or order_can_exceed or ${change} > 0)
      returning 1`
  }
  const canExceed = sql`exists (
    select from products p where p.marketplace_id = ${marketplace} and p.id = ${productID} and p.inventory_order_can_exceed)`
  if (variantID) {
    return sql`
      update variants set inventory_quantity_available = coalesce(inventory_quantity_available, 0) + ${change}, inventory_last_updated = now()
      where marketplace_id = ${marketplace} and product_id = ${productID} and id = ${variantID}
        and (coalesce(inventory_quantity_available, 0) + ${change} >= 0 or ${change} > 0 or ${canExceed})
      returning 1`
  }
  return sql`
    update products set inventory_quantity_available = coalesce(inventory_quantity_available, 0) + ${change}, inventory_last_updated = now()
    where marketplace_id = ${marketplace} and id = ${productID}
      and (coalesce(inventory_quantity_available, 0) + ${change} >= 0 or inventory_order_can_exceed or ${change} > 0)
    returning 1`
}
