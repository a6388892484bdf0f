import type { SavedCard } from '@tessera/client/shop/types.gen'
import { orNothing } from '../lib/shop-answers.server.ts'
import type { Visitor } from '../session/visitor.server.ts'

/** Nothing when they cannot be asked for: paying by a new card still works. */
export const findSavedCards = async ({ shop }: Visitor): Promise<SavedCard[] | null> =>
  (await orNothing(shop.MyCards.GetSavedCards()))?.cards ?? null
