import type { SavedCard } from '@tessera/client/shop/types.gen'
import { optional } from '../../http/or-not-found.server.ts'
import type { Visitor } from '../../http/session/visitor.server.ts'

/** Null if loading fails: paying with a new card still works. */
export const findSavedCards = async ({ shop }: Visitor): Promise<SavedCard[] | null> =>
  (await optional(shop.MyCards.GetSavedCards()))?.cards ?? null
