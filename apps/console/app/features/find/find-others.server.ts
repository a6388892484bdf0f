import type { OptionGroup } from '@tessera/ui/option-list'
import { findOtherRecords } from '../../generic/find-other-records.server.ts'
import { withoutStars } from '../../generic/without-stars.ts'
import type { Staff } from '../../session/staff.server.ts'
import { findContent } from '../content/find-content.server.ts'
import { findOwnOrders } from '../supplier/find-own-orders.server.ts'

/** Pages of the shop, a supplier's own orders, then records of the other collections, as far as they may be read. */
export async function findOthers(staff: Staff, text: string): Promise<OptionGroup[]> {
  const words = withoutStars(text)
  const parts = [findContent(staff, text), findOwnOrders(staff, words), findOtherRecords(staff, words)]
  return (await Promise.all(parts)).flat()
}
