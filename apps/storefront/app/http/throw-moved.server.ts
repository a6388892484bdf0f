import type { Redirect, ShopClient } from '@tessera/client/shop/types.gen'
import { readLocalPath } from '@tessera/contract/kit/read-local-path'
import { data, redirect } from 'react-router'
import { optional } from './or-not-found.server.ts'
import { TtlCache } from './ttl-cache.server.ts'

/** Short, because staff who save a redirect try it at once. */
const cacheMilliseconds = 2000
const redirectCache = new TtlCache<Map<string, Redirect>>(cacheMilliseconds)

/** Answers a moved address with its redirect and query, one that is gone with 410, and any other with 404. */
export async function throwMoved(shop: ShopClient, { pathname, search }: URL): Promise<never> {
  const moved = await findRedirect(shop, pathname)
  throw moved ? answerMoved(moved, search) : data(null, { status: 404 })
}

/** The answer of an unknown product whose address staff lead elsewhere, or call gone. */
export async function findMovedProduct(shop: ShopClient, { pathname, search }: URL) {
  const moved = await optional(shop.Generic.getProductRedirect({ sourceUrl: pathname }))
  return moved && answerMoved(moved, search)
}

function answerMoved(moved: Redirect, search: string) {
  if (!moved.target) return data(null, { status: 410 })
  const target = readLocalPath(moved.target) ?? '/'
  return redirect(target.includes('?') ? target : target + search, moved.status ?? 301)
}

/** The redirect of an address, if it has one. A redirect without a target means gone. */
async function findRedirect(shop: ShopClient, path: string): Promise<Redirect | undefined> {
  const all = await optional(
    redirectCache.getOrLoad('us', async () => {
      const { redirects } = await shop.Generic.getRedirects()
      return new Map(redirects.map((one) => [one.source, one]))
    }),
  )
  return all?.get(path)
}
