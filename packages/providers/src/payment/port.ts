/** The shop's interface to a payment provider. Money is whole cents. Provider replies are values, never exceptions. */
export interface PaymentPort {
  /**
   * Opens a request for one card: the browser sends the card to the provider under this ID, never to us. The ID is
   * bound to the reference, which names the visitor.
   */
  openRequest(reference: string): Promise<CardRequest | ProviderFailure>
  /** Reads the ID of a request; undefined unless it was opened with this reference. */
  readRequest(requestId: string, reference: string): { expiresAt: Date } | undefined
  /** Finds what the customer typed into a form that the provider refused, without number and code. */
  findEntry(requestId: string): Promise<EntryResult | NotFoundResult | ProviderFailure>
  tokenDetails(token: string): Promise<TokenDetails | NotFoundResult | ProviderFailure>
  /** Deletes the card at the provider. */
  forgetToken(token: string): Promise<DoneResult | NotFoundResult | ProviderFailure>
  authorize(request: AuthorizationRequest): Promise<AuthorizationResult | RefusedResult | ProviderFailure>
  capture(request: CaptureRequest): Promise<SettledResult | RefusedResult | ProviderFailure>
  void(request: IdempotentRequest & { paymentId: string }): Promise<SettledResult | RefusedResult | ProviderFailure>
  refund(request: CaptureRequest): Promise<SettledResult | RefusedResult | ProviderFailure>
  find(by: { paymentId: string } | { idempotencyKey: string }): Promise<FoundResult | NotFoundResult | ProviderFailure>
  /** Reads a webhook notice; undefined unless it is genuine, complete and recent. */
  readNotice(raw: Uint8Array, headers: NoticeHeaders, now: Date): PaymentNotice | undefined
}

export type NoticeHeaders = Readonly<Record<string, string | string[] | undefined>>

/** The provider executes a request once per key, however often it is sent. */
interface IdempotentRequest {
  idempotencyKey: string
}

export interface AuthorizationRequest extends IdempotentRequest {
  /** 0 verifies a card before it is saved. */
  amountCents: number
  currency: string
  source: { kind: 'card'; token: string } | { kind: 'loan' }
  description: string
  /** The shop path to which the provider's page returns the customer. */
  returnUrl: string
}

export interface CaptureRequest extends IdempotentRequest {
  paymentId: string
  amountCents: number
}

export const declineReasons = [
  'declined',
  'insufficient-funds',
  'expired-card',
  'wrong-code',
  'wrong-zip',
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

/** A payment as stored at the provider. */
export interface ProviderPayment {
  id: string
  idempotencyKey: string
  status: PaymentStatus
  amountCents: number
  capturedCents: number
  refundedCents: number
  currency: string
  reason: DeclineReason | null
  /** The page where the customer continues, for the statuses `challenge` and `pending`. */
  nextUrl: string | null
}

export type AuthorizationResult =
  | { outcome: 'approved'; payment: ProviderPayment }
  | { outcome: 'declined'; payment: ProviderPayment | undefined; reason: DeclineReason }
  /** The customer's bank needs a confirmation. */
  | { outcome: 'challenge'; payment: ProviderPayment; url: string }
  /** The lender has not decided yet. */
  | { outcome: 'pending'; payment: ProviderPayment; url: string }

interface DoneResult {
  outcome: 'done'
}
interface SettledResult {
  outcome: 'done'
  payment: ProviderPayment
}
interface FoundResult {
  outcome: 'found'
  payment: ProviderPayment
}
export interface NotFoundResult {
  outcome: 'none'
}
/** The provider refused the request; nothing was done. */
export interface RefusedResult {
  outcome: 'refused'
  code: string
  payment: ProviderPayment | undefined
}

export type ProviderFailure =
  /** No reply: the request may or may not have been executed. */
  | { outcome: 'unknown' }
  /** The provider failed during execution and has stopped; look up the result by the key. */
  | { outcome: 'broken' }
  /** The request never arrived: nothing was done. */
  | { outcome: 'unavailable' }

export interface CardRequest {
  outcome: 'opened'
  requestId: string
  expiresAt: string
  tokenizeUrl: string
  merchantId: string
  /** Numbers to try a shop with that moves no money; a real provider has none. */
  testCards: readonly { number: string; effect: string }[]
}

export interface CardEntry {
  /** A code of `cardProblems`. */
  problem: string
  expires: string
  holder: string
  billingZip: string
}

interface EntryResult {
  outcome: 'found'
  entry: CardEntry
}

/** PAY-8: the only card data the shop ever has. */
export interface TokenizedCard {
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
  card: TokenizedCard
}

export interface PaymentNotice {
  eventId: string
  paymentId: string
  /** The key of the authorization request. */
  idempotencyKey: string
  /** How the payment was when the notice was written; by now it may be otherwise. */
  status: PaymentStatus
  capturedCents: number
  refundedCents: number
}
