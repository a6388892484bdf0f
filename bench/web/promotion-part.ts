import type { Client } from '@tessera/client/create-client'
import type { Measurement } from '../measure.ts'
import { spreadOf } from '../spread.ts'
import type { FilledShop } from './filled-shop.ts'
import type { ListedProduct } from './listed-product.ts'
import { openSeller } from './open-seller.ts'
import type { StaffHeaders } from './staff-member.ts'

export const triedOrders = 200
const linesPerOrder = 5
const times = 20

/** C1 of the console: a promotion is tried on 200 orders while it is typed, each time with another amount. */
export async function tryPromotions(
  { base, seller }: Pick<FilledShop, 'base' | 'seller'>,
  goods: readonly Pick<ListedProduct, 'sku'>[],
  staff: StaffHeaders,
): Promise<Measurement> {
  const { client, as } = await openSeller(base, seller)
  await submitOrders(client, as, goods)
  const taken: number[] = []
  let errors = 0
  const startedAt = performance.now()
  for (let at = 0; at < times; at += 1) {
    const form = {
      recordID: '',
      bench: String(triedOrders),
      Code: 'BENCH',
      AllowAllBuyers: 'true',
      EligibleExpression: `order.Subtotal >= ${at * 10} and items.any(Quantity >= 2)`,
      ValueExpression: 'order.Subtotal * .1',
    }
    const sentAt = performance.now()
    const answer = await fetch(`${base}/console/bench/promotions`, {
      method: 'POST',
      headers: staff,
      body: new URLSearchParams(form),
    })
    const { bench } = (await answer.json()) as { bench?: { rows: unknown[] } }
    taken.push(performance.now() - sentAt)
    if (bench?.rows.length !== triedOrders) errors += 1
  }
  return { perSecond: (times / (performance.now() - startedAt)) * 1000, ...spreadOf(taken), errors }
}

/** Orders of the platform alone: the seller submits them without a payment. */
async function submitOrders(
  client: Client,
  as: { accessToken: string },
  goods: readonly Pick<ListedProduct, 'sku'>[],
): Promise<void> {
  const { Items: users } = await client.Users.ListAcrossBuyers({ pageSize: 20 }, as)
  const buyer = users.find(({ Active }) => Active)
  if (!buyer) throw new Error('The shop has no customer.')
  for (let nth = 0; nth < triedOrders; nth += 1) {
    const order = await client.Orders.Create('Incoming', { FromCompanyID: buyer.CompanyID, FromUserID: buyer.ID }, as)
    for (let line = 0; line < linesPerOrder; line += 1) {
      const ProductID = goods[(nth + line) % goods.length]?.sku ?? ''
      await client.LineItems.Create('Incoming', order.ID, { ProductID, Quantity: 1 + (nth % 3) }, as)
    }
    await client.Orders.Submit('Incoming', order.ID, as)
  }
}
