import type { PaymentType } from '../order-model/order-state.ts'
import { invalidProperty, type Problem, problem } from '../order-model/problem.ts'

export interface SubscriptionPayment {
  Type?: PaymentType | null
  CreditCardID?: string | null
  SpendingAccountID?: string | null
}

/** Each type of payment allows only its own card or account. */
export function findPaymentProblem({
  Type,
  CreditCardID,
  SpendingAccountID,
}: SubscriptionPayment): Problem | undefined {
  if (!Type) return invalidProperty('Payment.Type', 'Payment.Type is required: how the orders are paid.')
  if (Type !== 'CreditCard' && CreditCardID) return problem('Payment.CannotSetCreditCard')
  if (Type !== 'SpendingAccount' && SpendingAccountID) return problem('Payment.CannotSetSpendingAccount')
  return Type === 'SpendingAccount' && !SpendingAccountID ? problem('Payment.SpendingAccountIdMissing') : undefined
}
