/** Picked up by the customer: no cost, no transit, taxed at the store's address. */
export const pickUp = { id: 'store-pick-up', name: 'Store pickup' }
