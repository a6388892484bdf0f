import { findViolations } from '@tessera/platform/find-violations'
import { startPlatform } from '@tessera/testing/platform'
import { createTestShop } from '@tessera/testing/shop'
import { afterAll, expect, test } from 'vitest'

const platform = await startPlatform()
afterAll(async () => expect(await findViolations(platform.database)).toEqual([]))

test('a cart that does not exist is empty, and refuses impossible changes', async () => {
  const { buyer } = await createTestShop(platform)
  expect(await buyer.Cart.Get()).toMatchObject({ ID: null, LineItemCount: 0, Total: 0, Status: 'Unsubmitted' })
  expect(await buyer.Cart.ListLineItems()).toMatchObject({ Items: [], Meta: { TotalCount: 0 } })
  await expect(buyer.Cart.PatchLineItem('none', { Quantity: 2 })).rejects.toMatchObject({ status: 404 })
  await expect(buyer.Cart.Submit()).rejects.toMatchObject({ status: 404 })
  await expect(buyer.Cart.CreateLineItem({ ProductID: 'nothing' })).rejects.toMatchObject({ status: 404 })
})

test('a product without a price, or one that is not to be seen, cannot be added', async () => {
  const { admin, buyer } = await createTestShop(platform)
  await admin.Products.Create({ ID: 'free', Name: 'No price', Active: true })
  await admin.Catalogs.SaveProductAssignment({ CatalogID: 'b', ProductID: 'free' })
  await expect(buyer.Cart.CreateLineItem({ ProductID: 'free' })).rejects.toMatchObject({
    errorCode: 'PriceSchedule.MissingOrConflicting',
  })
  await admin.Products.Create({ ID: 'hidden', Name: 'In no catalog', Active: true })
  await expect(buyer.Cart.CreateLineItem({ ProductID: 'hidden' })).rejects.toMatchObject({
    status: 404,
    message: 'Product hidden not found',
  })
})

test('a quantity of zero or less is refused with its own code', async () => {
  const { buyer, product } = await createTestShop(platform)
  await product('tile', 10)
  for (const Quantity of [0, -1])
    await expect(buyer.Cart.CreateLineItem({ ProductID: 'tile', Quantity })).rejects.toMatchObject({
      status: 400,
      errorCode: 'LineItem.QuantityMustBePositive',
    })
  const { ID } = await buyer.Cart.CreateLineItem({ ProductID: 'tile' })
  await expect(buyer.Cart.PatchLineItem(ID, { Quantity: 0 })).rejects.toMatchObject({
    errorCode: 'LineItem.QuantityMustBePositive',
  })
})

test('more than there is cannot be put into a cart', async () => {
  const { buyer, product } = await createTestShop(platform)
  await product('tile', 10, 3)
  await expect(buyer.Cart.CreateLineItem({ ProductID: 'tile', Quantity: 4 })).rejects.toMatchObject({
    errorCode: 'Inventory.Insufficient',
  })
  const line = await buyer.Cart.CreateLineItem({ ProductID: 'tile', Quantity: 3 })
  await expect(buyer.Cart.PatchLineItem(line.ID, { Quantity: 4 })).rejects.toMatchObject({
    errorCode: 'Inventory.Insufficient',
  })
})

test('a cart is filled, priced, changed and submitted, and stock is taken once', async () => {
  const { admin, buyer, product } = await createTestShop(platform)
  await product('tile', 12.34, 10)
  const line = await buyer.Cart.CreateLineItem({ ProductID: 'tile', Quantity: 2 })
  expect(line).toMatchObject({
    ProductID: 'tile',
    Quantity: 2,
    UnitPrice: 12.34,
    LineSubtotal: 24.68,
    LineTotal: 24.68,
    Product: { Name: 'Product tile' },
  })
  expect(await buyer.Cart.PatchLineItem(line.ID, { Quantity: 3 })).toMatchObject({ LineTotal: 37.02 })
  expect(await buyer.Cart.Get()).toMatchObject({
    Subtotal: 37.02,
    Total: 37.02,
    LineItemCount: 1,
    FromUserID: 'customer-1',
  })
  await buyer.Cart.Validate()
  const order = await buyer.Cart.Submit()
  expect(order).toMatchObject({ Status: 'Open', IsSubmitted: true, Total: 37.02 })
  expect(order.DateSubmitted).toBeTruthy()
  expect(await admin.Products.Get('tile')).toMatchObject({ Inventory: { QuantityAvailable: 7 } })
  expect(await buyer.Cart.Get()).toMatchObject({ ID: null })
  await expect(buyer.LineItems.Patch('Outgoing', order.ID, line.ID, { Quantity: 1 })).rejects.toMatchObject({
    status: 403,
  })
  expect(await admin.Orders.List('Incoming')).toMatchObject({ Items: [{ ID: order.ID }] })
  expect(await buyer.Me.ListOrders()).toMatchObject({ Items: [{ ID: order.ID, Status: 'Open' }] })
})

test('a canceled order gives its stock back, once', async () => {
  const { admin, buyer, product } = await createTestShop(platform)
  await product('tile', 5, 10)
  await buyer.Cart.CreateLineItem({ ProductID: 'tile', Quantity: 4 })
  const { ID } = await buyer.Cart.Submit()
  expect(await admin.Orders.Cancel('Incoming', ID)).toMatchObject({ Status: 'Canceled' })
  expect(await admin.Products.Get('tile')).toMatchObject({ Inventory: { QuantityAvailable: 10 } })
  await expect(admin.Orders.Cancel('Incoming', ID)).rejects.toMatchObject({
    errorCode: 'Order.CannotCancelInCurrentStatus',
  })
  expect(await admin.Products.Get('tile')).toMatchObject({ Inventory: { QuantityAvailable: 10 } })
})

test('a promotion is refused with its reason, then takes its part', async () => {
  const { admin, buyer, product } = await createTestShop(platform)
  await product('tile', 50)
  await admin.Promotions.Create({
    ID: 'ten',
    Code: 'TEN',
    EligibleExpression: 'order.Subtotal >= 100',
    ValueExpression: 'order.Subtotal * .1',
    AllowAllBuyers: true,
    CanCombine: true,
    Active: true,
    RedemptionLimit: 1,
  })
  await buyer.Cart.CreateLineItem({ ProductID: 'tile' })
  await expect(buyer.Cart.AddPromotion('NONE')).rejects.toMatchObject({ status: 404 })
  await expect(buyer.Cart.AddPromotion('TEN')).rejects.toMatchObject({ errorCode: 'Promotion.NotEligible' })
  await buyer.Cart.CreateLineItem({ ProductID: 'tile' })
  expect(await buyer.Cart.AddPromotion('ten')).toMatchObject({ Code: 'TEN', Amount: 10 })
  await expect(buyer.Cart.AddPromotion('TEN')).rejects.toMatchObject({ errorCode: 'Promotion.AlreadyAdded' })
  expect(await buyer.Cart.Get()).toMatchObject({ Subtotal: 100, PromotionDiscount: 10, Total: 90 })
  expect(await buyer.Cart.Submit()).toMatchObject({ Total: 90 })
  expect(await admin.Promotions.Get('ten')).toMatchObject({ RedemptionCount: 1 })
  await buyer.Cart.CreateLineItem({ ProductID: 'tile', Quantity: 5 })
  await expect(buyer.Cart.AddPromotion('TEN')).rejects.toMatchObject({ errorCode: 'Promotion.ExceedsUsageLimit' })
})
