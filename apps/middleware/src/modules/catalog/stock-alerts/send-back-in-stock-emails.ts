import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { emailPicture } from '../../../kit/email/email-picture.ts'
import { queueEmail } from '../../../kit/email/queue-email.ts'
import type { CatalogProduct } from '../feed/catalog-product.ts'
import { backInStockEmail } from './emails.ts'
import { endAlertsLink } from './end-alerts-link.ts'
import { hasEnough } from './has-enough.ts'
import type { StockAlertNeeds } from './stock-alert-needs.ts'

type Needs = Pick<StockAlertNeeds, 'catalog' | 'publicUrl' | 'linkSecret'> & { database: Database }

interface WaitingAlert {
  id: string
  sku: string
  email: string
  boxes: number
}

const maxPerRun = 500

/** Sends an email for every alert whose product is in stock. */
export async function sendBackInStockEmails(needs: Needs, now: Date): Promise<void> {
  const waiting = await needs.database.rows<WaitingAlert>(sql`
    select id, sku, email, boxes from stock_alerts
    where confirmed_at is not null and told_at is null and ended_at is null order by created_at limit ${maxPerRun * 20}`)
  const fulfillable = waiting.flatMap((one) => {
    const product = needs.catalog.find(one.sku)
    return product?.active && hasEnough(product, one.boxes) ? [{ ...one, product }] : []
  })
  for (const one of fulfillable.slice(0, maxPerRun))
    await needs.database.transaction((db) => queueBackInStockEmail(needs, db, one, now))
}

/** The email is queued in the transaction that marks the alert, so one of several processes sends it, once. */
async function queueBackInStockEmail(
  needs: Needs,
  db: Queryable,
  one: WaitingAlert & { product: CatalogProduct },
  now: Date,
): Promise<void> {
  const { id, email, boxes, product } = one
  const mine = await db.rows(sql`
    update stock_alerts set told_at = now() where id = ${id} and told_at is null and ended_at is null returning id`)
  if (mine.length === 0) return
  const link = `${needs.publicUrl}/products/${product.facts.slug}`
  const { publicUrl: shopUrl } = needs
  const picture = emailPicture(product.sku, shopUrl)
  const item = {
    kind: 'items',
    items: [{ name: product.name, href: link, picture, details: [], amount: null }],
  } as const
  const leave = endAlertsLink(needs, email, now)
  await queueEmail(db, backInStockEmail(email, { productName: product.name, boxes, link, leave, shopUrl, item }))
}
