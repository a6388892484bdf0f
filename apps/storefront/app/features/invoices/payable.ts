import type { BillingRow } from '@tessera/client/shop/types.gen'

type OpenAmounts = Pick<BillingRow, 'openCents' | 'heldCents' | 'disputedCents'>

/** The most that can be paid: a colleague's payment in progress may hold a part. */
export const maxPayable = ({ openCents, heldCents }: OpenAmounts): number => Math.max(0, openCents - heldCents)

/** The default amount, without the disputed part. */
export const defaultPayable = ({ openCents, heldCents, disputedCents }: OpenAmounts): number =>
  Math.max(0, openCents - heldCents - disputedCents)

/** Reads a typed dollar amount; undefined if it is not one. */
export function readAmount(text: string): number | undefined {
  const plain = text.replace(/[$,\s]/g, '')
  return /^\d{1,8}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined
}

/** An editable amount such as `1204.10`. */
export const amountText = (cents: number): string => (cents / 100).toFixed(2)
