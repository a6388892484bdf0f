import { authorizedMove, saveCardMove } from './authorize-move.ts'
import type { PaymentPurposes } from './payment-purpose.ts'
import { placeMove } from './place-move.ts'

/** Purposes that belong to the checkout. Saving a card has nothing to place. */
export const checkoutPurposes: Pick<PaymentPurposes, 'order' | 'card'> = {
  order: { authorized: authorizedMove, place: placeMove },
  card: { authorized: saveCardMove, place: async () => undefined },
}
