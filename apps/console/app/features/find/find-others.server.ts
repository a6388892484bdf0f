import type { OptionGroup } from '@tessera/ui/option-list'
import { findOtherRecords } from '../../generic/find-other-records.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import { findContent } from '../content/find-content.server.ts'
import { findOwnOrders } from '../supplier/find-own-orders.server.ts'

/** Pages of the shop, a supplier's own orders, then records of the other collections, as far as they may be read. */
export async function findOthers(staff: Staff, text: string): Promise<OptionGroup[]> {
  const parts = [findContent(staff, text), findOwnOrders(staff, text), findOtherRecords(staff, text)]
  return (await Promise.all(parts)).flat()
}
