import type { UserGroup } from '@tessera/client/platform/types.gen'
import { tryRead } from '../../operations/try-read.server.ts'
import type { Staff } from '../../session/staff.server.ts'

/** The names of groups of a buyer, or of the seller, by ID. */
export async function nameGroups(
  staff: Staff,
  buyer: string,
  groupIDs: readonly string[],
): Promise<Map<string, string>> {
  const ids = [...new Set(groupIDs)]
  if (ids.length === 0) return new Map()
  const query = { pageSize: '100', ID: ids.join('|') }
  const found = buyer
    ? await tryRead<{ Items: UserGroup[] }>(staff, 'UserGroups.List', { buyerID: buyer }, query)
    : await tryRead<{ Items: UserGroup[] }>(staff, 'AdminUserGroups.List', {}, query)
  return new Map((found?.Items ?? []).map(({ ID, Name }) => [ID ?? '', Name]))
}
