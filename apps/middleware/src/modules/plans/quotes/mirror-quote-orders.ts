import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { Logger } from 'pino'
import { buyerID, type Commerce } from '../../../kit/commerce.ts'
import { ignoreNotFound } from '../../../kit/ignore-not-found.ts'
import type { Catalog } from '../../catalog/feed/catalog.ts'
import { isCopiedLater, quoteOrderId } from '../../orders/records/quote-order.ts'
import { isPlacedOrder } from '../../orders/web-orders/web-order.ts'
import { settleApprovalRule } from '../../people/spending-limits/settle-approval-rule.ts'
import { mirroredLineNo, mirrorLines, type QuotedLine } from './mirror-lines.ts'

const direction = 'Incoming'
const batch = 20

export interface MirroredOrder {
  id: string
  userId: string
  poNumber: string | null
  lines: QuotedLine[]
  /** The account whose approvers it waits for. */
  waitsFor?: string | null
}

interface MirrorNeeds {
  database: Database
  commerce: Commerce
  catalog: Pick<Catalog, 'find'>
}

interface Needs extends MirrorNeeds {
  logger: Pick<Logger, 'warn'>
}

/**
 * Creates accepted quotes and waiting additions on the platform too: their boxes are no longer available to others, or
 * their approvers can answer there. All IDs there derive from our number, so a crashed job continues where it stopped.
 */
export async function mirrorQuoteOrders(needs: Needs): Promise<number> {
  const accepted = await needs.database.rows<MirroredOrder>(sql`
    select d.id, p.platform_user_id as "userId", d.po_number as "poNumber",
      case when d.status = 'awaiting-approval' then d.account_id end as "waitsFor",
      (select json_agg(json_build_object('lineNo', l.line_no, 'sku', l.sku, 'boxes', l.boxes - l.canceled_boxes,
        'unitPriceCents', l.unit_price_cents) order by l.line_no)
        from sales_lines l where l.document_id = d.id and l.boxes > l.canceled_boxes) as lines
    from sales_documents d
    join people p on p.id = d.person_id
    where ${isCopiedLater} and d.platform_order_id is null and d.status in ('open', 'awaiting-approval')
      and d.created_at - d.placed_at < interval '1 hour'
    order by d.placed_at
    limit ${batch}::int`)
  let mirrored = 0
  for (const order of accepted) {
    try {
      await mirrorOrder(needs, order, quoteOrderId(order.id))
      mirrored += 1
    } catch (error) {
      needs.logger.warn({ order: order.id, err: error }, 'the platform order of a quote could not be created yet')
    }
  }
  return mirrored
}

/** Creates the platform's copy of an order under this ID, and notes it on our document. Safe to repeat. */
export async function mirrorOrder(needs: MirrorNeeds, order: MirroredOrder, ID: string): Promise<void> {
  const { Orders, IntegrationEvents } = needs.commerce.client
  const asShop = await needs.commerce.backOffice()
  const known = await Orders.Get(direction, ID, asShop).catch(ignoreNotFound)
  if (!known)
    await Orders.Create(
      direction,
      { ID, FromCompanyID: buyerID, FromUserID: order.userId, xp: { quoteOrder: order.id, poNumber: order.poNumber } },
      asShop,
    )
  if (!known || !isPlacedOrder(known)) {
    await writeLines(needs, ID, order.lines)
    if (order.waitsFor) await askForApproval(needs, ID, order.waitsFor)
    const placed = await Orders.Submit(direction, ID, { ...asShop, idempotencyKey: `${ID}-submit` })
    if (order.waitsFor && placed.Status === 'Open') await Orders.Cancel(direction, ID, asShop)
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

/**
 * Notes the total, so that the account's rule asks for approval. If the rule is gone and the order opens all the same, it
 * is canceled, and the job that follows orders closes ours.
 */
async function askForApproval({ database, commerce }: MirrorNeeds, ID: string, accountId: string): Promise<void> {
  const { Orders } = commerce.client
  const asShop = await commerce.backOffice()
  await settleApprovalRule(database, commerce, accountId, true)
  const { Total } = await Orders.Get(direction, ID, asShop)
  await Orders.Patch(direction, ID, { xp: { Shop: { overLimit: Total } } }, asShop)
}

/** Locations may have sold out since a job crashed, so lines it wrote that are no longer wanted are deleted first. */
async function writeLines({ commerce, catalog }: MirrorNeeds, orderId: string, lines: readonly QuotedLine[]) {
  const { LineItems, IntegrationEvents } = commerce.client
  const asShop = await commerce.backOffice()
  const wanted = mirrorLines(catalog, lines)
  const written = (await IntegrationEvents.GetWorksheet(direction, orderId, asShop)).LineItems ?? []
  for (const { ID } of written)
    if (!wanted.some((line) => line.ID === ID)) await LineItems.Delete(direction, orderId, ID, asShop)
  for (const { ID, ...line } of wanted) await LineItems.Save(direction, orderId, ID, line, asShop)
}
