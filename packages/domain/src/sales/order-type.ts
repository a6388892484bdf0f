import type { OrderType } from '@tessera/contract/middleware/my-account-lists'
import type { ReturnKind } from './returnability.ts'

/** What an order is called by what is in it and how it leaves us. */
export function orderTypeOf(kinds: readonly ReturnKind[], shipKind: 'parcel' | 'freight' | 'pick-up'): OrderType {
  if (kinds.length > 0 && kinds.every((kind) => kind === 'sample')) return 'sample'
  if (kinds.includes('special-order')) return 'special-order'
  return shipKind === 'pick-up' ? 'pick-up' : 'standard'
}
