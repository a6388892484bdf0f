import type { StockHoldPage } from '@tessera/client/shop/types.gen'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { listPage } from '../../../kit/list-query.ts'
import { utcText } from '../../../kit/utc-text.ts'
import { staffPageQuery } from '../lists/staff-page-query.ts'
import { staffOrderColumns } from './staff-order-columns.ts'

interface HoldQuery {
  sku: string
  page: string | undefined
}

/** Boxes on backorder are not there yet, so nothing of the stock is held for them. */
const heldBoxes = sql`(l.boxes - l.shipped_boxes - l.canceled_boxes - l.backordered_boxes)`

/** Open orders that hold boxes of a product, the oldest first. */
export function listStockHolds(db: Queryable, { sku, page }: HoldQuery, now: Date): Promise<StockHoldPage> {
  const held = sql`sales_lines l where l.sku = ${sku} and l.boxes > l.shipped_boxes + l.canceled_boxes + l.backordered_boxes`
  return listPage<StockHoldPage['items'][number]>(
    db,
    {
      columns: sql`d.id as number, d.status, ${staffOrderColumns(now)},
        (select name from stores where id = d.store_id) as "storeName", ${utcText(sql`d.placed_at`)} as "placedAt",
        (select sum(${heldBoxes})::int from ${held} and l.document_id = d.id) as boxes,
        (select string_agg(distinct l.lot, ', ') from ${held} and l.document_id = d.id) as lots`,
      from: sql`sales_documents d`,
      mine: sql`true`,
    },
    staffPageQuery({
      page,
      tie: sql`d.id`,
      where: sql`d.status in ('open', 'awaiting-approval') and d.id in (select l.document_id from ${held})`,
      orderBy: sql`d.placed_at, d.id`,
    }),
  )
}
