import { sendShipments } from '@tessera/middleware/modules/orders/deliveries/send-shipments'
import { sendReturns } from '@tessera/middleware/modules/orders/returns/send-returns'
import { type MirroredOrder, mirrorOrder } from '@tessera/middleware/modules/plans/quotes/mirror-quote-orders'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { FillWork } from '../fill-work.ts'
import { countText, showProgress } from '../show-progress.ts'
import { netPro, retail, smallPro } from './cast.ts'
import { readDemoProducts } from './demo-products.ts'

const prefix = 'history-'
/** Few, because the platform takes their boxes from today's stock. */
const maxOrders = 8
const days = 90

/** The people of the large account have no users on the platform. */
const emails = [netPro, smallPro, retail].flatMap(({ people }) => people.map(({ email }) => email))

type RecentOrder = MirroredOrder & { shippingCents: number; taxCents: number }

/**
 * Puts the latest delivered orders of the demo customers on the platform, with their shipments and returns, so that a
 * program sees there what the shop shows. IDs derive from our numbers, so a filling that was cut off goes on.
 */
export async function putOnPlatform({ shop, openCommerce, publicUrl, size, filling }: FillWork): Promise<void> {
  const progress = showProgress('Platform orders', 1)
  const { catalog } = await readDemoProducts(shop, size, filling.startedAt)
  const commerce = await openCommerce()
  const needs = { database: shop, commerce, catalog, publicUrl, logger: console }
  for (const order of await listRecent(shop, filling.startedAt)) {
    const ID = `${prefix}${order.id}`
    await mirrorOrder(needs, order, ID)
    const costs = { ShippingCost: order.shippingCents / 100, TaxCost: order.taxCents / 100 }
    await commerce.client.Orders.Patch('Incoming', ID, costs, await commerce.backOffice())
  }
  await markDue(shop)
  const shipments = await sendShipments(needs)
  const returns = await sendReturns(needs, new Date())
  progress.end(`${countText(shipments)} shipments, ${countText(returns)} returns`)
}

/** Orders with returns first, then the latest. */
const listRecent = (db: Queryable, now: Date): Promise<RecentOrder[]> =>
  db.rows<RecentOrder>(sql`
    select d.id, p.platform_user_id as "userId", d.po_number as "poNumber", d.shipping_cents::float8 as "shippingCents",
      d.tax_cents::float8 as "taxCents",
      (select json_agg(json_build_object('lineNo', l.line_no, 'sku', l.sku, 'boxes', l.boxes - l.canceled_boxes,
        'unitPriceCents', l.unit_price_cents) order by l.line_no)
        from sales_lines l where l.document_id = d.id and l.boxes > l.canceled_boxes) as lines
    from sales_documents d join people p on p.id = d.person_id
    where p.email = any(${emails}::text[]) and d.origin in ('web', 'quote') and d.status = 'completed' and d.attempt_id is null and d.order_type <> 'return'
      and d.placed_at > ${now}::timestamptz - make_interval(days => ${days}::int)
      and (d.platform_order_id is null or starts_with(d.platform_order_id, ${prefix}))
    order by exists (select from sales_returns s where s.document_id = d.id) desc, d.placed_at desc, d.id
    limit ${maxOrders}::int`)

/** Anything that an earlier start claimed and did not send is due again. */
async function markDue(db: Queryable): Promise<void> {
  const ours = sql`select id from sales_documents where starts_with(platform_order_id, ${prefix})`
  await db.rows(sql`
    update deliveries set platform_due = now() where document_id in (${ours}) and platform_shipment_id is null`)
  await db.rows(sql`
    update sales_returns set platform_due = now() where document_id in (${ours}) and platform_return_id is null`)
}
