import { conflict, invalid } from './kinds.ts'

export const paymentErrors = {
  'Payment.AlreadyPaid': invalid('The order is paid in full already.'),
  'Payment.AmountGreaterThanZero': invalid('The amount of a payment must be above zero.'),
  'Payment.CannotDeleteSpendingAccount': conflict('Orders are paid from this spending account, so it has to stay.'),
  'Payment.CannotEditCancelled': invalid('A payment of a cancelled order cannot be changed.'),
  'Payment.CannotPatchAccepted': invalid('An accepted payment cannot be changed; delete it and add another.'),
  'Payment.CannotPatchProperty': invalid('This property of a payment cannot be changed.'),
  'Payment.CannotSetCreditCard': invalid('A credit card fits payments of type CreditCard only.'),
  'Payment.CannotSetSpendingAccount': invalid('A spending account fits payments of type SpendingAccount only.'),
  'Payment.CannotUseExpiredSpendingAccount': invalid('The spending account is not valid on this day.'),
  'Payment.ExceedsBalance': invalid('The balance of the spending account is too low.'),
  'Payment.InvalidSpendingAccountID': invalid('The spending account does not exist or may not be used for payments.'),
  'Payment.NotAuthorizedToPatch': invalid('You may not change this payment.'),
  'Payment.SpendingAccountIdMissing': invalid('Name the spending account to pay from.'),
} as const
