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

test('promotions applied together keep their order, and so their amounts, after the catalog changed', async () => {
  const { admin, buyer, product } = await createTestShop(platform)
  await product('tile', 87.09)
  const terms = { EligibleExpression: 'true', AllowAllBuyers: true, Active: true, AutoApply: true, CanCombine: true }
  await admin.Promotions.Create({ ...terms, ID: 'a', Code: 'A', ValueExpression: '2.5', Priority: 2 })
  await admin.Promotions.Create({ ...terms, ID: 'b', Code: 'B', ValueExpression: 'order.Total * .1', Priority: 1 })
  await buyer.Cart.CreateLineItem({ ProductID: 'tile' })
  await buyer.Cart.ApplyPromotions()
  const amounts = async () => {
    const { Items } = await buyer.Cart.ListPromotions()
    return Object.fromEntries(Items.map(({ ID, Amount }) => [ID, Amount]))
  }
  expect(await amounts()).toEqual({ b: 8.71, a: 2.5 })
  await product('grout', 3.33)
  expect(await amounts()).toEqual({ b: 8.71, a: 2.5 })
  await buyer.Cart.PatchLineItem(String((await buyer.Cart.ListLineItems()).Items[0]?.ID), { Quantity: 2 })
  expect(await amounts()).toEqual({ b: 17.42, a: 2.5 })
  const { OrderPromotions } = await buyer.Cart.Get().then(({ ID }) =>
    buyer.IntegrationEvents.GetWorksheet('Outgoing', String(ID)),
  )
  expect(OrderPromotions?.map(({ ID }) => ID)).toEqual(['b', 'a'])
})
