import type { DeclineReason } from '../port.ts'

export type CardBehavior =
  | 'approve'
  | 'decline'
  | 'insufficient-funds'
  | 'expired-card'
  | 'wrong-code'
  | 'wrong-zip'
  | 'challenge'
  | 'slow'
  | 'lost'
  | 'broken'
  | 'lost-capture'

/** The only accepted numbers: the provider moves no money, so it must not receive real cards. */
export const testCards: Readonly<Record<string, { behaviour: CardBehavior; what: string }>> = {
  '4111111111111111': { behaviour: 'approve', what: 'Visa, approved' },
  '5555555555554444': { behaviour: 'approve', what: 'Mastercard, approved' },
  '378282246310005': { behaviour: 'approve', what: 'American Express, approved (four digits of code)' },
  '6011111111111117': { behaviour: 'approve', what: 'Discover, approved' },
  '4000000000001018': { behaviour: 'decline', what: 'declined by the bank' },
  '4000000000002024': { behaviour: 'insufficient-funds', what: 'declined: not enough money' },
  '4000000000003030': { behaviour: 'expired-card', what: 'declined: the card has expired' },
  '4000000000004046': { behaviour: 'wrong-code', what: 'declined: the security code is wrong' },
  '4000000000005050': { behaviour: 'challenge', what: 'the bank asks the customer first, on a page of its own' },
  '4000000000006066': { behaviour: 'slow', what: 'approved after four seconds' },
  '4000000000007072': { behaviour: 'lost', what: 'approved, but the answer is lost' },
  '4000000000008088': { behaviour: 'broken', what: 'the provider answers HTTP 500 and does nothing' },
  '4000000000009094': { behaviour: 'lost-capture', what: 'approved; when it is captured, the answer is lost' },
}

/** The billing ZIP code that no bank knows: every card with it is declined. */
export const unknownZip = '99999'

/** The cards a customer of a local shop is told about; the others simulate outages. */
export const shownTestCards: readonly { number: string; effect: string }[] = [
  { number: '4111 1111 1111 1111', effect: 'Approved' },
  { number: '4000 0000 0000 1018', effect: 'Declined by the bank' },
  { number: '4000 0000 0000 5050', effect: 'The bank asks you to confirm (3-D Secure)' },
  { number: '4000 0000 0000 2024', effect: 'Declined: insufficient funds' },
]

/** Behaviors that end in a decline. */
export const declines: Partial<Record<CardBehavior, DeclineReason>> = {
  decline: 'declined',
  'insufficient-funds': 'insufficient-funds',
  'expired-card': 'expired-card',
  'wrong-code': 'wrong-code',
  'wrong-zip': 'wrong-zip',
}
