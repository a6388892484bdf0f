import { startPlatform } from '@tessera/testing/platform'
import type { TestShop } from '@tessera/testing/shop'
import { beforeEach, expect, test } from 'vitest'
import { ruleChecks } from './rule-checks.ts'

const platform = await startPlatform()
const { told, runMinute, runNight, rulesOf, forget, aShopWithStock } = ruleChecks(platform)

beforeEach(forget)

/** A submitted order of two tiles with the promotion `ten`. */
async function anOrderAtADiscount(shop: TestShop): Promise<string> {
  await shop.buyer.Cart.CreateLineItem({ ID: 'tile', ProductID: 'tile', Quantity: 2 })
  await shop.buyer.Cart.AddPromotion('ten')
  return (await shop.buyer.Cart.Submit()).ID
}

test('a deleted order breaks no rule, whatever left with it', async () => {
  const shop = await aShopWithStock()
  const { Orders, Promotions, Shipments } = shop.admin
  await Promotions.Create({
    ID: 'ten',
    Code: 'ten',
    ValueExpression: '10',
    EligibleExpression: 'true',
    RedemptionLimit: 9,
  })
  await Promotions.SaveAssignment({ PromotionID: 'ten', BuyerID: 'b' })
  const [open, begun, canceled, complete] = [
    await anOrderAtADiscount(shop),
    await anOrderAtADiscount(shop),
    await anOrderAtADiscount(shop),
    await anOrderAtADiscount(shop),
  ]
  for (const order of [begun, canceled]) {
    await Shipments.Create({ ID: order, BuyerID: 'b' })
    await Shipments.SaveItem(order, { OrderID: order, LineItemID: 'tile', QuantityShipped: 1 })
  }
  await Orders.Cancel('Incoming', canceled)
  await Orders.Complete('Incoming', complete)
  expect(await Promotions.Get('ten')).toMatchObject({ RedemptionCount: 3 })
  for (const order of [open, begun, canceled, complete]) await Orders.Delete('Incoming', order)
  await runMinute()
  await runNight()
  expect([told, await rulesOf(shop)]).toEqual([[], []])
  expect(await Promotions.Get('ten')).toMatchObject({ RedemptionCount: 0 })
  expect((await shop.admin.Products.Get('tile')).Inventory?.QuantityAvailable).toBe(96)
})
