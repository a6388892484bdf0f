import type { StockDelta } from '@tessera/domain/inventory/stock-deltas'
import { fail } from '@tessera/server/api-error'
import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import type { OrderRecord } from './order-record.ts'

/**
 * Takes and returns stock, each by a conditional update with its movement. The deltas are in lock order. Those of
 * several inventory records are one statement; others are sent without waiting for each other.
 */
export async function moveStock(db: Queryable, record: OrderRecord, deltas: readonly StockDelta[]): Promise<void> {
  if (deltas.length > 1 && areDifferentRecords(deltas)) return moveRecords(db, record, deltas)
  await Promise.all(deltas.map((delta) => moveOne(db, record, delta)))
}

const recordKey = ({ productID, recordID }: Pick<StockDelta, 'productID' | 'recordID'>): string =>
  JSON.stringify([productID, recordID])

const areDifferentRecords = (deltas: readonly StockDelta[]): boolean =>
  deltas.every(({ recordID }) => recordID) && new Set(deltas.map(recordKey)).size === deltas.length

/** All records are locked in the order of the deltas before the first is changed: parts of a statement have no order. */
async function moveRecords(
  db: Queryable,
  { marketplace, uid }: OrderRecord,
  deltas: readonly StockDelta[],
): Promise<void> {
  const moved = await db.rows<{ recordID: string; productID: string }>(sql`
    with asked as materialized (
      select * from rows from (jsonb_to_recordset(${JSON.stringify(deltas)}::jsonb)
        as ("productID" text, "variantID" text, "recordID" text, change int))
        with ordinality as a(product_id, variant_id, record_id, change, nth)),
    locked as materialized (
      select r.product_id, r.id, a.variant_id, a.change
      from asked a
      join inventory_records r on r.marketplace_id = ${marketplace} and r.product_id = a.product_id and r.id = a.record_id
      order by a.nth
      for update of r),
    moved as (
      update inventory_records r set quantity_available = r.quantity_available + l.change, last_updated = now()
      from locked l
      where r.marketplace_id = ${marketplace} and r.product_id = l.product_id and r.id = l.id
        and (r.quantity_available + l.change >= 0 or r.order_can_exceed or l.change > 0) and ${movesStock}
      returning l.product_id, l.variant_id, l.id, l.change)
    insert into stock_movements (marketplace_id, product_id, variant_id, inventory_record_id, change, order_uid)
    select ${marketplace}, product_id, variant_id, id, change, ${uid}::bigint from moved
    returning product_id as "productID", inventory_record_id as "recordID"`)
  const done = new Set(moved.map(recordKey))
  const short = deltas.find((delta) => delta.change < 0 && !done.has(recordKey(delta)))
  if (short) fail('Inventory.Insufficient', { ProductID: short.productID })
}

async function moveOne(db: Queryable, { marketplace, uid }: OrderRecord, delta: StockDelta): Promise<void> {
  const { productID, variantID, recordID, change } = delta
  const moved = await db.find(sql`
    with moved as (${stockUpdate(marketplace, delta)})
    insert into stock_movements (marketplace_id, product_id, variant_id, inventory_record_id, change, order_uid)
    select ${marketplace}, ${productID}, ${variantID}, ${recordID}, ${change}, ${uid} from moved
    returning true`)
  // a deleted product gets no stock back
  if (!moved && change < 0) fail('Inventory.Insufficient', { ProductID: productID })
}

/** Tells the triggers of the stock that its movement is written here. A transaction of an order changes none by hand. */
const movesStock = sql`set_config('tessera.moves_stock', 'on', true) = 'on'`

function stockUpdate(marketplace: string, { productID, variantID, recordID, change }: StockDelta): Sql {
  if (recordID) {
    return sql`
      update inventory_records set quantity_available = quantity_available + ${change}, last_updated = now()
      where marketplace_id = ${marketplace} and product_id = ${productID} and id = ${recordID}
        and (quantity_available + ${change} >= 0 or order_can_exceed or ${change} > 0) and ${movesStock}
      returning 1`
  }
  const canExceed = sql`exists (
    select from products p where p.marketplace_id = ${marketplace} and p.id = ${productID} and p.inventory_order_can_exceed)`
  if (variantID) {
    return sql`
      update variants set inventory_quantity_available = coalesce(inventory_quantity_available, 0) + ${change}, inventory_last_updated = now()
      where marketplace_id = ${marketplace} and product_id = ${productID} and id = ${variantID}
        and (coalesce(inventory_quantity_available, 0) + ${change} >= 0 or ${change} > 0 or ${canExceed}) and ${movesStock}
      returning 1`
  }
  return sql`
    update products set inventory_quantity_available = coalesce(inventory_quantity_available, 0) + ${change}, inventory_last_updated = now()
    where marketplace_id = ${marketplace} and id = ${productID}
      and (coalesce(inventory_quantity_available, 0) + ${change} >= 0 or inventory_order_can_exceed or ${change} > 0) and ${movesStock}
    returning 1`
}
