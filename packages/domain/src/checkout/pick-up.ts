/** Fetched by the customer: no cost, no way, and taxed where the store is. */
export const pickUp = { id: 'store-pick-up', name: 'Store pickup' }
