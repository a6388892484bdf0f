import type { LineItem } from '@tessera/client/platform/types.gen'
import type { Queryable } from '@tessera/server/database'

interface Leaving {
  id: string
  firstName: string
  lastName: string
}

/** Saves the cart of a person who leaves, so that a colleague can continue with it. */
export interface LeavingCart {
  /** Reads the cart before the person leaves: afterwards only the platform's administrators can open it. */
  read(personId: string): Promise<LineItem[]>
  /** Hands the lines to a colleague. Returns the number of projects made of them. */
  handOver(
    db: Queryable,
    lines: readonly LineItem[],
    from: Leaving,
    to: { id: string; accountId: string },
    now: Date,
  ): Promise<number>
}
