import { atStep, conflict, invalid } from './kinds.ts'

/** Buyers, suppliers and their records. */
export const companyErrors = {
  'Address.CannotEditPublic': invalid('This address is shared by your company; only an administrator may change it.'),
  'Address.CannotUpdateNotFound': invalid('The address to change does not exist or is not yours.'),
  'Address.IsNotShippingAddress': atStep('shipping', invalid('This address may not be used for shipping.')),
  'Address.CannotDeleteInventoryRecordAddress': conflict(
    'Stock is kept at this address; move or delete the stock first.',
  ),
  'AddressAssignment.MustBeBillingOrShipping': invalid('Assign the address for billing, for shipping or for both.'),
  'BuyerAddress.MustBeBillingOrShipping': invalid('Mark the address for billing, for shipping or for both.'),
  'BillingAddress.CannotModifyNotFound': atStep(
    'shipping',
    invalid('The billing address does not exist or may not be used here.'),
  ),
  'BillingAddress.CannotPatchSetByID': invalid(
    'The billing address was chosen by its ID; set a whole address before changing parts of it.',
  ),
  'ShippingAddress.CannotModifyNotFound': atStep(
    'shipping',
    invalid('The shipping address does not exist or may not be used here.'),
  ),
  'ShippingAddress.CannotPatchSetByID': invalid(
    'The shipping address was chosen by its ID; set a whole address before changing parts of it.',
  ),

  'ApprovalRule.CannotDeleteIfPending': conflict('Orders wait for approval under this rule; decide on them first.'),
  'ApprovalRule.CannotModify': invalid('You may not change this approval rule.'),

  'Buyer.RequiredIDOnBehalf': invalid('Name the buyer on whose behalf you act.'),
  'Buyer.RequiredIDWhenAnon': invalid('Name the buyer for an anonymous user.'),
  'Buyer.UserNotFound': invalid('The buyer has no such user.'),
  'Buyer.DefaultCatalogAlreadyExists': conflict(
    'A catalog with the ID of this buyer exists; choose another buyer ID or name a default catalog.',
  ),
  'CreditCard.CannotEditPublic': invalid('This card is shared by your company; only an administrator may change it.'),
  'Locale.DuplicateLanguageAndCurrency': conflict('A locale with this language and currency already exists.'),
  'Seller.AutoForwardingUserRequired': invalid('Name the user who forwards orders before products are auto-forwarded.'),

  'PartyAssignment.CannotProvideBuyerAndSupplier': invalid('Give a buyer or a supplier, not both.'),
  'PartyAssignment.CannotSpecifyBuyerAndSupplier': invalid('Specify a buyer or a supplier, not both.'),
  'PartyAssignment.CannotSpecifyGroupAndUser': invalid('Specify a user group or a user, not both.'),
  'PartyAssignment.GroupLevelNotAllowed': invalid('This cannot be assigned to a user group.'),
  'PartyAssignment.InvalidGroupLevel': invalid('This list has no assignments at the level of user groups.'),
  'PartyAssignment.InvalidUserLevel': invalid('This list has no assignments at the level of users.'),
  'PartyAssignment.RequiresBuyer': invalid('Name the buyer of this assignment.'),
  'PartyAssignment.UserLevelNotAllowed': invalid('This cannot be assigned to a single user.'),
} as const
