import { findViolations } from '@tessera/platform/find-violations'
import { outcomeOf } from '@tessera/testing/outcome'
import { startPlatform } from '@tessera/testing/platform'
import { tokenWith } from '@tessera/testing/token-with'
import { metaIn, type WireCall, wireInto } from '@tessera/testing/wire'
import { afterAll, describe, expect, test } from 'vitest'
import { aSellerUser } from '../orders/staff.ts'
import { anOrderOfAll, aSplitShop } from './a-split-shop.ts'

const platform = await startPlatform({}, 24)
afterAll(async () => expect(await findViolations(platform.database)).toEqual([]))

describe('an order is not split', () => {
  test('by a buyer, a supplier or a seller who may not', async () => {
    const shop = await aSplitShop(platform)
    const order = await anOrderOfAll(shop)
    const wrong = { errorCode: 'Order.CannotSplitWrongUserType' }
    const roles = ['OrderAdmin', 'Shopper']
    const clerk = shop.as(await tokenWith(platform, shop, { userType: 'buyer', companyID: 'b', roles }))
    const reader = await aSellerUser(shop, 'OrderReader')
    await expect(clerk.Orders.Split('Outgoing', order)).rejects.toMatchObject(wrong)
    await expect(shop.mill.Orders.Forward('Incoming', order)).rejects.toMatchObject(wrong)
    await expect(reader.Orders.Split('Incoming', order)).rejects.toMatchObject({ status: 403 })
    await expect(shop.admin.Orders.Split('Incoming', 'none')).rejects.toMatchObject({ message: 'Order none not found' })
    await expect(shop.admin.Orders.Split('Outgoing', order)).rejects.toMatchObject({ status: 404 })
  })

  test('before it is submitted, after it is complete, or when it goes to a supplier itself', async () => {
    const shop = await aSplitShop(platform)
    const { admin, buyer } = shop
    await buyer.Orders.Create('Outgoing', { ID: 'cart' })
    await expect(admin.Orders.Split('Incoming', 'cart')).rejects.toMatchObject({
      errorCode: 'Order.AllowedOnSubmittedOnly',
    })
    const order = await anOrderOfAll(shop)
    const { OutgoingOrders } = await admin.Orders.Split('Incoming', order)
    const outgoing = String(OutgoingOrders?.[0]?.ID)
    await expect(admin.Orders.Split('Outgoing', outgoing)).rejects.toMatchObject({
      errorCode: 'Order.CannotSplitOutgoing',
    })
    await buyer.Orders.Create('Outgoing', { ID: 'direct', ToCompanyID: 'mill' })
    await expect(admin.Orders.Forward('Incoming', 'direct')).rejects.toMatchObject({
      errorCode: 'Order.CannotSplitOutgoing',
    })
    const done = await anOrderOfAll(shop)
    await admin.Orders.Complete('Incoming', done)
    await expect(admin.Orders.Split('Incoming', done)).rejects.toMatchObject({ status: 400 })
  })
})

test('an order is created on the caller’s side only, and a supplier creates those to itself', async () => {
  const shop = await aSplitShop(platform)
  const from = { FromCompanyID: 'b', FromUserID: 'customer-1' }
  const refused = { status: 400, errorCode: 'Order.CannotCreateInvalid' }
  await expect(shop.buyer.Orders.Create('Incoming', {})).rejects.toMatchObject(refused)
  await expect(shop.buyer.Orders.Save('Incoming', 'new', {})).rejects.toMatchObject(refused)
  await expect(shop.admin.Orders.Create('Outgoing', from)).rejects.toMatchObject(refused)
  await expect(shop.mill.Orders.Create('Incoming', from)).rejects.toMatchObject(refused)
  await expect(shop.mill.Orders.Create('Incoming', { ...from, ToCompanyID: 'works' })).rejects.toMatchObject(refused)
  expect(await shop.mill.Orders.Create('Incoming', { ...from, ToCompanyID: 'mill' })).toMatchObject({
    ToCompanyID: 'mill',
  })
})

test('splitting makes one unsent order per supplier and names the lines that are left', async () => {
  const shop = await aSplitShop(platform)
  const { admin, mill, buyer } = shop
  const order = await anOrderOfAll(shop)
  const { OutgoingOrders, RemainingLineItemIDs } = await admin.Orders.Split('Incoming', order)
  expect(RemainingLineItemIDs).toEqual(['sealer'])
  expect(OutgoingOrders).toMatchObject([
    { ToCompanyID: 'mill', FromCompanyID: shop.id, Status: 'Unsubmitted', LineItemCount: 2, Subtotal: 250, Total: 250 },
    { ToCompanyID: 'works', Status: 'Unsubmitted', LineItemCount: 1, Comments: 'Ring twice' },
  ])
  const outgoing = String(OutgoingOrders?.[0]?.ID)
  const lines = (await admin.LineItems.List('Outgoing', outgoing, { sortBy: ['ID'] })).Items
  expect(lines).toMatchObject([
    { ID: 'tile', Quantity: 4, UnitPrice: 50, IncomingOrderID: order, ShippingAddress: { City: 'Boston' } },
    { ID: 'trim', Product: { ID: 'trim' }, SupplierID: 'mill', IncomingOrderID: order, OutgoingOrderID: null },
  ])
  expect(await admin.LineItems.Get('Incoming', order, 'tile')).toMatchObject({ OutgoingOrderID: outgoing })
  expect(await buyer.LineItems.Get('Outgoing', order, 'tile')).toMatchObject({ OutgoingOrderID: null })
  expect(await mill.Orders.List('Incoming')).toMatchObject({ Items: [] })
  expect((await admin.Products.Get('tile')).Inventory?.QuantityAvailable).toBe(96)

  await admin.Orders.Patch('Outgoing', outgoing, { ID: 'for-the-mill' })
  expect(await admin.LineItems.Get('Incoming', order, 'tile')).toMatchObject({ OutgoingOrderID: 'for-the-mill' })
  expect(await admin.Orders.Submit('Outgoing', 'for-the-mill')).toMatchObject({ Status: 'Open', IsSubmitted: true })
  expect(await mill.Orders.List('Incoming')).toMatchObject({ Items: [{ ID: 'for-the-mill', FromCompanyID: shop.id }] })
  expect(await mill.LineItems.Get('Incoming', 'for-the-mill', 'tile')).toMatchObject({
    Quantity: 4,
    IncomingOrderID: null,
  })
  expect((await admin.Products.Get('tile')).Inventory?.QuantityAvailable).toBe(96)
})

test('a supplier and a buyer cannot guess the orders of the other side by filters or sort keys', async () => {
  const shop = await aSplitShop(platform)
  const order = await anOrderOfAll(shop)
  const { OutgoingOrders } = await shop.admin.Orders.Forward('Incoming', order)
  const outgoing = String(OutgoingOrders?.[0]?.ID)
  const count = async (wire: WireCall, path: string) => metaIn(await wire('GET', path)).TotalCount
  const token = await tokenWith(platform, shop, { userType: 'supplier', companyID: 'mill', roles: ['OrderReader'] })
  const mill = wireInto(platform.app, token)
  const buyer = wireInto(platform.app, shop.buyerToken)
  const admin = wireInto(platform.app, shop.adminToken)
  expect(await count(admin, `/lineitems/Outgoing?IncomingOrderID=${order}`)).toBe(3)
  for (const [wire, path] of [
    [mill, '/lineitems/Incoming'],
    [mill, `/orders/Incoming/${outgoing}/lineitems`],
    [buyer, `/orders/Outgoing/${order}/lineitems`],
  ] as const) {
    expect(await count(wire, path)).toBeGreaterThan(0)
    for (const [name, value] of [
      ['IncomingOrderID', order],
      ['OutgoingOrderID', outgoing],
    ]) {
      expect(await count(wire, `${path}?${name}=${value}`)).toBe(0)
      expect(await count(wire, `${path}?${name}=*`)).toBe(0)
      expect(await count(wire, `${path}?${name}|ID=${String(value).slice(0, 4)}*`)).toBe(0)
    }
  }
})

test('forwarding sends the orders, also those of an earlier split, and can be repeated', async () => {
  const shop = await aSplitShop(platform)
  const { admin, works } = shop
  const order = await anOrderOfAll(shop)
  const split = await admin.Orders.Split('Incoming', order)
  const forwarded = await admin.Orders.Forward('Incoming', order)
  const idsOf = ({ OutgoingOrders }: typeof split) => OutgoingOrders?.map(({ ID }) => ID)
  expect(idsOf(forwarded)).toEqual(idsOf(split))
  expect(forwarded).toMatchObject({
    OutgoingOrders: [{ Status: 'Open' }, { Status: 'Open', IsSubmitted: true }],
    RemainingLineItemIDs: ['sealer'],
  })
  expect(idsOf(await admin.Orders.Forward('Incoming', order))).toEqual(idsOf(split))
  expect(await works.Orders.List('Incoming')).toMatchObject({ Meta: { TotalCount: 1 } })
  expect(await admin.Orders.List('Outgoing')).toMatchObject({ Meta: { TotalCount: 2 } })
  expect(await admin.Orders.List('Incoming')).toMatchObject({ Meta: { TotalCount: 1 } })
})

test('forwarded by ten at once, each line goes out once', async () => {
  const shop = await aSplitShop(platform)
  const order = await anOrderOfAll(shop)
  const wire = wireInto(platform.app, shop.adminToken)
  const actions = Array.from({ length: 10 }, (_, at) => (at % 2 ? 'split' : 'forward'))
  const replies = await Promise.all(actions.map((action) => wire('POST', `/orders/Incoming/${order}/${action}`)))
  expect(outcomeOf(replies)).toEqual({ accepted: 10, refused: 0, other: [] })
  expect(await shop.admin.Orders.List('Outgoing')).toMatchObject({
    Items: [{ Status: 'Open' }, { Status: 'Open' }],
    Meta: { TotalCount: 2 },
  })
})

test('a supplier’s own price is the cost, in the currency of the order', async () => {
  const shop = await aSplitShop(platform)
  const { admin } = shop
  for (const [id, Price, Currency] of [
    ['cost', 30, null],
    ['foreign', 20, 'EUR'],
  ] as const)
    await admin.PriceSchedules.Create({ ID: id, Name: id, Currency, PriceBreaks: [{ Quantity: 1, Price }] })
  await admin.Products.SaveSupplier('tile', 'mill', { defaultPriceScheduleID: 'cost' })
  await admin.Products.SaveSupplier('trim', 'mill', { defaultPriceScheduleID: 'foreign' })
  const order = await anOrderOfAll(shop, ['tile', 'trim'])
  const { OutgoingOrders } = await admin.Orders.Forward('Incoming', order)
  expect(OutgoingOrders).toMatchObject([{ Subtotal: 170, Total: 170 }])
  expect(await admin.Orders.Get('Incoming', order)).toMatchObject({ Total: 250 })
  const outgoing = String(OutgoingOrders?.[0]?.ID)
  expect(await admin.LineItems.Get('Outgoing', outgoing, 'tile')).toMatchObject({ UnitPrice: 30, LineTotal: 120 })
})

test('a forwarded order is deleted after its outgoing orders only', async () => {
  const shop = await aSplitShop(platform)
  const { admin } = shop
  const order = await anOrderOfAll(shop)
  const { OutgoingOrders = [] } = await admin.Orders.Forward('Incoming', order)
  const refused = { errorCode: 'Order.CannotDeleteForwardedOrder' }
  for (const { ID } of OutgoingOrders ?? []) {
    await expect(admin.Orders.Delete('Incoming', order)).rejects.toMatchObject(refused)
    await admin.Orders.Delete('Outgoing', String(ID))
  }
  expect(await admin.LineItems.Get('Incoming', order, 'tile')).toMatchObject({ OutgoingOrderID: null })
  await admin.Orders.Delete('Incoming', order)
})

describe('a product that is forwarded automatically', () => {
  test('goes to its supplier when the order is submitted, other lines stay', async () => {
    const shop = await aSplitShop(platform)
    const { admin, mill } = shop
    await admin.Products.Patch('tile', { AutoForward: true })
    await admin.Products.Patch('sealer', { AutoForward: true })
    const order = await anOrderOfAll(shop)
    expect(await mill.Orders.List('Incoming')).toMatchObject({
      Items: [{ FromCompanyID: shop.id, FromUserID: 'admin', Status: 'Open', LineItemCount: 1 }],
    })
    const { OutgoingOrders, RemainingLineItemIDs } = await admin.Orders.Forward('Incoming', order)
    expect(OutgoingOrders).toHaveLength(3)
    expect(RemainingLineItemIDs).toEqual(['sealer'])
  })

  test('goes to its supplier when the order is approved, and not while it waits', async () => {
    const shop = await aSplitShop(platform)
    const { admin, mill } = shop
    await admin.Products.Patch('tile', { AutoForward: true })
    await admin.UserGroups.Create('b', { ID: 'bosses', Name: 'Bosses' })
    await admin.ApprovalRules.Create('b', { ID: 'any', ApprovingGroupID: 'bosses', RuleExpression: 'order.Total > 0' })
    const token = await tokenWith(platform, shop, { userType: 'buyer', companyID: 'b', roles: ['Shopper'] })
    const boss = shop.as(token)
    const { ID: UserID = '' } = await boss.Me.Get()
    await admin.UserGroups.SaveUserAssignment('b', { UserGroupID: 'bosses', UserID })
    const order = await anOrderOfAll(shop)
    expect(await mill.Orders.List('Incoming')).toMatchObject({ Items: [] })
    expect(await boss.Orders.Approve('Outgoing', order, {})).toMatchObject({ Status: 'Open' })
    expect(await mill.Orders.List('Incoming')).toMatchObject({ Items: [{ Status: 'Open', LineItemCount: 1 }] })
    expect((await admin.LineItems.Get('Incoming', order, 'tile')).OutgoingOrderID).not.toBeNull()
  })

  test('needs a user of the seller', async () => {
    const shop = await aSplitShop(platform)
    const { Items } = await shop.admin.AdminUsers.List({ pageSize: 100 })
    await shop.mill.Products.Create({ ID: 'own', Name: 'Own', Active: true, AutoForward: true })
    for (const { ID } of Items) await shop.admin.AdminUsers.Patch(String(ID), { Active: false }).catch(() => undefined)
    const again = shop.mill.Products.Create({ ID: 'other', Name: 'Other', Active: true, AutoForward: true })
    await expect(again).rejects.toMatchObject({ errorCode: 'Seller.AutoForwardingUserRequired' })
  })
})
