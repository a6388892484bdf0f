import { type Client, createClient } from '@tessera/client/create-client'
import { createShopClient } from '@tessera/client/shop/create-shop-client'
import { adminOf, marketClient } from '../faults/seed-shop.ts'
import type { ClusterRun } from './cluster-run.ts'
import type { PostgresServer } from './postgres-server.ts'

interface MixedParts {
  platformUrl: string
  middlewareUrl: string
}

const rounds = 60
const roundsPerWrite = 4
const words = ['tile', 'white', 'marble', 'porcelain', 'grout', 'mosaic', 'slate', 'blue']

export async function guestAt(baseApiUrl: string): Promise<Client> {
  const guest = createClient({ baseApiUrl, timeoutInMilliseconds: 30_000 })
  guest.Tokens.SetAccessToken((await guest.Auth.Anonymous(marketClient)).access_token)
  return guest
}

/**
 * Reads as people do: guests the catalog and content, customers the catalog and their cart, staff two reports. Now and then
 * a product is written, which ends what is cached of lists.
 */
export async function readMix(
  { tokens, skus }: ClusterRun,
  { platformUrl, middlewareUrl }: MixedParts,
): Promise<number> {
  const admin = await adminOf(platformUrl)
  const [guest, other] = [await guestAt(platformUrl), await guestAt(platformUrl)]
  const customer = createClient({ baseApiUrl: platformUrl, timeoutInMilliseconds: 30_000 })
  customer.Tokens.SetAccessToken(tokens[0] ?? '')
  const shop = createShopClient({ baseUrl: middlewareUrl })
  const sku = (at: number): string => skus[at % skus.length] ?? ''
  let requests = 0
  for (let at = 0; at < rounds; at++) {
    const search = words[at % words.length] ?? ''
    if (at % roundsPerWrite === 0) await admin.Products.Patch(sku(at), { Description: `round ${at}` })
    const calls = [
      guest.Me.ListProducts({ search }),
      guest.Me.ListProducts({ page: 1 + (at % 10) }),
      guest.Me.GetProduct(sku(at)),
      guest.Me.GetProduct(sku(at + 1)),
      other.Me.ListCategories({ pageSize: 50 }),
      other.Me.ListSpecs(sku(at)),
      other.Me.ListProducts({ search, pageSize: 40 }),
      other.Me.GetProduct(sku(at + 2)),
      shop.Generic.getRedirects(),
      shop.Generic.getsitesettings(),
      shop.StorePages.listStores(),
      shop.Reviews.getReviews({ sku: sku(at) }),
      shop.Product.GetContentItem({ itemPath: 'list/article' }),
      customer.Me.ListProducts({ search }),
      customer.Cart.Get().catch(() => undefined),
      admin.Events.List({ pageSize: 20 }),
      admin.Products.ListStock({ page: 1 + (at % 5) }),
    ]
    requests += calls.length
    await Promise.all(calls)
  }
  return requests
}

/** Statements of all clients of the shop's database on this server since the last reset. */
export async function countStatements(server: PostgresServer): Promise<number> {
  const [row] = await server.query<{ calls: number }>(
    `select coalesce(sum(calls), 0)::int as calls from pg_stat_statements s join pg_database d on d.oid = s.dbid
    where d.datname = 'tessera'`,
    'postgres',
  )
  return row?.calls ?? 0
}
