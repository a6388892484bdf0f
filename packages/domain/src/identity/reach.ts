import type { Operation, UserType } from '@tessera/contract/kit/operation'

export interface Reaching {
  userType: UserType
  companyID: string
}

export type Reach = 'yes' | 'forbidden' | 'hidden'

/** Between companies: who belongs to one of them may not do it. */
const sellerOnly = new Set(['Buyers.Create', 'Buyers.Delete', 'Suppliers.Create', 'Suppliers.Delete', 'Users.Move'])

/** What a kind of user may reach besides holding a role. `hidden` answers as if the object did not exist. */
export function reach(who: Reaching, { verb, path, id }: Operation, params: Record<string, string>): Reach {
  if (who.userType === 'admin') return 'yes'
  if (sellerOnly.has(id)) return 'forbidden'
  const isRead = verb === 'GET'
  if (who.userType === 'buyer') return buyerReach(who, { isRead, path, id }, params)
  return supplierReach(who, { isRead, path }, params)
}

interface Asked {
  isRead: boolean
  path: string
  id: string
}

/** Own buyer only, never deleted by its own; seller's and suppliers' people and places to look at; own shopping. */
function buyerReach({ companyID }: Reaching, { isRead, path, id }: Asked, params: Record<string, string>): Reach {
  // whom somebody may impersonate is written in a configuration, in other buyers too
  if (id === 'Users.GetAccessToken') return 'yes'
  if (path.startsWith('/buyers/:buyerID')) return params.buyerID === companyID ? 'yes' : 'hidden'
  if (isRead || /^\/(me|cart|orders|orderreturns|oauth)\b/.test(path)) return 'yes'
  return /^Catalogs\.(Save|Patch|SaveProductAssignment|DeleteProductAssignment)$/.test(id) ? 'yes' : 'forbidden'
}

/** Own supplier only; buyers to look at; what it owns in catalogue and orders is told apart by owner, not here. */
function supplierReach(
  { companyID }: Reaching,
  { isRead, path }: Omit<Asked, 'id'>,
  params: Record<string, string>,
): Reach {
  if (path.startsWith('/suppliers/:supplierID')) return params.supplierID === companyID ? 'yes' : 'hidden'
  if (/^\/(buyers|buyerusers|adminusers|usergroups|addresses)\b/.test(path)) return isRead ? 'yes' : 'forbidden'
  return 'yes'
}
