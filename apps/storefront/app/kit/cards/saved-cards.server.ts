import type { SavedCard } from '@tessera/client/shop/types.gen'
import type { Visitor } from '../../http/session/visitor.server.ts'
import { orNothing } from '../../http/shop-answers.server.ts'

/** Null if loading fails: paying with a new card still works. */
export const findSavedCards = async ({ shop }: Visitor): Promise<SavedCard[] | null> =>
  (await orNothing(shop.MyCards.GetSavedCards()))?.cards ?? null
