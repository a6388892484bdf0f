import type { PaymentMethod } from '@tessera/contract/shop/constants'

/** What the platform is asked while an order is paid and placed. Every step may be repeated. */
export interface OrderSteps {
  /** Throws, in words for the shopper, while something stands between the cart and an order. */
  validate(): Promise<void>
  /** How the order stands on the platform now; nothing once it is gone. */
  find(): Promise<OrderNow | undefined>
  /** Adds the accepted payment with its transaction, unless it is there; takes out what older attempts have left. */
  addPayment(payment: OrderPayment): Promise<void>
  /** A payment that is not accepted keeps the platform from taking the order: until it is removed no submit gets through. */
  withdrawPayment(attemptId: string): Promise<void>
  /** Takes it out for good, when the money has been let go. */
  removePayment(attemptId: string): Promise<void>
  /** How it stands then, where the answer tells. */
  submit(idempotencyKey: string): Promise<OrderNow | undefined>
  /** The last wall: an order that was taken at another total than the one that was authorised. */
  cancel(): Promise<void>
}

export interface OrderNow {
  orderId: string
  totalCents: number
  /** Whose it is, as an attempt names its owner. A cart changes hands when a guest signs in. */
  owner: string
  /** Of its payments, accepted or not. */
  paymentIds: readonly string[]
  status: 'Unsubmitted' | 'AwaitingApproval' | 'Declined' | 'Open' | 'Completed' | 'Canceled'
}

/** A payment as the platform is told of it; its ID there is the attempt's. */
export interface OrderPayment {
  attemptId: string
  method: PaymentMethod
  amountCents: number
  /** What the provider calls it. */
  providerPaymentId: string | null
  /** A saved card of the user, on the platform. */
  savedCardId: string | null
  /** In words: "Visa ending in 1111", "Net 30". */
  text: string
}

export const isPlaced = ({ status }: OrderNow): boolean =>
  status === 'Open' || status === 'Completed' || status === 'AwaitingApproval'

/** Costs what was authorized and is still the payer's: limits were checked for that person and that sum. */
export const isSameCart = (order: OrderNow, { amountCents, owner }: { amountCents: number; owner: string }): boolean =>
  order.totalCents === amountCents && order.owner === owner

/** Our payment is on it: nobody else can have paid it. */
export const isOurs = ({ paymentIds }: OrderNow, { id, amountCents }: { id: string; amountCents: number }): boolean =>
  amountCents === 0 || paymentIds.includes(id)
