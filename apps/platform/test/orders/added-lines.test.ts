import { findViolations } from '@tessera/platform/find-violations'
import { startPlatform } from '@tessera/testing/platform'
import { createTestShop, type TestShop } from '@tessera/testing/shop'
import { afterAll, expect, test } from 'vitest'

const platform = await startPlatform()
afterAll(async () => expect(await findViolations(platform.database)).toEqual([]))

const stockOf = async (shop: TestShop) => (await shop.admin.Products.Get('tile')).Inventory?.QuantityAvailable

async function aSubmitted(shop: TestShop): Promise<string> {
  await shop.product('tile', 50, 5)
  await shop.buyer.Cart.CreateLineItem({ ID: 'first', ProductID: 'tile', Quantity: 2 })
  return String((await shop.buyer.Cart.Submit()).ID)
}

test('a buyer adds nothing to a submitted order, and no one to a completed one', async () => {
  const shop = await createTestShop(platform)
  const order = await aSubmitted(shop)
  const line = { ID: 'more', ProductID: 'tile', Quantity: 1 }
  await expect(shop.buyer.LineItems.Create('Outgoing', order, line)).rejects.toMatchObject({ status: 403 })
  await expect(shop.admin.LineItems.Create('Incoming', order, { ...line, Quantity: 4 })).rejects.toMatchObject({
    errorCode: 'Inventory.Insufficient',
  })
  expect(await stockOf(shop)).toBe(3)
  await shop.admin.Orders.Complete('Incoming', order)
  await expect(shop.admin.LineItems.Create('Incoming', order, line)).rejects.toMatchObject({ status: 400 })
})

test('staff add to an open order: priced for its buyer, out of the stock, with its product, once for one ID', async () => {
  const shop = await createTestShop(platform)
  const order = await aSubmitted(shop)
  const line = { ProductID: 'tile', Quantity: 3 }
  const saved = await shop.admin.LineItems.Save('Incoming', order, 'more', line)
  expect(saved).toMatchObject({ ID: 'more', UnitPrice: 50, LineTotal: 150, Product: { ID: 'tile' } })
  expect(await shop.admin.LineItems.Save('Incoming', order, 'more', line)).toMatchObject({ Quantity: 3 })
  expect(await shop.admin.Orders.Get('Incoming', order)).toMatchObject({ Status: 'Open', Total: 250, LineItemCount: 2 })
  expect(await stockOf(shop)).toBe(0)
  await shop.admin.LineItems.Delete('Incoming', order, 'more')
  expect(await stockOf(shop)).toBe(3)
})

test('two who add the last boxes at once: one gets them', async () => {
  const shop = await createTestShop(platform)
  const order = await aSubmitted(shop)
  const add = (ID: string) => shop.admin.LineItems.Create('Incoming', order, { ID, ProductID: 'tile', Quantity: 2 })
  const both = await Promise.allSettled([add('a'), add('b')])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await stockOf(shop)).toBe(1)
})
