import { findViolations } from '@tessera/platform/find-violations'
import { startPlatform } from '@tessera/testing/platform'
import { afterAll, expect, test } from 'vitest'
import { home } from '../shipments/an-order.ts'
import { anOrderOfAll, aSplitShop } from './a-split-shop.ts'

const platform = await startPlatform()
afterAll(async () => expect(await findViolations(platform.database)).toEqual([]))

test('a supplier who changes a line does not see which order of the buyer it is from', async () => {
  const shop = await aSplitShop(platform)
  const order = await anOrderOfAll(shop)
  const { OutgoingOrders } = await shop.admin.Orders.Forward('Incoming', order)
  const outgoing = String(OutgoingOrders?.[0]?.ID)
  const hidden = { IncomingOrderID: null, OutgoingOrderID: null }
  const { LineItems } = shop.mill
  expect(await LineItems.Patch('Incoming', outgoing, 'tile', { CostCenter: 'a' })).toMatchObject(hidden)
  expect(await LineItems.Patch('Incoming', outgoing, 'tile', {})).toMatchObject(hidden)
  expect(await LineItems.SetShippingAddress('Incoming', outgoing, 'tile', home)).toMatchObject(hidden)
  expect(await shop.admin.LineItems.Patch('Outgoing', outgoing, 'tile', { CostCenter: 'b' })).toMatchObject({
    IncomingOrderID: order,
  })
})

test('orders, lines, subscriptions and copies of messages follow a supplier to a new ID', async () => {
  const shop = await aSplitShop(platform)
  const { admin, buyer, mill } = shop
  const order = await anOrderOfAll(shop)
  await admin.Orders.Forward('Incoming', order)
  await buyer.Orders.Create('Outgoing', { ID: 'direct', ToCompanyID: 'mill' })
  await admin.MessageSenders.Create({
    ID: 'sender',
    Name: 'Sender',
    MessageTypes: ['ShipmentCreated'],
    URL: 'mail:',
    SharedKey: 'k',
  })
  const assigned = { MessageSenderID: 'sender', SupplierID: 'mill' }
  await admin.MessageSenders.SaveAssignment(assigned)
  const copy = { MessageType: 'ShipmentCreated' as const, SupplierID: 'mill', MessageSenderAssignment: assigned }
  await admin.MessageSenders.SaveCCListenerAssignment(copy)

  await admin.Suppliers.Patch('mill', { ID: 'mill-2' })
  expect(await admin.Orders.Get('Incoming', 'direct')).toMatchObject({ ToCompanyID: 'mill-2' })
  expect(await mill.Orders.List('Incoming')).toMatchObject({ Items: [{ ToCompanyID: 'mill-2', Status: 'Open' }] })
  expect(await admin.LineItems.Get('Incoming', order, 'tile')).toMatchObject({ SupplierID: 'mill-2' })
  expect(await admin.LineItems.Get('Incoming', order, 'grout')).toMatchObject({ SupplierID: 'works' })
  expect(await admin.MessageSenders.ListCCListenerAssignments()).toMatchObject({
    Items: [{ SupplierID: 'mill-2', MessageSenderAssignment: { SupplierID: 'mill-2' } }],
  })
  await buyer.LineItems.Create('Outgoing', 'direct', { ProductID: 'tile' })
  expect(await buyer.Orders.Submit('Outgoing', 'direct')).toMatchObject({ ToCompanyID: 'mill-2', Status: 'Open' })
})

test('a line leaves from the place of its own supplier, also if another has one of the same ID', async () => {
  const shop = await aSplitShop(platform)
  const place = { Street1: '1 Dock', State: 'MA', Zip: '01970', Country: 'US' }
  for (const [supplier, City] of [
    ['mill', 'Salem'],
    ['works', 'Lynn'],
  ] as const)
    await shop.admin.SupplierAddresses.Create(supplier, { ID: 'dock', City, ...place })
  for (const id of ['tile', 'grout']) await shop.admin.Products.Patch(id, { ShipFromAddressID: 'dock' })
  const cart = await shop.buyer.Cart.CreateLineItem({ ProductID: 'grout' })
  expect(cart.ShipFromAddress).toMatchObject({ City: 'Lynn' })
  const order = await anOrderOfAll(shop)
  const cityOf = async (line: string) => (await shop.admin.LineItems.Get('Incoming', order, line)).ShipFromAddress?.City
  expect([await cityOf('tile'), await cityOf('grout')]).toEqual(['Salem', 'Lynn'])
})
