import type { Actor } from '../actor.ts'

/** The buyer user whose view of the catalog applies: the caller, or the user an order is for. */
export interface BuyerUser {
  marketplace: string
  buyerID: string
  userID: string
}

export const buyerUserOf = ({ marketplace, companyID, userID }: Actor): BuyerUser => ({
  marketplace,
  buyerID: companyID,
  userID,
})
