import type { RateLimit } from '@tessera/contract/middleware/kit'
import type { Queryable } from '@tessera/server/database'
import { addressBlock } from '@tessera/server/rate-limit'
import { SoftRateLimiter } from '@tessera/server/soft-rate-limiter'
import type { Commerce } from '../../../kit/commerce.ts'
import { customerFinder } from './find-customer.ts'
import { findOwner } from './find-owner.ts'

/** Visitor for whom a page is rendered. */
export interface PageVisitor {
  address: string
  authToken?: string | undefined
  shopToken?: string | undefined
}

/** Counts one page and returns the seconds to wait if the limit is exceeded. */
export type CountPage = (visitor: PageVisitor) => Promise<number | undefined>

interface Needs {
  database: Queryable
  commerce: Commerce
  limit: RateLimit
}

/** Customers aren't limited by IP address, which a whole office shares: each has a limit of their own for calls. */
export function pageCounter({ database, commerce, limit }: Needs): CountPage {
  const tally = new SoftRateLimiter(database, limit)
  const findCustomer = customerFinder(database)
  const isCustomer = async ({ authToken, shopToken }: PageVisitor): Promise<boolean> => {
    if (!authToken || !shopToken) return false
    return (await findOwner(findCustomer, await commerce.findBearer(authToken), shopToken)) !== undefined
  }
  return async (visitor) => {
    // tokens that can't be verified now don't lift the limit; the page's own calls report the error
    if (await isCustomer(visitor).catch(() => false)) return undefined
    return tally.hit(addressBlock(visitor.address), Date.now())
  }
}
