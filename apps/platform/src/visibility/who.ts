import type { Actor } from '../actor.ts'

/** The buyer user whose view of the catalog applies: the caller, or the user an order is for. */
export interface Who {
  marketplace: string
  buyerID: string
  userID: string
}

export const who = ({ marketplace, companyID, userID }: Actor): Who => ({ marketplace, buyerID: companyID, userID })
