import type { ErrorCode } from '@tessera/contract/errors'

export type PartyLevel = 'user' | 'group' | 'company'

export interface Party {
  BuyerID?: unknown
  SupplierID?: unknown
  UserID?: unknown
  UserGroupID?: unknown
}

const everyone: readonly PartyLevel[] = ['user', 'group', 'company']
const groups: readonly PartyLevel[] = ['group', 'company']

/** Allowed levels by the model of the assignment. */
export const assignmentLevels: Readonly<Record<string, readonly PartyLevel[]>> = {
  AddressAssignment: everyone,
  BundleAssignment: groups,
  CatalogAssignment: ['company'],
  CategoryAssignment: groups,
  CostCenterAssignment: groups,
  CreditCardAssignment: everyone,
  InventoryRecordAssignment: groups,
  LocaleAssignment: groups,
  MessageCCListenerAssignment: everyone,
  MessageSenderAssignment: groups,
  ProductAssignment: groups,
  PromotionAssignment: groups,
  SecurityProfileAssignment: everyone,
  SpendingAccountAssignment: everyone,
}

/** The problem if this party cannot be assigned to. */
export function findPartyProblem(model: string, party: Party): ErrorCode | undefined {
  if (party.BuyerID && party.SupplierID) return 'PartyAssignment.CannotSpecifyBuyerAndSupplier'
  if (party.UserID && party.UserGroupID) return 'PartyAssignment.CannotSpecifyGroupAndUser'
  const allowed = assignmentLevels[model] ?? everyone
  if (party.UserID && !allowed.includes('user')) return 'PartyAssignment.UserLevelNotAllowed'
  if (party.UserGroupID && !allowed.includes('group')) return 'PartyAssignment.GroupLevelNotAllowed'
  return undefined
}

/** The problem if a list is filtered by both kinds of companies: no assignment has both. */
export const findFilterProblem = (party: Pick<Party, 'BuyerID' | 'SupplierID'>): ErrorCode | undefined =>
  party.BuyerID && party.SupplierID ? 'PartyAssignment.CannotProvideBuyerAndSupplier' : undefined

/** The problem if a list is filtered by a level that cannot have assignments. */
export function findLevelProblem(model: string, level: string | undefined): ErrorCode | undefined {
  const allowed = assignmentLevels[model] ?? everyone
  const requested = level?.toLowerCase()
  if (requested === 'user' && !allowed.includes('user')) return 'PartyAssignment.InvalidUserLevel'
  if (requested === 'group' && !allowed.includes('group')) return 'PartyAssignment.InvalidGroupLevel'
  return undefined
}
