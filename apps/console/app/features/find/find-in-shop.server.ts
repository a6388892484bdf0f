import { operatorCalls } from '@tessera/contract/middleware/operator/operations'
import { mayUse, readStaffCall } from '../../session/read-staff-call.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import type { FoundItem } from '../../shell/palette/found-groups.ts'

/** Records of the daily work; none for people without a role of the shop's search, for whom it is not asked. */
export async function findInShop(staff: Staff, q: string): Promise<FoundItem[]> {
  if (!mayUse(staff, operatorCalls.find)) return []
  const { items } = await readStaffCall(staff, operatorCalls.find, (operator, options) => operator.Find({ q }, options))
  return items
}
