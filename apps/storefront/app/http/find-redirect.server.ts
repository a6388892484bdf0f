import type { Redirect, ShopClient } from '@tessera/client/shop/types.gen'
import { optional } from './or-not-found.server.ts'
import { TtlCache } from './ttl-cache.server.ts'

const cacheMilliseconds = 60_000
const redirectCache = new TtlCache<Map<string, Redirect>>(cacheMilliseconds)

/** The redirect of an address, if it has one. A redirect without a target means gone (410). */
export async function findRedirect(shop: ShopClient, path: string): Promise<Redirect | undefined> {
  const all = await optional(
    redirectCache.getOrLoad('us', async () => {
      const { redirects } = await shop.Generic.getRedirects()
      return new Map(redirects.map((one) => [one.source, one]))
    }),
  )
  return all?.get(path)
}
