import type { QuoteState } from '@tessera/contract/middleware/quotes/models'

export type StoredQuoteState = Exclude<QuoteState, 'expired'>
export type QuoteAction = 'send' | 'accept' | 'decline' | 'change' | 'renew' | 'cancel' | 'duplicate' | 'message'

/** An offer is valid through its last day. */
export const quoteStateOn = (state: StoredQuoteState, validUntil: string | null, today: string): QuoteState =>
  state === 'offered' && validUntil !== null && validUntil < today ? 'expired' : state

const always: readonly QuoteAction[] = ['duplicate']
const moves: Record<QuoteState, readonly QuoteAction[]> = {
  draft: ['send', 'cancel'],
  requested: ['message', 'cancel'],
  'in-review': ['message', 'cancel'],
  offered: ['accept', 'decline', 'change', 'message'],
  accepted: ['message'],
  converted: ['message'],
  declined: [],
  expired: ['renew', 'message'],
  canceled: [],
}

export const quoteActions = (state: QuoteState): QuoteAction[] => [...moves[state], ...always]
export const canDoQuoteAction = (state: QuoteState, action: QuoteAction): boolean =>
  quoteActions(state).includes(action)

/** Labels for customers; some pages add the date. */
export const quoteStateLabels: Record<QuoteState, string> = {
  draft: 'Draft, not sent',
  requested: 'Requested',
  'in-review': 'Your store is working on it',
  offered: 'Offer received',
  accepted: 'Accepted',
  converted: 'Ordered',
  declined: 'Declined',
  expired: 'Expired. Request a renewal',
  canceled: 'Canceled',
}

/** An offer is valid for thirty days. */
export const offerDays = 30
export const expiringSoonDays = 7
