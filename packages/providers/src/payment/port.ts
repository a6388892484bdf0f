/** Taking money, in the shop's words. Money is whole cents. What a provider says is a value, never an exception. */
export interface PaymentPort {
  /** Opens the way for one card: the browser sends it to the provider under this ID, and never to us. */
  openRequest(): Promise<CardRequest | Failure>
  tokenDetails(token: string): Promise<TokenDetails | None | Failure>
  /** The provider no longer keeps this card. */
  forgetToken(token: string): Promise<Done | None | Failure>
  authorize(asked: Authorization): Promise<Authorized | Refused | Failure>
  capture(asked: Capture): Promise<Settled | Refused | Failure>
  void(asked: Keyed & { paymentId: string }): Promise<Settled | Refused | Failure>
  refund(asked: Capture): Promise<Settled | Refused | Failure>
  find(by: { paymentId: string } | { idempotencyKey: string }): Promise<Found | None | Failure>
  /** What the provider tells by itself, if it is from the provider, whole, and not stale. */
  readNotice(raw: Uint8Array, headers: NoticeHeaders, now: Date): Notice | undefined
}

export type NoticeHeaders = Readonly<Record<string, string | string[] | undefined>>

/** The provider does the same thing once for the same key, however often it is asked. */
interface Keyed {
  idempotencyKey: string
}

export interface Authorization extends Keyed {
  /** Nothing at all checks a card that is to be saved. */
  amountCents: number
  currency: string
  source: { kind: 'card'; token: string } | { kind: 'loan' }
  description: string
  /** A path of the shop: where a page of the provider sends the customer back to. */
  returnUrl: string
}

export interface Capture extends Keyed {
  paymentId: string
  amountCents: number
}

export const declineReasons = [
  'declined',
  'insufficient-funds',
  'expired-card',
  'wrong-code',
  'check-failed',
  'token-unknown',
  'loan-declined',
] as const
export type DeclineReason = (typeof declineReasons)[number]

export const paymentStatuses = [
  'challenge',
  'pending',
  'authorized',
  'captured',
  'declined',
  'expired',
  'voided',
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** A payment as the provider has it. */
export interface ProviderPayment {
  id: string
  idempotencyKey: string
  status: PaymentStatus
  amountCents: number
  capturedCents: number
  refundedCents: number
  currency: string
  reason: DeclineReason | null
  /** Where the customer has to go on, while it is a challenge or pending. */
  nextUrl: string | null
}

export type Authorized =
  | { outcome: 'approved'; payment: ProviderPayment }
  | { outcome: 'declined'; payment: ProviderPayment | undefined; reason: DeclineReason }
  /** The customer's bank wants to hear from the customer. */
  | { outcome: 'challenge'; payment: ProviderPayment; url: string }
  /** The lender has not decided. */
  | { outcome: 'pending'; payment: ProviderPayment; url: string }

interface Done {
  outcome: 'done'
}
interface Settled {
  outcome: 'done'
  payment: ProviderPayment
}
interface Found {
  outcome: 'found'
  payment: ProviderPayment
}
export interface None {
  outcome: 'none'
}
/** The provider understood and will not; nothing was done. */
export interface Refused {
  outcome: 'refused'
  code: string
  payment: ProviderPayment | undefined
}

export type Failure =
  /** No answer: it may have been done or not. */
  | { outcome: 'unknown' }
  /** The provider broke while it was at it and has stopped: asking by the key tells what became of it. */
  | { outcome: 'broken' }
  /** It never got there: nothing was done. */
  | { outcome: 'unavailable' }

export interface CardRequest {
  outcome: 'opened'
  requestId: string
  expiresAt: string
  tokenizeUrl: string
  merchantId: string
}

/** PAY-8: all that is ever known of a card. */
export interface Card {
  token: string
  requestId: string
  brand: string
  last4: string
  /** `MM/YYYY` */
  expires: string
  holder: string | null
}

interface TokenDetails {
  outcome: 'found'
  card: Card
}

export interface Notice {
  eventId: string
  paymentId: string
  /** The key under which the payment was asked for. */
  idempotencyKey: string
}
