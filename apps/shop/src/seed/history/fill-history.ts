import { findPersonByEmail } from '@tessera/middleware/accounts/people'
import type { Commerce } from '@tessera/middleware/commerce'
import type { RangeOptions } from '@tessera/range/range'
import type { Database } from '@tessera/server/database'
import { type CastAccount, netPro, retail, smallPro } from './cast.ts'
import { letPeopleIn } from './let-people-in.ts'
import { largeProOf, usualScale } from './scale-cast.ts'
import { openShelf } from './shelf.ts'
import { tellHistory } from './tell-history.ts'
import { tellScale } from './tell-scale.ts'
import type { Told } from './usual-orders.ts'
import { whenOf } from './when.ts'
import { within } from './within.ts'

export interface HistoryNeeds {
  shop: Database
  commerce: Commerce
  size: RangeOptions['size']
  now: Date
}

/** Customers anybody can look at: one that buys at shelf prices, a small pro, one on terms. */
export async function fillHistory(needs: HistoryNeeds): Promise<void> {
  await once(needs, netPro, tellHistory)
  await letPeopleIn(needs.shop, needs.commerce, [netPro, smallPro, retail])
}

/** DOMAIN 3.11: as many as lists must still be quick with. */
export async function fillScale(needs: HistoryNeeds, scale = usualScale): Promise<void> {
  const largePro = largeProOf(scale)
  await once(needs, largePro, (db, told) => tellScale(db, told, scale))
  await letPeopleIn(needs.shop, needs.commerce, [largePro])
}

/**
 * All of it is one transaction, so that what was cut off has not begun. The users of the platform come after it and may
 * come twice.
 */
async function once(needs: HistoryNeeds, { people }: CastAccount, tell: (db: Database, told: Told) => Promise<void>) {
  const { shop, size, now } = needs
  if (await findPersonByEmail(shop, people[0]?.email ?? '')) return
  const told = { shelf: await openShelf(shop, size, now), when: whenOf(now) }
  await shop.transaction((db) => tell(within(shop, db), told))
}
