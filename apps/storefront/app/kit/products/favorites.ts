import { skuList, store, stored } from './sku-list.ts'

export const mostFavorites = 100
export const favorites = skuList('favorites', mostFavorites)

/** Says that the list here is a copy of the account's; a guest's own list has no owner. */
const ownerKey = 'favorites-of'
export const isOfAccount = (): boolean => stored(ownerKey) === 'account'
export const setOfAccount = (isIt: boolean): void => store(ownerKey, isIt ? 'account' : '')

/** Here at once; the account hears of it afterwards. */
export function toggleFavorite(sku: string): void {
  favorites.toggle(sku)
  if (!isOfAccount()) return
  const change = favorites.now().includes(sku) ? { add: [sku], remove: [] } : { add: [], remove: [sku] }
  void import('./settle-favorites.ts').then(({ sendFavorites }) => sendFavorites(change))
}
