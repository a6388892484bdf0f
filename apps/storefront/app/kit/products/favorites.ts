import { skuList, store, stored } from './sku-list.ts'

export const mostFavorites = 100
export const favorites = skuList('favorites', mostFavorites)

/** Marks the local list as a copy of the account's list; a guest's list has no mark. */
const ownerKey = 'favorites-of'
export const isOfAccount = (): boolean => stored(ownerKey) === 'account'
export const setOfAccount = (isIt: boolean): void => store(ownerKey, isIt ? 'account' : '')

/** Updates the local list immediately and the account afterwards. */
export function toggleFavorite(sku: string): void {
  favorites.toggle(sku)
  if (!isOfAccount()) return
  const change = favorites.now().includes(sku) ? { add: [sku], remove: [] } : { add: [], remove: [sku] }
  void import('./settle-favorites.ts').then(({ sendFavorites }) => sendFavorites(change))
}
