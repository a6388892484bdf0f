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
