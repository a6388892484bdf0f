import { stockAlertCalls } from '@tessera/contract/middleware/stock-alerts/operations'
import { sql } from '@tessera/server/sql'
import { admitForm } from '../../../kit/admit-form.ts'
import { queueEmail } from '../../../kit/email/queue-email.ts'
import { requiredEmail as emailField } from '../../../kit/form-fields.ts'
import { mayEmail } from '../../../kit/form-receipts.ts'
import { handle, type ShopCall } from '../../../kit/http/handle.ts'
import { getLinkSubject, linkToken } from '../../../kit/link-token.ts'
import { refuse } from '../../../kit/shop-error.ts'
import { type CatalogProduct, isSold } from '../feed/catalog-product.ts'
import { confirmStockAlertEmail } from './emails.ts'
import { endAlertsLink } from './end-alerts-link.ts'
import { hasEnough, isDiscontinued } from './has-enough.ts'
import { saveAlert } from './save-alert.ts'
import type { StockAlertNeeds } from './stock-alert-needs.ts'

type AlertCall = ShopCall<typeof stockAlertCalls.saveAlert>

const maxBoxes = 100_000
/** The same message for everyone, so it does not reveal who waits for a product. */
const sentMessage = 'Almost done: we sent you an email. Follow the link in it within two days.'
const pageOf = ({ facts }: CatalogProduct): string => `/products/${facts.slug}`

/** A signed-in customer has proven the address; a guest proves it through the link in an email. */
export const stockAlertHandlers = (needs: StockAlertNeeds) => ({
  ...handle(stockAlertCalls.saveAlert, (call) => requestAlert(needs, call)),
  ...handle(stockAlertCalls.confirmAlert, async ({ body, now }) => {
    const id = getLinkSubject(needs.linkSecret, body.token, 'stock', now)
    const [confirmed] = await needs.database.rows<{ sku: string }>(sql`
      update stock_alerts set confirmed_at = coalesce(confirmed_at, now())
      where id = ${id} and ended_at is null returning sku`)
    const product = confirmed && needs.catalog.find(confirmed.sku)
    if (!product) return refuse('Form.LinkUsed')
    return { message: `We’ll email you when ${product.name} is in stock.`, isSet: true, product_url: pageOf(product) }
  }),
  ...handle(stockAlertCalls.endAlerts, async ({ body, now }) => {
    const address = getLinkSubject(needs.linkSecret, body.token, 'stock-leave', now)
    await needs.database.rows(sql`
      update stock_alerts set ended_at = now() where email = ${address} and told_at is null and ended_at is null`)
    return { message: 'You won’t get stock alerts.', isSet: true, product_url: null }
  }),
})

async function requestAlert(needs: StockAlertNeeds, call: AlertCall) {
  const { sku, boxes: wanted } = call.body
  const product = needs.catalog.find(sku)
  if (!product || !isSold(product)) return refuse('NotFound', { message: 'We don’t carry this product.' })
  const boxes = Math.min(Math.max(1, wanted), maxBoxes)
  if (hasEnough(product, boxes)) return refuse('Stock.Here')
  if (isDiscontinued(product)) return refuse('Stock.Gone')
  const { customer } = call.actor
  const product_url = pageOf(product)
  if (customer) {
    await saveAlert(needs.database, { sku, boxes, email: customer.email.toLowerCase(), isConfirmed: true })
    // requesting an alert turns muted stock emails back on
    await needs.database.rows(sql`
      update people set muted_topics = array_remove(muted_topics, 'stock')
      where id = ${customer.personID} and 'stock' = any(muted_topics)`)
    return { message: `We’ll email ${customer.email} when it’s in stock.`, isSet: true, product_url }
  }
  const email = emailField(call.body.email).toLowerCase()
  const answer = { message: sentMessage, isSet: false, product_url }
  if (!(await admitForm(needs, call))) return answer
  await needs.database.transaction(async (db) => {
    const id = await saveAlert(db, { sku, boxes, email, isConfirmed: false })
    if (!(await mayEmail(db, email))) return
    const link = `${needs.publicUrl}/stock-alert?token=${linkToken(needs.linkSecret, 'stock', id, call.now)}`
    const leave = endAlertsLink(needs, email, call.now)
    await queueEmail(
      db,
      confirmStockAlertEmail(email, { productName: product.name, boxes, link, leave, shopUrl: needs.publicUrl }),
    )
  })
  return answer
}
