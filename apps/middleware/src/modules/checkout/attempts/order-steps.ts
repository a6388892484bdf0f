import type { PaymentMethod } from '@tessera/contract/shop/constants'

/** Calls to the platform for paying and placing one order. Every call is safe to repeat. */
export interface OrderSteps {
  /** Throws an error for the shopper if the cart can't become an order. */
  validate(): Promise<void>
  /** The order on the platform, or undefined if it was deleted. */
  find(): Promise<OrderNow | undefined>
  /** Adds the accepted payment with its transaction unless it exists, and removes payments of older attempts. */
  addPayment(payment: OrderPayment): Promise<void>
  /** Makes sure that a submission of this attempt that is still on its way is refused by the platform. */
  withdrawPayment(attemptId: string): Promise<void>
  /** Removes the payment after the money was released. */
  removePayment(attemptId: string): Promise<void>
  /** Notes the total of an order above a limit, so that the account's approval rule asks for it. */
  noteOverLimit(totalCents: number): Promise<void>
  /**
   * Pays and submits the order in one transaction of the platform, if it is the owner's, and returns it. Runs once per
   * attempt.
   */
  submit(submission: PaidSubmission): Promise<OrderNow | undefined>
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

export interface PaidSubmission {
  attemptId: string
  /** Owner in the format of `Attempt.owner`. */
  owner: string
  /** Undefined for an order that costs nothing. */
  payment: OrderPayment | undefined
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
  /** When the shop learned of the authorization. A repeat says the same. */
  authorizedAt: Date
}

export const isPlaced = ({ status }: OrderNow): boolean =>
  status === 'Open' || status === 'Completed' || status === 'AwaitingApproval'

/** True if the order can still be submitted as it was paid. */
export const isAsPaid = (order: OrderNow | undefined, at: { amountCents: number; owner: string }): order is OrderNow =>
  (order?.status === 'Unsubmitted' || order?.status === 'Declined') && isSameCart(order, at)

/** True if total and owner are those of the authorization: limits were checked for that person and that total. */
export const isSameCart = (order: OrderNow, { amountCents, owner }: { amountCents: number; owner: string }): boolean =>
  order.totalCents === amountCents && order.owner === owner

/** True if our payment is on the order, so no one else can have paid for it. */
export const hasOurPayment = (
  { paymentIds }: OrderNow,
  { id, amountCents }: { id: string; amountCents: number },
): boolean => amountCents === 0 || paymentIds.includes(id)
