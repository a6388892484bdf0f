import { formatDollars } from '../format-dollars.ts'

/** The row of a total that says what the way to the customer costs: nothing is "Free", and a pickup is no shipping. */
export const shippingRow = (cents: number, isPickUp: boolean): { label: string; amount: string } => ({
  label: isPickUp ? 'Pickup' : 'Shipping',
  amount: cents === 0 ? 'Free' : formatDollars(cents),
})
