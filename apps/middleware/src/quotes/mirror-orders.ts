import { PlatformError } from '@tessera/client/platform-error'
import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { Logger } from 'pino'
import { recordFor } from '../cart/add-items.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { buyerID, type Commerce } from '../commerce.ts'

export const mirrorTask = 'mirror-quote-orders'
const direction = 'Incoming'
const prefix = 'quote-'
const batch = 20

interface Accepted {
  id: string
  userId: string
  poNumber: string | null
  lines: { lineNo: number; sku: string; boxes: number; unitPriceCents: number }[]
}

interface Needs {
  database: Database
  commerce: Commerce
  catalogue: Pick<Catalogue, 'find'>
  logger: Pick<Logger, 'warn'>
}

/** Which order here an order of the platform mirrors, where it mirrors one. */
export const quoteOrderNumber = (orderId: string): string | null =>
  orderId.startsWith(prefix) ? orderId.slice(prefix.length) : null

/**
 * Orders that came from quotes, on the platform too: what was promised to one is no longer there for others. Every name
 * there is made of the number here, so that a job that died in between goes on where it stopped.
 */
export async function mirrorQuoteOrders(needs: Needs): Promise<number> {
  const accepted = await needs.database.rows<Accepted>(sql`
    select d.id, p.platform_user_id as "userId", d.po_number as "poNumber",
      (select json_agg(json_build_object('lineNo', l.line_no, 'sku', l.sku, 'boxes', l.boxes,
        'unitPriceCents', l.unit_price_cents) order by l.line_no) from sales_lines l where l.document_id = d.id) as lines
    from sales_documents d
    join people p on p.id = d.person_id
    where d.origin = 'quote' and d.platform_order_id is null and d.status = 'open'
      and d.created_at - d.placed_at < interval '1 hour'
    order by d.placed_at
    limit ${batch}::int`)
  let mirrored = 0
  for (const order of accepted) {
    try {
      await mirror(needs, order)
      mirrored += 1
    } catch (error) {
      needs.logger.warn({ order: order.id, err: error }, 'an order of a quote could not be set aside yet')
    }
  }
  return mirrored
}

async function mirror({ database, commerce, catalogue }: Needs, order: Accepted): Promise<void> {
  const { Orders, LineItems } = commerce.client
  const asShop = await commerce.backOffice()
  const ID = prefix + order.id
  const known = await Orders.Get(direction, ID, asShop).catch(unlessGone)
  if (!known)
    await Orders.Create(
      direction,
      { ID, FromCompanyID: buyerID, FromUserID: order.userId, xp: { quoteOrder: order.id, poNumber: order.poNumber } },
      asShop,
    )
  if (!known?.IsSubmitted) {
    for (const { lineNo, sku, boxes, unitPriceCents } of order.lines)
      await LineItems.Save(
        direction,
        ID,
        `line-${lineNo}`,
        {
          ProductID: sku,
          Quantity: boxes,
          UnitPrice: unitPriceCents / 100,
          ...recordFor({ catalogue }, { sku, lotNo: null }, boxes),
        },
        asShop,
      )
    await Orders.Submit(direction, ID, { ...asShop, idempotencyKey: `${ID}-submit` })
  }
  await database.rows(sql`
    with mirrored as (
      update sales_documents set platform_order_id = ${ID} where id = ${order.id} and platform_order_id is null
      returning id)
    update sales_lines l set platform_line_id = 'line-' || l.line_no from mirrored m where l.document_id = m.id`)
}

function unlessGone(error: unknown): undefined {
  if (error instanceof PlatformError && error.status === 404) return undefined
  throw error
}
