import { claimsOf } from '@tessera/client/claims'
import type { MeUser } from '@tessera/client/platform/types.gen'
import type { UserType } from '@tessera/contract/kit/operation'
import type { Caller } from '@tessera/domain/identity/may-call'
import { createContext } from 'react-router'

/** The signed-in person of this request: a user of the seller or of a supplier. */
export interface Staff {
  /** Sent with every call; it never reaches a page. */
  token: string
  caller: Caller
  id: string
  name: string
  username: string
  /** The supplier's ID; null for users of the seller. */
  supplierID: string | null
}

export const staffContext = createContext<Staff>()

/** The roles of a token are trusted for menus and buttons only; the APIs check every call again. */
export function staffOf(token: string, { ID, Supplier, Seller, Buyer, FirstName, LastName, Username }: MeUser): Staff {
  const { role = [], usrtype } = claimsOf(token) as { role?: string | string[]; usrtype: UserType }
  return {
    token,
    caller: {
      userType: usrtype,
      companyID: Supplier?.ID ?? Seller?.ID ?? Buyer?.ID ?? '',
      roles: new Set([role].flat()),
    },
    id: ID,
    name: `${FirstName} ${LastName}`.trim() || (Username ?? ''),
    username: Username ?? '',
    supplierID: Supplier?.ID ?? null,
  }
}
