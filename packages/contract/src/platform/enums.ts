export const accessLevels = ['Private', 'Public', 'Shareable'] as const

export const approvalStatuses = ['Pending', 'Approved', 'Declined'] as const

export const approvalTypes = ['Order', 'OrderReturn'] as const

export const integrationEventTypes = ['OrderCheckout', 'OpenIDConnect', 'OrderReturn', 'AddToCart'] as const

export const messageTypes = [
  'OrderDeclined',
  'OrderSubmitted',
  'ShipmentCreated',
  'ForgottenPassword',
  'ForgottenUsername',
  'OrderSubmittedForYourApproval',
  'OrderSubmittedForApproval',
  'OrderApproved',
  'OrderSubmittedForYourApprovalHasBeenApproved',
  'OrderSubmittedForYourApprovalHasBeenDeclined',
  'NewUserInvitation',
  'OrderReturnDeclined',
  'OrderReturnSubmitted',
  'OrderReturnSubmittedForYourApproval',
  'OrderReturnSubmittedForApproval',
  'OrderReturnApproved',
  'OrderReturnSubmittedForYourApprovalHasBeenApproved',
  'OrderReturnSubmittedForYourApprovalHasBeenDeclined',
  'OrderReturnCompleted',
  'SubscriptionReminder',
  'ProductCollectionInvitationAccepted',
  'ProductCollectionInvitationDeclined',
  'OneTimePassword',
] as const

export const orderStatuses = ['Unsubmitted', 'AwaitingApproval', 'Declined', 'Open', 'Completed', 'Canceled'] as const

export const paymentTypes = ['PurchaseOrder', 'CreditCard', 'SpendingAccount'] as const

export const priceMarkupTypes = ['NoMarkup', 'AmountPerQuantity', 'AmountTotal', 'Percentage'] as const

export const subscriptionIntervals = ['Days', 'Weeks', 'Months'] as const

export const trackingEventTypes = ['UserLoggedIn', 'LineItemAdded', 'LineItemUpdated', 'OrderSubmitted'] as const

export const xpThingTypes = [
  'Address',
  'Variant',
  'Order',
  'OrderReturn',
  'LineItem',
  'CostCenter',
  'CreditCard',
  'Payment',
  'Spec',
  'SpecOption',
  'UserGroup',
  'Company',
  'Category',
  'PriceSchedule',
  'Shipment',
  'SpendingAccount',
  'User',
  'Promotion',
  'ApprovalRule',
  'SellerApprovalRule',
  'Catalog',
  'ProductFacet',
  'MessageSender',
  'InventoryRecord',
  'ProductCollection',
  'Subscription',
  'GroupOrderInvitation',
] as const
