import type { Redirect, ShopClient } from '@tessera/client/shop/types.gen'
import { Kept } from './cached.server.ts'
import { orNothing } from './shop-answers.server.ts'

const keptMilliseconds = 60_000
const kept = new Kept<Map<string, Redirect>>(keptMilliseconds)

/** The redirect of an address, if it has one. A redirect without a target means gone (410). */
export async function findRedirect(shop: ShopClient, path: string): Promise<Redirect | undefined> {
  const all = await orNothing(
    kept.take('us', async () => {
      const { redirects } = await shop.Generic.getRedirects()
      return new Map(redirects.map((one) => [one.source, one]))
    }),
  )
  return all?.get(path)
}
