import type { OrderType } from '@tessera/contract/middleware/lists/models'
import type { ReturnKind } from './returnability.ts'

/** The order type by content and shipping method. */
export function orderTypeOf(kinds: readonly ReturnKind[], shipKind: 'parcel' | 'freight' | 'pick-up'): OrderType {
  if (kinds.length > 0 && kinds.every((kind) => kind === 'sample')) return 'sample'
  if (kinds.includes('special-order')) return 'special-order'
  return shipKind === 'pick-up' ? 'pick-up' : 'standard'
}
