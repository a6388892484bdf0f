import { type Client, createClient } from '@tessera/client/create-client'
import { adminOf } from '../faults/seed-shop.ts'
import type { ClusterRun } from './cluster-run.ts'

/** A product without stock, so that orders share no row but what is measured. */
export const plainProduct = 'plain'
const placers = 64

export async function createPlainProduct(url: string, promotions: readonly string[]): Promise<void> {
  const admin = await adminOf(url)
  await admin.PriceSchedules.Create({ ID: plainProduct, Name: plainProduct, PriceBreaks: [{ Quantity: 1, Price: 50 }] })
  await admin.Products.Create({
    ID: plainProduct,
    Name: plainProduct,
    Active: true,
    DefaultPriceScheduleID: plainProduct,
  })
  await admin.Catalogs.SaveProductAssignment({ CatalogID: 'storefront', ProductID: plainProduct })
  for (const ID of promotions)
    await admin.Promotions.Create({
      ID,
      Code: ID,
      EligibleExpression: 'true',
      ValueExpression: '1',
      AllowAllBuyers: true,
      CanCombine: true,
      Active: true,
    })
}

interface Placing {
  milliseconds: number
  /** The code that a shopper enters. */
  codeOf(shopper: number): string
}

/** Orders that 64 shoppers at once have placed, and what went wrong. */
export async function placeOrders(run: ClusterRun, { milliseconds, codeOf }: Placing) {
  const end = Date.now() + milliseconds
  const refusals: string[] = []
  let placed = 0
  const shop = async (shopper: number): Promise<void> => {
    const client = clientOf(run, shopper)
    while (Date.now() < end) {
      try {
        await placeOne(client, codeOf(shopper))
        placed += 1
      } catch (error) {
        const { cause } = error as Error
        refusals.push(`${error} ${cause ?? ''}`)
      }
    }
  }
  await Promise.all(Array.from({ length: placers }, (_, at) => shop(at)))
  return { placed, refusals }
}

export function clientOf({ cluster, tokens }: ClusterRun, shopper: number): Client {
  const client = createClient({ baseApiUrl: cluster.url, timeoutInMilliseconds: 30_000 })
  client.Tokens.SetAccessToken(tokens[shopper % tokens.length] ?? '')
  return client
}

async function placeOne({ Orders, LineItems }: Client, code: string): Promise<void> {
  const { ID } = await Orders.Create('Outgoing', {})
  await LineItems.Create('Outgoing', ID, { ProductID: plainProduct, Quantity: 1 })
  await Orders.AddPromotion('Outgoing', ID, code)
  await Orders.Submit('Outgoing', ID)
}
