import type { OptionGroup } from '@tessera/ui/option-list'
import { findOtherRecords } from '../../generic/find-other-records.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import { findContent } from '../content/find-content.server.ts'

/** Pages of the shop, then records of the other collections. */
export async function findOthers(staff: Staff, text: string): Promise<OptionGroup[]> {
  const groups = await Promise.all([findContent(staff, text), findOtherRecords(staff, text)])
  return groups.flat()
}
