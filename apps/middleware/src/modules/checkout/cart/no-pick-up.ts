/** Facts of an order that is delivered: an empty text removes one. */
export const noPickUp = { pickUpStore: '', pickUpPersons: '', pickUpPhone: '', pickUpBillingZip: '' } as const
