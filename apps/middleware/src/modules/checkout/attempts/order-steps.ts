import type { PaymentMethod } from '@tessera/contract/shop/constants'

/** Calls to the platform for paying and placing one order. Every call is safe to repeat. */
export interface OrderSteps {
  /** Throws an error for the shopper if the cart can't become an order. */
  validate(): Promise<void>
  /** The order on the platform, or undefined if it was deleted. */
  find(): Promise<OrderNow | undefined>
  /** Adds the accepted payment with its transaction unless it exists, and removes payments of older attempts. */
  addPayment(payment: OrderPayment): Promise<void>
  /** Marks the payment as not accepted: the platform then refuses to submit the order until it is removed. */
  withdrawPayment(attemptId: string): Promise<void>
  /** Removes the payment after the money was released. */
  removePayment(attemptId: string): Promise<void>
  /** Notes the total of an order above a limit, so that the account's approval rule asks for it. */
  noteOverLimit(totalCents: number): Promise<void>
  /** Returns the order after submitting, if the reply has it. */
  submit(idempotencyKey: string): Promise<OrderNow | undefined>
  /** Cancels an order that was submitted at another total than the authorized one: the last safeguard. */
  cancel(): Promise<void>
}

export interface OrderNow {
  orderId: string
  totalCents: number
  /** Owner in the format of `Attempt.owner`. It changes when a guest signs in. */
  owner: string
  /** IDs of its payments, accepted or not. */
  paymentIds: readonly string[]
  status: 'Unsubmitted' | 'AwaitingApproval' | 'Declined' | 'Open' | 'Completed' | 'Canceled'
}

/** A payment to add to the order on the platform; its ID there is the attempt's. */
export interface OrderPayment {
  attemptId: string
  method: PaymentMethod
  amountCents: number
  providerPaymentId: string | null
  /** ID of a saved card of the user on the platform. */
  savedCardId: string | null
  /** For people: "Visa ending in 1111", "Net 30". */
  text: string
}

export const isPlaced = ({ status }: OrderNow): boolean =>
  status === 'Open' || status === 'Completed' || status === 'AwaitingApproval'

/** True if total and owner are those of the authorization: limits were checked for that person and that total. */
export const isSameCart = (order: OrderNow, { amountCents, owner }: { amountCents: number; owner: string }): boolean =>
  order.totalCents === amountCents && order.owner === owner

/** True if our payment is on the order, so no one else can have paid for it. */
export const hasOurPayment = (
  { paymentIds }: OrderNow,
  { id, amountCents }: { id: string; amountCents: number },
): boolean => amountCents === 0 || paymentIds.includes(id)
