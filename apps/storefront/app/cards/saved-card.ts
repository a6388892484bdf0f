/** A card somebody has kept with us: what may be shown of it. */
export interface SavedCard {
  id: string
  brand: string
  last4: string
  holder: string | null
  /** The last day it can be used; a plain day. */
  expiresOn: string | null
  canRemove: boolean
}

export const cardWords = ({ brand, last4 }: Pick<SavedCard, 'brand' | 'last4'>): string => `${brand} ending in ${last4}`

/** `03/27`, as it stands on the card. */
export const expiryWords = ({ expiresOn }: SavedCard): string =>
  expiresOn ? `${expiresOn.slice(5, 7)}/${expiresOn.slice(2, 4)}` : ''

export type CardState = 'good' | 'ends-soon' | 'expired'

/** Sixty days leave time for the bank to send a new one. */
const soonDays = 60

export function cardState({ expiresOn }: SavedCard, today: string): CardState {
  if (!expiresOn) return 'good'
  if (expiresOn < today) return 'expired'
  const days = (Date.parse(expiresOn) - Date.parse(today)) / 86_400_000
  return days <= soonDays ? 'ends-soon' : 'good'
}
