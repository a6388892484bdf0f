import type { ShopClient } from '@tessera/client/shop/types.gen'
import { fetching } from '@tessera/contract/shop/constants'
import { Kept } from '../http/cached.server.ts'
import { orNothing } from '../http/shop-answers.server.ts'

export interface NamedStore {
  id: string
  name: string
  slug: string
}

const keptMilliseconds = fetching.forgottenAfterMilliseconds
const kept = new Kept<NamedStore>(keptMilliseconds)

/** The store whose stock a page shows; undefined if the store no longer exists. */
export async function findStore(shop: ShopClient, id: string | null | undefined): Promise<NamedStore | undefined> {
  if (!id) return undefined
  return orNothing(
    kept.take(id, async () => {
      const { id: found, name, slug } = await shop.StorePages.getStore({ store: id })
      return { id: found, name, slug }
    }),
  )
}
