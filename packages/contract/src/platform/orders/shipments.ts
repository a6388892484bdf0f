import { action } from '../../kit/action.ts'
import { embed, id, listOf, moment, money, readOnly, ref, required, text, whole, xp } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { readRoles } from '../../kit/operation.ts'
import { resource } from '../../kit/resource.ts'
import { Address } from '../companies/addresses.ts'
import { LineItemProduct, LineItemSpec, LineItemVariant } from './line-items.ts'

export const Shipment = model(
  'Shipment',
  {
    ID: id(),
    BuyerID: ref('Buyers'),
    Shipper: text(),
    DateShipped: moment(),
    DateDelivered: moment(),
    TrackingNumber: text(3000),
    Cost: money(),
    OwnerID: text(),
    xp: xp(),
    Account: text(),
    FromAddressID: ref('AdminAddresses'),
    ToAddressID: ref('Addresses'),
    FromAddress: readOnly(embed(Address)),
    ToAddress: readOnly(embed(Address)),
  },
  {
    search: ['ID', 'BuyerID', 'Shipper', 'DateShipped', 'DateDelivered', 'TrackingNumber'],
    sort: ['DateShipped', 'OwnerID', 'ID', 'BuyerID', 'Shipper', 'DateDelivered', 'Cost'],
  },
)

export const ShipmentItem = model(
  'ShipmentItem',
  {
    OrderID: required(ref('Orders')),
    LineItemID: required(ref('LineItems')),
    QuantityShipped: required(whole()),
    UnitPrice: readOnly(money()),
    CostCenter: readOnly(text()),
    DateNeeded: readOnly(moment()),
    Product: readOnly(embed(LineItemProduct)),
    Variant: readOnly(embed(LineItemVariant)),
    Specs: readOnly(listOf(LineItemSpec)),
    xp: readOnly(xp()),
  },
  { sort: ['OrderID', 'LineItemID'] },
)

export const shipments = resource({
  tag: 'Shipments',
  path: '/shipments/:shipmentID',
  model: Shipment,
  roles: { read: ['ShipmentReader'], write: ['ShipmentAdmin'] },
  query: { List: ['orderID'] },
})

export const shipmentsItem = resource({
  tag: 'Shipments',
  path: '/shipments/:shipmentID/items/:orderID/:lineItemID',
  model: ShipmentItem,
  roles: shipments.roles,
  named: { many: 'Item', one: 'Item' },
  only: ['Get', 'Delete'],
})

const write = { roles: shipments.roles.write } as const

export const shipmentsActions = [
  action({
    id: 'Shipments.ListItems',
    verb: 'GET',
    path: '/shipments/:shipmentID/items',
    roles: readRoles(shipments.roles),
    list: 'full',
    reply: ShipmentItem,
    summary: 'List the items of the shipment.',
  }),
  action({
    ...write,
    id: 'Shipments.SaveItem',
    verb: 'POST',
    path: '/shipments/:shipmentID/items',
    body: ShipmentItem,
    reply: ShipmentItem,
    status: 200,
    summary: 'Put a quantity of one order line into the shipment.',
  }),
  action({
    ...write,
    id: 'Shipments.SetShipFromAddress',
    verb: 'PUT',
    path: '/shipments/:shipmentID/shipfrom',
    body: Address,
    reply: Shipment,
    summary: 'Write a one-time ship-from address.',
  }),
  action({
    ...write,
    id: 'Shipments.SetShipToAddress',
    verb: 'PUT',
    path: '/shipments/:shipmentID/shipto',
    body: Address,
    reply: Shipment,
    summary: 'Write a one-time ship-to address.',
  }),
]
