/** Invoices of deliveries are keyed by the delivery, so that each is invoiced once. */
export const deliveryKeyPrefix = 'delivery '
