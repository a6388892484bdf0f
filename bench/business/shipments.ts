import { connections, type Measurement } from '../measure.ts'
import { runShoppers, type ShopperStep } from '../run-shoppers.ts'
import { productID } from '../shopping.ts'
import type { BenchCompany } from './company.ts'

const lines = Array.from({ length: 10 }, (_, nth) => `line-${nth}`)
/** The largest quantity of a line; no run ships as many. */
const quantity = 100_000

/** Measures a shipment with ten items, each connection from an order of its own. */
export async function measureShipments(company: BenchCompany): Promise<Measurement> {
  const orders: string[] = []
  for (let count = 0; count < connections; count++) orders.push(await placeOrder(company))
  const headers = company.adminHeaders
  let used = 0
  const create: ShopperStep = {
    method: 'POST',
    path: '/v1/shipments',
    fill: (shopper) => {
      const order = shopper.known?.order ?? orders[used++ % orders.length] ?? ''
      const id = crypto.randomUUID()
      shopper.known = { order, id }
      return { headers: { ...headers }, body: JSON.stringify({ ID: id, BuyerID: 'bench-company' }) }
    },
  }
  const addItems = lines.map(
    (LineItemID): ShopperStep => ({
      method: 'POST',
      path: '',
      fill: ({ known }) => ({
        headers: { ...headers },
        path: `/v1/shipments/${known?.id}/items`,
        body: JSON.stringify({ OrderID: known?.order, LineItemID, QuantityShipped: 1 }),
      }),
    }),
  )
  return runShoppers(company.base, [create, ...addItems])
}

/** An order of ten lines that needs no approval. */
async function placeOrder({ approver }: BenchCompany): Promise<string> {
  const ID = crypto.randomUUID()
  await approver.Orders.Create('Outgoing', { ID })
  for (const [nth, line] of lines.entries())
    await approver.LineItems.Create('Outgoing', ID, { ID: line, ProductID: productID(nth), Quantity: quantity })
  await approver.Orders.Submit('Outgoing', ID)
  return ID
}
