import type { TodayFigures } from '@tessera/client/shop/types.gen'
import { figureCalls } from '@tessera/contract/middleware/operator/figure-operations'
import { getEnvironment } from '../../http/environment.server.ts'
import { mayUse } from '../../session/read-staff-call.server.ts'
import type { Staff } from '../../session/staff.server.ts'

/** Today's figures. Null for people who may not look at orders, and if they could not be read: home stays without. */
export async function loadFigures(staff: Staff, store: string): Promise<TodayFigures | null> {
  if (!mayUse(staff, figureCalls.getTodayFigures)) return null
  try {
    const options = { accessToken: staff.token }
    return await getEnvironment().shop.Operator.GetTodayFigures({ store: store || undefined }, options)
  } catch (error) {
    console.error('The figures of today could not be read:', error)
    return null
  }
}
