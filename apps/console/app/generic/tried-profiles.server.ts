import type { SecurityProfile } from '@tessera/client/platform/types.gen'
import { getOperation } from '@tessera/contract/platform/get-operation'
import { foreignRoles } from '@tessera/domain/identity/foreign-roles'
import { requireRight } from '../operations/read-operation.server.ts'
import { tryRead } from '../operations/try-read.server.ts'
import type { Staff } from '../session/staff.server.ts'
import type { TriedProfile } from './operation-view.ts'

/** The profiles that this person may read, and the one that is named, as an operation can be tried with them. */
export async function listTriedProfiles(staff: Staff, named: string | null): Promise<TriedProfile[]> {
  const read = await tryRead<{ Items: SecurityProfile[] }>(staff, 'SecurityProfiles.List', {}, firstHundred)
  if (!read) return []
  const isListed = named === null || read.Items.some(({ ID }) => ID === named)
  const other = isListed ? undefined : await tryProfile(staff, named)
  return [...read.Items, ...(other ? [other] : [])].map((profile) => triedProfileOf(staff, profile))
}

const firstHundred = { pageSize: '100', sortBy: 'Name' }

/** Refuses people who may not read profiles; undefined for one that is not there. */
export async function findTriedProfile(staff: Staff, id: string): Promise<TriedProfile | undefined> {
  requireRight(staff.caller, getOperation('SecurityProfiles.Get'), { securityProfileID: id })
  const profile = await tryProfile(staff, id)
  return profile && triedProfileOf(staff, profile)
}

const tryProfile = (staff: Staff, securityProfileID: string) =>
  tryRead<SecurityProfile>(staff, 'SecurityProfiles.Get', { securityProfileID })

function triedProfileOf({ caller }: Staff, { ID, Name, Roles, CustomRoles }: SecurityProfile): TriedProfile {
  const roles = [...new Set([...(Roles ?? []), ...(CustomRoles ?? [])])]
  return { id: ID, name: Name, roles, missing: foreignRoles(caller.roles, roles) }
}
