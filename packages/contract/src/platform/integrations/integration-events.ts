import { action } from '../../kit/action.ts'
import { freeObject, id, listOf, oneOf, required, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { resource } from '../../kit/resource.ts'
import { integrationEventTypes } from '../enums.ts'
import { orders } from '../orders/orders.ts'
import { OrderShipMethodSelection, OrderWorksheet } from '../orders/worksheet.ts'
import { roles } from '../roles.ts'
import { customAuthHeader } from './custom-auth-header.ts'

export const IntegrationEvent = model(
  'IntegrationEvent',
  {
    ElevatedRoles: listOf(oneOf(roles)),
    ID: id(),
    ConfigData: freeObject(),
    EventType: oneOf(integrationEventTypes),
    CustomImplementationUrl: required(text()),
    ...customAuthHeader,
    Name: required(text()),
    HashKey: required(text(50)),
  },
  { search: ['ID', 'EventType', 'Name'], sort: ['ID', 'EventType', 'Name'] },
)

export const integrationEvents = resource({
  tag: 'IntegrationEvents',
  path: '/integrationEvents/:integrationEventID',
  model: IntegrationEvent,
  roles: { read: ['IntegrationEventReader'], write: ['IntegrationEventAdmin'] },
  callers: ['admin'],
})

/** The checkout of one order; unlike the configuration above, shoppers may call it. */
const checkout = {
  verb: 'POST',
  roles: ['IntegrationEventAdmin', 'OrderAdmin', 'Shopper'],
  reply: OrderWorksheet,
  status: 200,
} as const

export const integrationEventsActions = [
  action({
    ...checkout,
    id: 'IntegrationEvents.EstimateShipping',
    path: `${orders.path}/estimateshipping`,
    summary: 'Call the shipping-rates integration and store estimates.',
  }),
  action({
    ...checkout,
    id: 'IntegrationEvents.SelectShipmethods',
    path: `${orders.path}/shipmethods`,
    body: OrderShipMethodSelection,
    summary: 'Store the chosen ship method per estimate.',
  }),
  action({
    ...checkout,
    id: 'IntegrationEvents.Calculate',
    path: `${orders.path}/calculate`,
    summary: 'Call the order-calculate integration and store its answer.',
  }),
  action({
    ...checkout,
    id: 'IntegrationEvents.GetWorksheet',
    verb: 'GET',
    path: `${orders.path}/worksheet`,
    roles: [...checkout.roles, 'OrderReader'],
    summary: 'Read the order worksheet.',
  }),
]
