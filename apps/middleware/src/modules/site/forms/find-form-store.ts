import type { Queryable } from '@tessera/server/database'
import { invalid, ShopError } from '../../../kit/shop-error.ts'
import type { Store } from '../stores/store.ts'
import { getStore } from '../stores/store-records.ts'

/** The store named by a form; undefined if it names none. */
export async function findFormStore(db: Queryable, id: string | null): Promise<Store | undefined> {
  if (!id?.trim()) return undefined
  return getStore(db, id.trim()).catch((error) => {
    if (error instanceof ShopError) return invalid('storeId', 'We couldn’t find that store. Choose one from the list.')
    throw error
  })
}
