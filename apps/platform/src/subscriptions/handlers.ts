import type { PlatformHandlers } from '../actor.ts'
import { bundleItemHandlers } from './bundle-items.ts'
import { allSubscriptions, ownSubscriptions } from './find-subscription.ts'
import { itemHandlers } from './items.ts'
import { subscriptionHandlers } from './subscriptions.ts'

/** Orders that repeat, under `/me` and under `/subscriptions`. */
export const subscriptionAreaHandlers: PlatformHandlers = {
  ...subscriptionHandlers(ownSubscriptions),
  ...subscriptionHandlers(allSubscriptions),
  ...itemHandlers(ownSubscriptions),
  ...itemHandlers(allSubscriptions),
  ...bundleItemHandlers(ownSubscriptions),
  ...bundleItemHandlers(allSubscriptions),
}
