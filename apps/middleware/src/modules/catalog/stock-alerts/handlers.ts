import { stockAlertCalls } from '@tessera/contract/middleware/stock-alerts'
import { sql } from '@tessera/server/sql'
import { isAdmitted } from '../../../kit/admit-form.ts'
import { queueMail } from '../../../kit/email/queue-email.ts'
import { email as emailField } from '../../../kit/form-fields.ts'
import { mayWriteTo } from '../../../kit/form-receipts.ts'
import { handle, type ShopCall } from '../../../kit/http/handle.ts'
import { getLinked, linkToken } from '../../../kit/link-token.ts'
import { refuse } from '../../../kit/shop-error.ts'
import { type Article, isSold } from '../feed/article.ts'
import { confirmStockAlert } from './emails.ts'
import { hasEnough, isGone } from './has-enough.ts'
import { leaveLink } from './leave-link.ts'
import { saveAlert } from './save-alert.ts'
import type { StockAlertNeeds } from './stock-needs.ts'

type Wish = ShopCall<typeof stockAlertCalls.saveAlert>

const mostBoxes = 100_000
/** The same message for everyone, so it does not reveal who waits for a product. */
const sent = 'Almost done: we sent you an email. Follow the link in it within two days.'
const pageOf = ({ facts }: Article): string => `/products/${facts.slug}`

/** A signed-in customer has proven the address; a guest proves it through the link in an email. */
export const stockAlertHandlers = (needs: StockAlertNeeds) => ({
  ...handle(stockAlertCalls.saveAlert, (call) => ask(needs, call)),
  ...handle(stockAlertCalls.confirmAlert, async ({ body, now }) => {
    const id = getLinked(needs.linkSecret, body.token, 'stock', now)
    const [kept] = await needs.database.rows<{ sku: string }>(sql`
      update stock_alerts set confirmed_at = coalesce(confirmed_at, now())
      where id = ${id} and ended_at is null returning sku`)
    const article = kept && needs.catalogue.find(kept.sku)
    if (!article) return refuse('Form.LinkUsed')
    return { message: `We’ll email you when ${article.name} is in stock.`, isSet: true, product_url: pageOf(article) }
  }),
  ...handle(stockAlertCalls.endAlerts, async ({ body, now }) => {
    const address = getLinked(needs.linkSecret, body.token, 'stock-leave', now)
    await needs.database.rows(sql`
      update stock_alerts set ended_at = now() where email = ${address} and told_at is null and ended_at is null`)
    return { message: 'You won’t get stock alerts.', isSet: true, product_url: null }
  }),
})

async function ask(needs: StockAlertNeeds, call: Wish) {
  const { sku, boxes: wanted } = call.body
  const article = needs.catalogue.find(sku)
  if (!article || !isSold(article)) return refuse('NotFound', { message: 'We don’t carry this product.' })
  const boxes = Math.min(Math.max(1, wanted), mostBoxes)
  if (hasEnough(article, boxes)) return refuse('Stock.Here')
  if (isGone(article)) return refuse('Stock.Gone')
  const { customer } = call.actor
  const product_url = pageOf(article)
  if (customer) {
    await saveAlert(needs.database, { sku, boxes, email: customer.email.toLowerCase(), isConfirmed: true })
    // requesting an alert turns muted stock emails back on
    await needs.database.rows(sql`
      update people set muted_topics = array_remove(muted_topics, 'stock')
      where id = ${customer.personID} and 'stock' = any(muted_topics)`)
    return { message: `We’ll email ${customer.email} when it’s in stock.`, isSet: true, product_url }
  }
  const email = emailField(call.body.email).toLowerCase()
  const answer = { message: sent, isSet: false, product_url }
  if (!(await isAdmitted(needs, call))) return answer
  await needs.database.transaction(async (db) => {
    const id = await saveAlert(db, { sku, boxes, email, isConfirmed: false })
    if (!(await mayWriteTo(db, email))) return
    const link = `${needs.publicUrl}/stock-alert?token=${linkToken(needs.linkSecret, 'stock', id, call.now)}`
    const leave = leaveLink(needs, email, call.now)
    await queueMail(db, confirmStockAlert(email, { productName: article.name, boxes, link, leave }))
  })
  return answer
}
