import { action } from '../../kit/action.ts'
import { embed, flag, id, moment, oneOf, readOnly, ref, required, sum, text, whole, xp } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { resource } from '../../kit/resource.ts'
import { paymentTypes, subscriptionIntervals } from '../enums.ts'
import { BundleItems, LineItem } from './line-items.ts'

export const SubscriptionPayment = model('SubscriptionPayment', {
  Type: oneOf(paymentTypes),
  CreditCardID: ref('CreditCards'),
  SpendingAccountID: ref('SpendingAccounts'),
})

export const Subscription = model(
  'Subscription',
  {
    ID: id(),
    Frequency: required(whole()),
    Interval: required(oneOf(subscriptionIntervals)),
    NextOrderDate: required(moment()),
    LastOrderDate: readOnly(moment()),
    NotificationDate: readOnly(moment()),
    DateCreated: readOnly(moment()),
    EndDate: moment(),
    Active: flag(true),
    FromCompanyID: text(),
    FromUserID: text(),
    ToCompanyID: text(),
    Payment: embed(SubscriptionPayment),
    BillingAddressID: ref('Addresses'),
    ShippingAddressID: ref('Addresses'),
    ProjectedSubtotal: readOnly(sum()),
    xp: xp(),
  },
  {
    search: ['ID', 'FromCompanyID', 'ToCompanyID', 'Interval'],
    sort: [
      ...['ID', 'Interval', 'NextOrderDate', 'LastOrderDate', 'DateCreated', 'EndDate'],
      ...['FromCompanyID', 'FromUserID', 'ToCompanyID'],
    ],
    order: ['LastOrderDate', 'DateCreated'],
  },
)

export const subscriptions = resource({
  tag: 'Subscriptions',
  path: '/subscriptions/:subscriptionID',
  model: Subscription,
  roles: { read: ['SubscriptionReader'], write: ['SubscriptionAdmin'] },
})

export const subscriptionItems = resource({
  tag: 'SubscriptionItems',
  path: '/subscriptions/:subscriptionID/items/:subscriptionItemID',
  model: LineItem,
  roles: subscriptions.roles,
})

export const bundleSubscriptionItemsActions = [
  action({
    id: 'BundleSubscriptionItems.Create',
    verb: 'POST',
    path: '/subscriptions/:subscriptionID/bundles/:bundleID',
    roles: subscriptions.roles.write,
    body: BundleItems,
    reply: LineItem,
    summary: 'Add a bundle to the subscription.',
  }),
  action({
    id: 'BundleSubscriptionItems.Delete',
    verb: 'DELETE',
    path: '/subscriptions/:subscriptionID/bundles/:bundleID/:bundleItemID',
    roles: subscriptions.roles.write,
    summary: 'Remove a bundle from the subscription.',
  }),
]
