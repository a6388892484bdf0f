import type { Redirect, ShopClient } from '@tessera/client/shop/types.gen'
import { Kept } from './cached.server.ts'
import { orNothing } from './shop-answers.server.ts'

const keptMilliseconds = 60_000
const kept = new Kept<Map<string, Redirect>>(keptMilliseconds)

/** Where an address has moved to, if it has. Without a target it is gone for good. */
export async function findRedirect(shop: ShopClient, path: string): Promise<Redirect | undefined> {
  const all = await orNothing(
    kept.take('us', async () => {
      const { redirects } = await shop.Generic.getRedirects()
      return new Map(redirects.map((one) => [one.source, one]))
    }),
  )
  return all?.get(path)
}
