import type { Operation, UserType } from '@tessera/contract/kit/operation'

export interface ReachSubject {
  userType: UserType
  companyID: string
}

export type ReachDecision = 'yes' | 'forbidden' | 'hidden'

/** Actions across companies, which users of one company may not do. */
const sellerOnly = new Set(['Buyers.Create', 'Buyers.Delete', 'Suppliers.Create', 'Suppliers.Delete', 'Users.Move'])

/** Decides what a type of user may reach besides holding a role. `hidden` answers as if the object did not exist. */
export function decideReach(
  who: ReachSubject,
  { verb, path, id }: Operation,
  params: Record<string, string>,
): ReachDecision {
  if (who.userType === 'admin') return 'yes'
  if (sellerOnly.has(id)) return 'forbidden'
  const isRead = verb === 'GET'
  if (who.userType === 'buyer') return buyerReach(who, { isRead, path, id }, params)
  return supplierReach(who, { isRead, path }, params)
}

interface RequestedOperation {
  isRead: boolean
  path: string
  id: string
}

/**
 * Buyer users: their own buyer, which they cannot delete; read access to users and places of the seller and suppliers;
 * their own shopping.
 */
function buyerReach(
  { companyID }: ReachSubject,
  { isRead, path, id }: RequestedOperation,
  params: Record<string, string>,
): ReachDecision {
  // impersonation is limited by its configuration, which may include other buyers
  if (id === 'Users.GetAccessToken') return 'yes'
  if (path.startsWith('/buyers/:buyerID')) return params.buyerID === companyID ? 'yes' : 'hidden'
  if (isRead || /^\/(me|cart|orders|orderreturns|oauth)\b/.test(path)) return 'yes'
  return /^Catalogs\.(Save|Patch|SaveProductAssignment|DeleteProductAssignment)$/.test(id) ? 'yes' : 'forbidden'
}

/**
 * Supplier users: their own supplier, and read access to buyers. Ownership of products and orders is checked elsewhere.
 */
function supplierReach(
  { companyID }: ReachSubject,
  { isRead, path }: Omit<RequestedOperation, 'id'>,
  params: Record<string, string>,
): ReachDecision {
  if (path.startsWith('/suppliers/:supplierID')) return params.supplierID === companyID ? 'yes' : 'hidden'
  if (/^\/(buyers|buyerusers|adminusers|usergroups|addresses)\b/.test(path)) return isRead ? 'yes' : 'forbidden'
  return 'yes'
}
