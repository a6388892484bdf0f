import { readStorage, skuList, writeStorage } from './sku-list.ts'

export const maxFavorites = 100
export const favorites = skuList('favorites', maxFavorites)

/** Marks the local list as a copy of the account's list; a guest's list has no mark. */
const ownerKey = 'favorites-of'
export const isAccountList = (): boolean => readStorage(ownerKey) === 'account'
export const setAccountList = (isIt: boolean): void => writeStorage(ownerKey, isIt ? 'account' : '')

/** Updates the local list immediately and the account afterwards. */
export function toggleFavorite(sku: string): void {
  favorites.toggle(sku)
  if (!isAccountList()) return
  const change = favorites.now().includes(sku) ? { add: [sku], remove: [] } : { add: [], remove: [sku] }
  void import('./sync-favorites.ts').then(({ sendFavorites }) => sendFavorites(change))
}
