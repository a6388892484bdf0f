import { startPlatform } from '@tessera/testing/platform'
import { createTestShop } from '@tessera/testing/shop'
import { expect, test } from 'vitest'

const platform = await startPlatform()

test('a line keeps its product as it was when the order was submitted, not when the line was added', async () => {
  const { admin, buyer, product } = await createTestShop(platform)
  await product('tile', 5)
  const { ID: line } = await buyer.Cart.CreateLineItem({ ProductID: 'tile' })
  await admin.Products.Patch('tile', { Name: 'Renamed', ShipWeight: 4.5, xp: { Shade: 'grey' } })
  const { ID: order } = await buyer.Cart.Submit()
  await admin.Products.Patch('tile', { Name: 'Renamed again', ShipWeight: 9 })
  expect(await buyer.LineItems.Get('Outgoing', String(order), String(line))).toMatchObject({
    Product: { Name: 'Renamed', ShipWeight: 4.5, xp: { Shade: 'grey' } },
  })
})
