import type { Means } from './payment-method.ts'

/** Accepts everything: an order with a total of zero has nothing to pay. */
export const freeMeans: Means = {
  authorize: async () => ({ status: 'authorized' }),
  look: async () => ({ status: 'authorized' }),
  capture: async () => ({ status: 'captured' }),
  void: async () => ({ status: 'voided' }),
}
