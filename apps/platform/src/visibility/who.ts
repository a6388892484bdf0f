import type { Actor } from '../actor.ts'

/** The buyer user through whose eyes the catalogue is seen: the caller, or the one an order is for. */
export interface Who {
  marketplace: string
  buyerID: string
  userID: string
}

export const who = ({ marketplace, companyID, userID }: Actor): Who => ({ marketplace, buyerID: companyID, userID })
