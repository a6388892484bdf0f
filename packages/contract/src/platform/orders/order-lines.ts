import { action } from '../../kit/action.ts'
import { embed, ref } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { resource } from '../../kit/resource.ts'
import { Address } from '../companies/addresses.ts'
import { LineItem, lineItemFields, lineItemLists } from './line-items.ts'
import { Order, orders } from './orders.ts'

/** A line with its order, for lists over many orders. */
export const ExtendedLineItem = model(
  'ExtendedLineItem',
  { OrderID: ref('Orders'), Order: embed(Order), ...lineItemFields },
  lineItemLists,
)

export const lineItems = resource({
  tag: 'LineItems',
  path: `${orders.path}/lineitems/:lineItemID`,
  model: LineItem,
  roles: orders.roles,
})

const shipTo = {
  path: `${lineItems.path}/shipto`,
  roles: orders.roles.write,
  body: Address,
  reply: LineItem,
} as const

export const lineItemsActions = [
  action({
    id: 'LineItems.ListAcrossOrders',
    verb: 'GET',
    path: '/lineitems/:direction',
    roles: ['OrderAdmin', 'OrderReader'],
    query: ['buyerID', 'supplierID', 'from', 'to', 'searchType'],
    list: 'full',
    reply: ExtendedLineItem,
    summary: 'List line items over many submitted orders.',
  }),
  action({
    ...shipTo,
    id: 'LineItems.SetShippingAddress',
    verb: 'PUT',
    summary: 'Write a one-time ship-to address on the line.',
  }),
  action({
    ...shipTo,
    id: 'LineItems.PatchShippingAddress',
    verb: 'PATCH',
    summary: "Change parts of the line's one-time address.",
  }),
]
