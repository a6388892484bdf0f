import { sql } from '@tessera/server/sql'
import { startPlatform } from '@tessera/testing/platform'
import type { TestShop } from '@tessera/testing/shop'
import { beforeEach, describe, expect, test } from 'vitest'
import { ruleChecks } from './rule-checks.ts'

const platform = await startPlatform()
const { database } = platform
const { runMinute, rulesOf, forget, aShopWithStock } = ruleChecks(platform)

beforeEach(forget)

/** A submitted order with the limited promotion `ten`. */
async function anOrderAtADiscount(): Promise<{ shop: TestShop; order: string }> {
  const shop = await aShopWithStock()
  const rule = { Code: 'ten', ValueExpression: '10', EligibleExpression: 'true', RedemptionLimit: 9 }
  await shop.admin.Promotions.Create({ ID: 'ten', ...rule })
  await shop.admin.Promotions.SaveAssignment({ PromotionID: 'ten', BuyerID: 'b' })
  await shop.buyer.Cart.CreateLineItem({ ProductID: 'tile', Quantity: 2 })
  await shop.buyer.Cart.AddPromotion('ten')
  const order = (await shop.buyer.Cart.Submit()).ID
  await runMinute()
  expect(await rulesOf(shop)).toEqual([])
  return { shop, order }
}

describe('a promotion whose count stays as it is', () => {
  test('while an order that carries it is canceled', async () => {
    const { shop, order } = await anOrderAtADiscount()
    await database.rows(sql`update orders set status = 'Canceled', date_canceled = now() where id = ${order}`)
    await runMinute()
    expect(await rulesOf(shop)).toContain('PRO-1')
  })

  test('while an order that carries it is deleted', async () => {
    const { shop, order } = await anOrderAtADiscount()
    await database.rows(sql`delete from orders where id = ${order}`)
    await runMinute()
    expect(await rulesOf(shop)).toContain('PRO-1')
  })

  test('while a submitted order loses it', async () => {
    const { shop, order } = await anOrderAtADiscount()
    await database.rows(sql`
      with gone as (delete from order_promotions where order_uid = (select uid from orders where id = ${order}))
      update orders set promotion_discount = 0 where id = ${order}`)
    await runMinute()
    expect(await rulesOf(shop)).toContain('PRO-1')
  })
})
