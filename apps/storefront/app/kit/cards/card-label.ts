import type { SavedCard } from '@tessera/client/shop/types.gen'

export const cardLabel = ({ brand, last4 }: Pick<SavedCard, 'brand' | 'last4'>): string => `${brand} ending in ${last4}`

type Expiry = Pick<SavedCard, 'expiresOn'>

/** `03/27`, as printed on the card. */
export const expiryLabel = ({ expiresOn }: Expiry): string =>
  expiresOn ? `${expiresOn.slice(5, 7)}/${expiresOn.slice(2, 4)}` : ''

export type CardState = 'good' | 'ends-soon' | 'expired'

/** Sixty days leave the bank time to send a new card. */
const expiringSoonDays = 60

export function cardState({ expiresOn }: Expiry, today: string): CardState {
  if (!expiresOn) return 'good'
  if (expiresOn < today) return 'expired'
  const days = (Date.parse(expiresOn) - Date.parse(today)) / 86_400_000
  return days <= expiringSoonDays ? 'ends-soon' : 'good'
}
