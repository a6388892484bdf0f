import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { Logger } from 'pino'
import { buyerID, type Commerce } from '../../../kit/commerce.ts'
import { ignoreNotFound } from '../../../kit/ignore-not-found.ts'
import type { Catalog } from '../../catalog/feed/catalog.ts'
import { quoteOrderId } from '../../orders/records/quote-order.ts'
import { mirroredLineNo, mirrorLines, type QuotedLine } from './mirror-lines.ts'

const direction = 'Incoming'
const batch = 20

interface Accepted {
  id: string
  userId: string
  poNumber: string | null
  lines: QuotedLine[]
}

interface Needs {
  database: Database
  commerce: Commerce
  catalog: Pick<Catalog, 'find'>
  logger: Pick<Logger, 'warn'>
}

/**
 * Creates accepted quote orders on the platform too, so that their boxes are no longer available to others. All IDs
 * there derive from our number, so a crashed job continues where it stopped.
 */
export async function mirrorQuoteOrders(needs: Needs): Promise<number> {
  const accepted = await needs.database.rows<Accepted>(sql`
    select d.id, p.platform_user_id as "userId", d.po_number as "poNumber",
      (select json_agg(json_build_object('lineNo', l.line_no, 'sku', l.sku, 'boxes', l.boxes - l.canceled_boxes,
        'unitPriceCents', l.unit_price_cents) order by l.line_no)
        from sales_lines l where l.document_id = d.id and l.boxes > l.canceled_boxes) as lines
    from sales_documents d
    join people p on p.id = d.person_id
    where d.origin = 'quote' and d.platform_order_id is null and d.status = 'open'
      and d.created_at - d.placed_at < interval '1 hour'
    order by d.placed_at
    limit ${batch}::int`)
  let mirrored = 0
  for (const order of accepted) {
    try {
      await mirrorOrder(needs, order)
      mirrored += 1
    } catch (error) {
      needs.logger.warn({ order: order.id, err: error }, 'the platform order of a quote could not be created yet')
    }
  }
  return mirrored
}

async function mirrorOrder(needs: Needs, order: Accepted): Promise<void> {
  const { Orders, IntegrationEvents } = needs.commerce.client
  const asShop = await needs.commerce.backOffice()
  const ID = quoteOrderId(order.id)
  const known = await Orders.Get(direction, ID, asShop).catch(ignoreNotFound)
  if (!known)
    await Orders.Create(
      direction,
      { ID, FromCompanyID: buyerID, FromUserID: order.userId, xp: { quoteOrder: order.id, poNumber: order.poNumber } },
      asShop,
    )
  if (!known?.IsSubmitted) {
    await writeLines(needs, ID, order.lines)
    await Orders.Submit(direction, ID, { ...asShop, idempotencyKey: `${ID}-submit` })
  }
  const { LineItems } = await IntegrationEvents.GetWorksheet(direction, ID, asShop)
  const platformLines = (LineItems ?? []).map((line) => ({ id: line.ID, lineNo: mirroredLineNo(line.ID) }))
  await needs.database.rows(sql`
    with mirrored as (
      update sales_documents set platform_order_id = ${ID} where id = ${order.id} and platform_order_id is null
      returning id)
    update sales_lines l set platform_line_ids = array(
      select t.id from jsonb_to_recordset(${JSON.stringify(platformLines)}::jsonb) as t(id text, "lineNo" integer)
      where t."lineNo" = l.line_no order by t.id)
    from mirrored m where l.document_id = m.id`)
}

/** Locations may have sold out since a job crashed, so lines it wrote that are no longer wanted are deleted first. */
async function writeLines({ commerce, catalog }: Needs, orderId: string, lines: readonly QuotedLine[]) {
  const { LineItems, IntegrationEvents } = commerce.client
  const asShop = await commerce.backOffice()
  const wanted = mirrorLines(catalog, lines)
  const written = (await IntegrationEvents.GetWorksheet(direction, orderId, asShop)).LineItems ?? []
  for (const { ID } of written)
    if (!wanted.some((line) => line.ID === ID)) await LineItems.Delete(direction, orderId, ID, asShop)
  for (const { ID, ...line } of wanted) await LineItems.Save(direction, orderId, ID, line, asShop)
}
