import type { UserType } from '@tessera/contract/kit/operation'
import type { Caller } from '@tessera/domain/identity/may-call'
import type { Staff } from '../../session/staff.server.ts'
import { listIn, type RecordFields, readList, textIn } from './read-records.server.ts'

interface UserKind {
  userType: UserType
  /** In the query of the list of assignments. */
  commerceRole: string
  /** The field of an assignment with the company; staff have none. */
  company?: string
}

const kinds: readonly UserKind[] = [
  { userType: 'admin', commerceRole: 'Seller' },
  { userType: 'supplier', commerceRole: 'Supplier', company: 'SupplierID' },
  { userType: 'buyer', commerceRole: 'Buyer', company: 'BuyerID' },
]

/** The words for users who are not staff. */
export const userKindLabels: Readonly<Record<UserType, string>> = {
  admin: 'staff',
  supplier: 'suppliers',
  buyer: 'customers',
}

/**
 * Judges a profile by the kinds of users that have it: the same roles open other calls for a supplier's user than for
 * staff. A profile that no user has yet counts as one of staff, since it is given to them next.
 */
export async function readProfileCallers(staff: Staff): Promise<(profile: RecordFields) => [Caller, ...Caller[]]> {
  // read one by one, so that many customers' assignments do not push those of a supplier off the first page
  const assigned = await Promise.all(kinds.map((kind) => readCompanies(staff, kind)))
  const own = staff.caller.companyID
  return (profile) => {
    const id = textIn(profile, 'ID')
    const roles = new Set(listIn(profile, 'Roles', 'CustomRoles'))
    const [first, ...others] = kinds.flatMap(({ userType }, at): Caller[] => {
      const companyID = assigned[at]?.get(id)
      return companyID === undefined ? [] : [{ userType, companyID: companyID || own, roles }]
    })
    return first ? [first, ...others] : [{ userType: 'admin', companyID: own, roles }]
  }
}

/** A company for each profile that users of this kind have; which one makes no difference to what they may do in it. */
async function readCompanies(staff: Staff, { commerceRole, company }: UserKind): Promise<Map<string, string>> {
  const { items } = await readList(staff, 'SecurityProfiles.ListAssignments', { pageSize: '100', commerceRole })
  return new Map(items.map((one) => [textIn(one, 'SecurityProfileID'), company ? textIn(one, company) : '']))
}
