import { flag, listOf, oneOf, ref, required, text, whole, xp } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { singleton } from '../../kit/singleton.ts'
import { roles } from '../roles.ts'
import { customAuthHeader } from './custom-auth-header.ts'

export const SubscriptionIntegration = model('SubscriptionIntegration', {
  ApiClientID: required(ref('ApiClients')),
  HashKey: required(text()),
  ElevatedRoles: listOf(oneOf(roles)),
  Active: flag(),
  NotificationDays: whole({ min: 1 }),
  Url: text(),
  xp: xp(),
  ...customAuthHeader,
})

export const subscriptionIntegrations = singleton({
  tag: 'SubscriptionIntegrations',
  path: '/integrations/subscription',
  model: SubscriptionIntegration,
  roles: { read: [], write: ['SubscriptionAdmin'] },
  table: 'subscription_integrations',
  callers: ['admin'],
})
