import { sql } from '@tessera/server/sql'
import type { Member, PlanShop } from './a-plan-shop.ts'

export const tileOf = ({ tiles }: PlanShop): string => tiles[0] ?? ''

/** A quote request for this many boxes, answered by the store. */
export async function requestOfferedQuote(shop: PlanShop, { shop: who }: Member, quantity = 10) {
  const { quotationId } = await who.Quotes.RequestQuote({ items: [{ sku: tileOf(shop), quantity }] })
  await shop.answer()
  return who.MyAccount.GetQuoteDetail({ quotationId })
}

export const ordersOf = ({ database }: PlanShop, quotationId: string) =>
  database.rows<{ id: string; total: number }>(sql`
    select id, total_cents::float8 as total from sales_documents where quote_id = ${quotationId}`)

/** Two days: after midnight UTC yesterday is still today in the store. */
export const expireQuote = ({ database }: PlanShop, quotationId: string) =>
  database.rows(sql`update quotes set valid_until = current_date - 2 where id = ${quotationId}`)
