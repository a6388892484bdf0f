import type { BillingRow } from '@tessera/client/shop/types.gen'

type Open = Pick<BillingRow, 'openCents' | 'heldCents' | 'disputedCents'>

/** What may be paid at all: a colleague may be paying a part just now. */
export const mostPayable = ({ openCents, heldCents }: Open): number => Math.max(0, openCents - heldCents)

/** What is paid unless somebody says otherwise: nobody pays what they dispute. */
export const usuallyPaid = ({ openCents, heldCents, disputedCents }: Open): number =>
  Math.max(0, openCents - heldCents - disputedCents)

/** Dollars as people type them; undefined for what is no amount. */
export function amountTyped(text: string): number | undefined {
  const plain = text.replace(/[$,\s]/g, '')
  return /^\d{1,8}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined
}

/** `1204.10`, to be typed over. */
export const amountText = (cents: number): string => (cents / 100).toFixed(2)
