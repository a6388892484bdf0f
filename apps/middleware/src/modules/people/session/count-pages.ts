import type { Limit } from '@tessera/contract/middleware/kit'
import type { Queryable } from '@tessera/server/database'
import { addressBlock } from '@tessera/server/rate-limit'
import { Tally } from '@tessera/server/tally'
import type { Commerce } from '../../../kit/commerce.ts'
import { customerFinder } from './find-customer.ts'
import { findOwner } from './find-owner.ts'

/** The visitor a page is drawn for. */
export interface PageVisitor {
  address: string
  authToken?: string | undefined
  shopToken?: string | undefined
}

/** Counts one page and says how many seconds to wait when the limit is passed. */
export type CountPage = (visitor: PageVisitor) => Promise<number | undefined>

interface Needs {
  database: Queryable
  commerce: Commerce
  limit: Limit
}

/** Customers are not counted by their address, which a whole office shares: each has a limit of calls of their own. */
export function pageCounter({ database, commerce, limit }: Needs): CountPage {
  const tally = new Tally(database, limit)
  const findCustomer = customerFinder(database)
  const isCustomer = async ({ authToken, shopToken }: PageVisitor): Promise<boolean> => {
    if (!authToken || !shopToken) return false
    return (await findOwner(findCustomer, await commerce.findBearer(authToken), shopToken)) !== undefined
  }
  return async (visitor) => {
    // tokens that cannot be checked now do not lift the limit; the calls of the page say why they fail
    if (await isCustomer(visitor).catch(() => false)) return undefined
    return tally.hit(addressBlock(visitor.address), Date.now())
  }
}
