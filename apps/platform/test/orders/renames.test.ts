import { startPlatform } from '@tessera/testing/platform'
import { createTestShop } from '@tessera/testing/shop'
import { expect, test } from 'vitest'

const platform = await startPlatform()

test('orders follow when product, promotion and buyer get new IDs, and stock finds its way back', async () => {
  const { admin, buyer, product } = await createTestShop(platform)
  await product('tile', 20, 10)
  await admin.Promotions.Create({
    ID: 'off',
    Code: 'OFF',
    EligibleExpression: 'order.Subtotal > 0',
    ValueExpression: '5',
    AllowAllBuyers: true,
    Active: true,
  })
  await buyer.Cart.CreateLineItem({ ProductID: 'tile', Quantity: 3 })
  await buyer.Cart.AddPromotion('OFF')
  const { ID } = await buyer.Cart.Submit()
  await admin.Products.Patch('tile', { ID: 'tile-2' })
  await admin.Promotions.Patch('off', { ID: 'off-2' })
  await admin.Buyers.Patch('b', { ID: 'b-2' })
  expect(await admin.Orders.Get('Incoming', ID)).toMatchObject({ FromCompanyID: 'b-2', Total: 55 })
  expect(await admin.LineItems.List('Incoming', ID)).toMatchObject({ Items: [{ ProductID: 'tile-2' }] })
  await admin.Orders.Cancel('Incoming', ID)
  expect(await admin.Products.Get('tile-2')).toMatchObject({ Inventory: { QuantityAvailable: 10 } })
  expect(await admin.Promotions.Get('off-2')).toMatchObject({ RedemptionCount: 0 })
})

test('a line and a payment do not take an ID that another has, nor one that is no ID', async () => {
  const { buyer, product } = await createTestShop(platform)
  await product('tile', 20, 10)
  await buyer.Cart.CreateLineItem({ ID: 'one', ProductID: 'tile' })
  await buyer.Cart.CreateLineItem({ ID: 'two', ProductID: 'tile' })
  await buyer.Cart.CreatePayment({ ID: 'first', Type: 'PurchaseOrder', Amount: 5 })
  await buyer.Cart.CreatePayment({ ID: 'second', Type: 'PurchaseOrder', Amount: 5 })
  await expect(buyer.Cart.PatchLineItem('one', { ID: 'two' })).rejects.toMatchObject({
    status: 409,
    errors: [{ ErrorCode: 'IdExists', Data: { ObjectType: 'LineItem', ObjectID: 'two' } }],
  })
  await expect(buyer.Cart.PatchPayment('first', { ID: 'second' })).rejects.toMatchObject({
    status: 409,
    errors: [{ ErrorCode: 'IdExists', Data: { ObjectType: 'Payment', ObjectID: 'second' } }],
  })
  await expect(buyer.Cart.PatchLineItem('one', { ID: 'a b' })).rejects.toMatchObject({ errorCode: 'ValidationFailure' })
  await expect(buyer.Cart.PatchLineItem('one', { ID: 'three', Quantity: 11 })).rejects.toMatchObject({
    errorCode: 'Inventory.Insufficient',
  })
  expect((await buyer.Cart.ListLineItems()).Items.map(({ ID }) => ID)).toEqual(['one', 'two'])
})

test('a line gets a new ID by PATCH and PUT, and its promotion and quantity stay', async () => {
  const { admin, buyer, product } = await createTestShop(platform)
  await product('tile', 20, 10)
  await admin.Promotions.Create({
    ID: 'line-off',
    Code: 'LINE',
    LineItemLevel: true,
    EligibleExpression: "item.ProductID = 'tile'",
    ValueExpression: '5',
    AllowAllBuyers: true,
    Active: true,
  })
  const { ID: order = '' } = await buyer.Orders.Create('Outgoing', {})
  await buyer.LineItems.Create('Outgoing', order ?? '', { ID: 'one', ProductID: 'tile', Quantity: 2 })
  await buyer.Orders.AddPromotion('Outgoing', order ?? '', 'LINE')
  const renamed = await buyer.LineItems.Patch('Outgoing', order ?? '', 'one', { ID: 'two', Quantity: 3 })
  expect(renamed).toMatchObject({ ID: 'two', Quantity: 3, PromotionDiscount: 5, LineTotal: 55 })
  const saved = await buyer.LineItems.Save('Outgoing', order ?? '', 'two', {
    ID: 'three',
    ProductID: 'tile',
    Quantity: 1,
  })
  expect(saved).toMatchObject({ ID: 'three', Quantity: 1, PromotionDiscount: 5 })
  expect(await buyer.Orders.ListPromotions('Outgoing', order ?? '')).toMatchObject({ Items: [{ LineItemID: 'three' }] })
  await expect(buyer.LineItems.Get('Outgoing', order ?? '', 'one')).rejects.toMatchObject({ status: 404 })
  expect(await buyer.Orders.Submit('Outgoing', order ?? '')).toMatchObject({ Total: 15 })
  expect(await admin.LineItems.Patch('Incoming', order ?? '', 'three', { ID: 'four' })).toMatchObject({
    ID: 'four',
    Product: { Name: 'Product tile' },
  })
})

test('a payment gets a new ID with its description and transactions', async () => {
  const { admin, buyer, product } = await createTestShop(platform)
  await product('tile', 20)
  await buyer.Cart.CreateLineItem({ ProductID: 'tile' })
  const { ID: order } = await buyer.Cart.Get()
  await buyer.Cart.CreatePayment({ ID: 'one', Type: 'PurchaseOrder', Description: 'PO 17' })
  await admin.Payments.CreateTransaction('Incoming', order ?? '', 'one', {
    ID: 't',
    Type: 'Authorization',
    DateExecuted: '2026-01-01T00:00:00Z',
    Amount: 20,
    Succeeded: true,
  })
  expect(await admin.Payments.Patch('Incoming', order ?? '', 'one', { ID: 'two' })).toMatchObject({
    ID: 'two',
    Description: 'PO 17',
    Transactions: [{ ID: 't' }],
  })
  await expect(admin.Payments.Get('Incoming', order ?? '', 'one')).rejects.toMatchObject({ status: 404 })
})

test('a line of a cart is renamed by a call, not by a step', async () => {
  const { buyer, product } = await createTestShop(platform)
  await product('tile', 20)
  await buyer.Cart.CreateLineItem({ ID: 'one', ProductID: 'tile' })
  await expect(
    buyer.Cart.TakeSteps({
      Steps: [{ Operation: 'Cart.PatchLineItem', Parameters: { lineItemID: 'one' }, Body: { ID: 'two' } }],
    }),
  ).rejects.toMatchObject({ errorCode: 'ValidationFailure' })
  expect(await buyer.Cart.PatchLineItem('one', { ID: 'two' })).toMatchObject({ ID: 'two' })
})
