import { flag, freeObject, id, listOf, oneOf, ref, required, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { resource } from '../../kit/resource.ts'
import { roles } from '../roles.ts'
import { customAuthHeader } from './custom-auth-header.ts'

export const WebhookRoute = model('WebhookRoute', {
  Route: text(),
  Verb: text(),
})

export const Webhook = model(
  'Webhook',
  {
    ID: id(),
    Name: required(text()),
    Description: text(2000),
    Url: text(),
    HashKey: text(),
    ElevatedRoles: listOf(oneOf(roles)),
    ConfigData: freeObject(),
    BeforeProcessRequest: flag(),
    ApiClientIDs: listOf(text()),
    WebhookRoutes: listOf(WebhookRoute),
    DeliveryConfigID: ref('DeliveryConfigurations'),
    ...customAuthHeader,
  },
  { search: ['ID', 'Name', 'Description', 'Url'], sort: ['Name', 'ID'], order: ['Name'] },
)

export const webhooks = resource({
  tag: 'Webhooks',
  path: '/webhooks/:webhookID',
  model: Webhook,
  roles: { read: ['WebhookReader'], write: ['WebhookAdmin'] },
  callers: ['admin'],
})
