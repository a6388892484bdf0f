import { sql } from '@tessera/server/sql'
import { startPlatform } from '@tessera/testing/platform'
import type { TestShop } from '@tessera/testing/shop'
import { beforeEach, describe, expect, test } from 'vitest'
import { anOrderOfAll, aSplitShop, type SplitShop } from '../suppliers/a-split-shop.ts'
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

/** An order of the tiles of the mill and the grout of the works, which have their orders. */
async function aForwardedOrder(): Promise<{ shop: SplitShop; toMill: string }> {
  const shop = await aSplitShop(platform)
  const order = await anOrderOfAll(shop, ['tile', 'grout'])
  const { OutgoingOrders } = await shop.admin.Orders.Forward('Incoming', order)
  await runMinute()
  expect(await rulesOf(shop)).toEqual([])
  return { shop, toMill: String(OutgoingOrders?.[0]?.ID) }
}

describe('a buyer’s order whose supplier’s order changes alone', () => {
  test('in which line it was made from', async () => {
    const { shop, toMill } = await aForwardedOrder()
    await database.rows(sql`
      update line_items set incoming_order_uid = null, incoming_line_id = null, incoming_order_id = null
      where order_uid = (select uid from orders where id = ${toMill} and marketplace_id = ${shop.id} and side = 'seller')`)
    await runMinute()
    expect(await rulesOf(shop)).toEqual(['ORD-12'])
  })

  test('in what was shipped of it', async () => {
    const { shop, toMill } = await aForwardedOrder()
    await shop.mill.Shipments.Create({ ID: 'van', BuyerID: 'b' })
    await shop.mill.Shipments.SaveItem('van', { OrderID: toMill, LineItemID: 'tile', QuantityShipped: 3 })
    await runMinute()
    expect(await rulesOf(shop)).toEqual([])
    await database.rows(sql`
      update shipment_items set quantity_shipped = 2
      where order_uid = (select uid from orders where id = ${toMill} and marketplace_id = ${shop.id} and side = 'seller')`)
    await runMinute()
    expect((await shop.admin.Health.Get()).Findings).toMatchObject([{ Count: 2 }])
  })
})
