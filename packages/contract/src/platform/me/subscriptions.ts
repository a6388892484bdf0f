import { action } from '../../kit/action.ts'
import { resource } from '../../kit/resource.ts'
import { BundleItems, LineItem } from '../orders/line-items.ts'
import { Subscription } from '../orders/subscriptions.ts'

export const meSubscriptions = resource({
  tag: 'Me',
  path: '/me/subscriptions/:subscriptionID',
  model: Subscription,
  roles: { read: ['Shopper'], write: ['MeSubscriptionAdmin'] },
  named: { many: 'Subscriptions', one: 'Subscription' },
  callers: ['buyer'],
})

export const meSubscriptionItems = resource({
  tag: 'Me',
  path: `${meSubscriptions.path}/items/:subscriptionItemID`,
  model: LineItem,
  roles: meSubscriptions.roles,
  named: { many: 'SubscriptionItems', one: 'SubscriptionItem' },
  callers: ['buyer'],
})

export const meSubscriptionActions = [
  action({
    id: 'Me.CreateSubscriptionBundleItem',
    verb: 'POST',
    path: `${meSubscriptions.path}/items/bundles/:bundleID`,
    roles: meSubscriptions.roles.write,
    callers: ['buyer'],
    body: BundleItems,
    reply: LineItem,
    summary: 'Add a bundle to an own subscription.',
  }),
  action({
    id: 'Me.DeleteSubscriptionBundleItem',
    verb: 'DELETE',
    path: `${meSubscriptions.path}/items/bundles/:bundleID/:bundleItemID`,
    roles: meSubscriptions.roles.write,
    callers: ['buyer'],
    summary: 'Remove a bundle from an own subscription.',
  }),
]
