import { startPlatform } from '@tessera/testing/platform'
import { createTestShop } from '@tessera/testing/shop'
import { expect, test } from 'vitest'

const platform = await startPlatform()

test('listing eligible promotions creates no cart', async () => {
  const { buyer } = await createTestShop(platform)
  expect(await buyer.Cart.ListEligiblePromotions()).toMatchObject({ Meta: { TotalCount: 0 }, Items: [] })
  expect(await buyer.Cart.Get()).toMatchObject({ ID: null })
  expect(await buyer.Me.ListOrders()).toMatchObject({ Meta: { TotalCount: 0 } })
})

test('eligible promotions are listed exactly, page by page', async () => {
  const { admin, buyer, product } = await createTestShop(platform)
  await product('a', 0.1)
  await product('b', 0.2)
  const terms = { LineItemLevel: true, EligibleExpression: 'item.Quantity > 0', AllowAllBuyers: true, Active: true }
  for (const ID of ['one', 'two']) {
    await admin.Promotions.Create({ ...terms, ID, Code: ID, ValueExpression: 'item.LineSubtotal' })
  }
  await buyer.Cart.CreateLineItem({ ProductID: 'a' })
  await buyer.Cart.CreateLineItem({ ProductID: 'b' })
  expect(await buyer.Cart.ListEligiblePromotions({ page: 2, pageSize: 1 })).toMatchObject({
    Meta: { Page: 2, PageSize: 1, TotalCount: 2, TotalPages: 2, ItemRange: [2, 2] },
    Items: [{ ID: 'two', Amount: 0.3 }],
  })
})
