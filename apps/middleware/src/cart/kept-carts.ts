import type { OrderWorksheet } from '@tessera/client/platform/types.gen'

/** A cart of sixty lines is about 0.2 MB here. */
const most = 300

/**
 * What a cart was after its last change, by the token it was changed with. A guess: whoever changes a cart by it says
 * which version it was, and the platform refuses where that is not the one any more.
 */
export interface KeptCarts {
  find(token: string): OrderWorksheet | undefined
  keep(token: string, worksheet: OrderWorksheet): void
  forget(token: string): void
}

export function keptCarts(): KeptCarts {
  const known = new Map<string, OrderWorksheet>()
  return {
    find: (token) => known.get(token),
    keep(token, worksheet) {
      known.delete(token) // the last one changed is the last in the row
      const [oldest] = known.size >= most ? known.keys() : []
      if (oldest !== undefined) known.delete(oldest)
      known.set(token, worksheet)
    },
    forget: (token) => known.delete(token),
  }
}
