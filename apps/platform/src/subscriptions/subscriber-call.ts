import { randomUUID } from 'node:crypto'
import type { Operation } from '@tessera/contract/kit/operation'
import type { Queryable } from '@tessera/server/database'
import type { PlatformCall } from '../actor.ts'
import type { SubscriptionRecord } from './find-subscription.ts'

/** The write of a worker in the name of a subscriber. It is no operation of the API, but it is recorded like one. */
const createSubscriptionOrder: Operation = {
  id: 'Subscriptions.CreateOrder',
  tag: 'Subscriptions',
  name: 'CreateOrder',
  verb: 'POST',
  path: '/subscriptions/:subscriptionID',
  roles: [],
  status: 201,
  summary: 'Make the order that a subscription is due for.',
}

/** Orders and their rules need a call; here the subscriber calls, with the rights of a shopper and agreed prices. */
export const subscriberCall = (
  db: Queryable,
  { id, marketplace, buyerID, userKey, userID }: SubscriptionRecord,
  clientID: string,
  now: Date,
): PlatformCall => ({
  db,
  now,
  operation: createSubscriptionOrder,
  actor: {
    marketplace,
    clientID,
    userType: 'buyer',
    userKey,
    userID,
    username: '',
    companyID: buyerID,
    roles: new Set(['Shopper', 'OverrideUnitPrice']),
    tokenID: '',
    tokenEnds: now,
    tokenVersion: 0,
  },
  params: { subscriptionID: id },
  query: {},
  body: {},
  raw: null,
  from: 'worker',
  requestID: randomUUID(),
})
