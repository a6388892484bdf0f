import { connections, type Measurement, measure } from '../measure.ts'
import { runShoppers, type ShopperStep } from '../run-shoppers.ts'
import { productID } from '../shopping.ts'
import type { BenchCompany } from './company.ts'

const waitingOrders = 10_000

/** Measures a new order of one line until it waits for two approvals. */
export function measureWaitingSubmits({ base, shopperHeaders: headers }: BenchCompany): Promise<Measurement> {
  const create: ShopperStep = {
    method: 'POST',
    path: '/v1/orders/Outgoing',
    fill: (shopper) => {
      const id = crypto.randomUUID()
      shopper.known = { id }
      return { headers: { ...headers }, body: JSON.stringify({ ID: id }) }
    },
  }
  const addLine: ShopperStep = {
    method: 'POST',
    path: '',
    fill: ({ known }) => ({
      headers: { ...headers },
      path: `/v1/orders/Outgoing/${known?.id}/lineitems`,
      body: JSON.stringify({ ProductID: productID(1), Quantity: 2 }),
    }),
  }
  const submit: ShopperStep = {
    method: 'POST',
    path: '',
    fill: ({ known }) => ({ headers: { ...headers }, path: `/v1/orders/Outgoing/${known?.id}/submit` }),
    read: (body) => body.includes('AwaitingApproval'),
  }
  return runShoppers(base, [create, addLine, submit])
}

/** Fills the list of an approver, then measures its first 20 pages. */
export async function measureApproverList(company: BenchCompany): Promise<Measurement> {
  const { base, shopper, approverHeaders: headers } = company
  let left = waitingOrders
  const placeOrders = async () => {
    while (left-- > 0) {
      const ID = crypto.randomUUID()
      await shopper.Orders.Create('Outgoing', { ID })
      await shopper.LineItems.Create('Outgoing', ID, { ProductID: productID(1), Quantity: 2 })
      await shopper.Orders.Submit('Outgoing', ID)
    }
  }
  await Promise.all(Array.from({ length: connections }, placeOrders))
  const path = '/v1/me/orders/approvable?pageSize=20'
  return measure({ url: base + path, headers, next: (n) => ({ path: `${path}&page=${(n % 20) + 1}` }) })
}
