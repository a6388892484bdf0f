import type { Units } from '../money.ts'
import { type Caller, hasRole, isOrderAdmin, needsRole } from '../order-model/caller.ts'
import type { OrderHeader, OrderState, OrderStatus, Payment, PaymentType } from '../order-model/order-state.ts'
import { type Decision, type Problem, problem } from '../order-model/problem.ts'
import type { AccountDebit, SpendingAccounts } from './spending-account.ts'

/** The return that a refund belongs to. */
export interface RefundedReturn {
  status: OrderStatus
  refundAmount: Units | null
}

export interface PaymentContext {
  now: Date
  caller: Caller
  accounts: SpendingAccounts
  /** Only the seller accepts payments of the order. */
  isCheckoutOnly: boolean
  /** Undefined if the order has no return with this ID. */
  orderReturn?: RefundedReturn | undefined
}

export interface PaymentInput {
  type?: PaymentType | null
  creditCardID?: string | null
  spendingAccountID?: string | null
  amount?: Units | null
  accepted?: boolean | null
  orderReturnID?: string | null
}

/** Descriptions, xp and transactions have no rules: callers who may change the payment may change them. */
export type PaymentDecision = Decision<{ state: OrderState; payment: Payment; debits: readonly AccountDebit[] }>

/** A card must be charged first; the other two are accepted at once. */
const acceptedByType: Record<PaymentType, boolean> = {
  CreditCard: false,
  PurchaseOrder: true,
  SpendingAccount: true,
}

type Acceptance = Pick<PaymentContext, 'caller' | 'isCheckoutOnly'>

/** For checkout-only orders, a shopper's payment is not accepted yet. */
export const isAcceptedAtFirst = (type: PaymentType, context: Acceptance): boolean =>
  acceptedByType[type] && (!context.isCheckoutOnly || mayAccept(context))

export const mayAccept = ({ caller, isCheckoutOnly }: Acceptance): boolean =>
  isOrderAdmin(caller) && (!isCheckoutOnly || caller.isSeller)

export const findCanceledProblem = ({ id, status }: OrderHeader): Problem | undefined =>
  status === 'Canceled' ? problem('Payment.CannotEditCancelled', { OrderID: id }) : undefined

export const findAcceptProblem = (
  accepted: boolean | null | undefined,
  now: boolean,
  context: Acceptance,
): Problem | undefined =>
  accepted == null || accepted === now || mayAccept(context)
    ? undefined
    : problem('Payment.NotAuthorizedToPatch', { Property: 'Accepted' }, 'Only an order administrator accepts payments.')

/** Only administrators record transactions, on canceled orders too: a void must be recorded. */
export const findTransactionProblem = (caller: Caller): Problem | undefined =>
  isOrderAdmin(caller) ? undefined : needsRole(caller, 'OrderAdmin')

/** Shoppers may pay only for their own orders. */
export const findPayerProblem = (caller: Caller): Problem | undefined =>
  isOrderAdmin(caller) || (caller.isOwner && hasRole(caller, 'Shopper'))
    ? undefined
    : problem('Payment.NotAuthorizedToPatch')
