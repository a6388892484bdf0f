import { createHmac } from 'node:crypto'
import { findViolations } from '@tessera/platform/find-violations'
import { startPlatform } from '@tessera/testing/platform'
import { createTestShop } from '@tessera/testing/shop'
import { afterAll, expect, test } from 'vitest'
import { hashKey } from './a-checkout.ts'
import { aReceiver } from './a-receiver.ts'

const service = await aReceiver()
const platform = await startPlatform({ outboundAllow: [service.host] })
afterAll(async () => expect(await findViolations(platform.database)).toEqual([]))

const terms = { EligibleExpression: 'order.Subtotal > 0', ValueExpression: null, AllowAllBuyers: true, Active: true }

async function aServedShop() {
  const shop = await createTestShop(platform)
  const { admin, buyer, product } = shop
  await admin.PromotionIntegrations.Save({ Url: `${service.url}price`, HashKey: hashKey })
  const served = { ...terms, UseIntegration: true, CanCombine: true }
  await admin.Promotions.Create({ ...served, ID: 'order', Code: 'ORDER' })
  await admin.Promotions.Create({
    ...served,
    ID: 'line',
    Code: 'LINE',
    LineItemLevel: true,
    EligibleExpression: "item.ProductID = 'tile'",
  })
  await product('tile', 10, 100)
  const { ID: line } = await buyer.Cart.CreateLineItem({ ProductID: 'tile', Quantity: 3 })
  service.received.length = 0
  service.status = 200
  return { ...shop, line }
}
const accept = (...PromosAccepted: object[]) => {
  service.answers.price = () => ({ PromosAccepted })
}

test('an answer that fails or cannot be used refuses the promotion, and nothing is written', async () => {
  const { buyer, line } = await aServedShop()
  const failed = { status: 400, errorCode: 'PromotionIntegration.FailedToEvaluate' }
  service.status = 500
  await expect(buyer.Cart.AddPromotion('ORDER')).rejects.toMatchObject(failed)
  service.status = 200
  service.answers.price = () => 'no JSON'
  await expect(buyer.Cart.AddPromotion('ORDER')).rejects.toMatchObject(failed)
  for (const Amount of [-1, 'much']) {
    accept({ ID: 'order', Amount })
    await expect(buyer.Cart.AddPromotion('ORDER')).rejects.toMatchObject(failed)
  }
  accept({ ID: 'order', LineItemID: line, Amount: 1 })
  await expect(buyer.Cart.AddPromotion('ORDER')).rejects.toMatchObject({
    errorCode: 'PromotionIntegration.LineItemIdMustBeNull',
  })
  accept({ ID: 'line', Amount: 1 })
  await expect(buyer.Cart.AddPromotion('LINE')).rejects.toMatchObject({
    errorCode: 'PromotionIntegration.LineItemIdRequired',
  })
  accept()
  await expect(buyer.Cart.AddPromotion('ORDER')).rejects.toMatchObject({ errorCode: 'Promotion.NotEligible' })
  expect(await buyer.Cart.Get()).toMatchObject({ PromotionDiscount: 0, Total: 30 })
})

test('a promotion that is not eligible by itself is not asked about', async () => {
  const { admin, buyer } = await aServedShop()
  await admin.Promotions.Patch('order', { EligibleExpression: 'order.Subtotal > 1000' })
  await expect(buyer.Cart.AddPromotion('ORDER')).rejects.toMatchObject({ errorCode: 'Promotion.NotEligible' })
  expect(service.received).toEqual([])
})

test('the service is asked with a signature and prices promotions of the order and of lines', async () => {
  const { admin, buyer, line } = await aServedShop()
  accept({ ID: 'order', Amount: 4.5 })
  expect(await buyer.Cart.AddPromotion('ORDER')).toMatchObject({ ID: 'order', Amount: 4.5, LineItemID: null })
  const [call] = service.received
  expect(call?.headers['x-oc-hash']).toBe(
    createHmac('sha256', hashKey)
      .update(call?.raw ?? '')
      .digest('base64'),
  )
  expect(call?.body).toMatchObject({
    Environment: 'Sandbox',
    Order: { Subtotal: 30 },
    LineItems: [{ ID: line }],
    PromosApplied: [],
    PromosRequested: [{ ID: 'order', UseIntegration: true }],
  })
  accept({ ID: 'line', LineItemID: line, Amount: 2 })
  expect(await buyer.Cart.AddPromotion('LINE')).toMatchObject({ ID: 'line', Amount: 2, LineItemID: line })
  expect(await buyer.Cart.Get()).toMatchObject({ PromotionDiscount: 6.5, Total: 23.5 })
  // other changes keep what the service said, as far as there is something left to discount
  await buyer.Cart.PatchLineItem(line, { Quantity: 2 })
  expect(await buyer.Cart.Get()).toMatchObject({ PromotionDiscount: 6.5, Total: 13.5 })
  await admin.Promotions.Patch('line', { Active: false })
  expect(await buyer.Cart.Submit()).toMatchObject({ PromotionDiscount: 4.5, Total: 15.5 })
})

test('refreshing asks again, removes what is no longer granted and adds automatic ones', async () => {
  const { admin, buyer, line } = await aServedShop()
  accept({ ID: 'order', Amount: 4 })
  await buyer.Cart.AddPromotion('ORDER')
  await admin.Promotions.Patch('line', { AutoApply: true })
  accept({ ID: 'line', LineItemID: line, Amount: 1 })
  expect(await buyer.Cart.RefreshPromotions()).toMatchObject({
    PromosAdded: [{ ID: 'line', LineItemID: line, Amount: 1 }],
    PromosRemoved: [{ ID: 'order', Amount: 4, ErrorCode: 'Promotion.NotEligible' }],
  })
  accept({ ID: 'order', Amount: 3 }, { ID: 'line', LineItemID: line, Amount: 2 })
  expect(await buyer.Cart.ListEligiblePromotions()).toMatchObject({ Items: [{ ID: 'order', Amount: 3 }] })
  expect(await buyer.Cart.ApplyPromotions()).toMatchObject({ PromotionDiscount: 2 })
})

test('an order that changes while the service thinks is asked about again, and no lock is held', async () => {
  const { buyer, line } = await aServedShop()
  let asked = 0
  service.answers.price = async () => {
    asked += 1
    if (asked === 1) await buyer.Cart.PatchLineItem(line, { Quantity: 5 })
    return { PromosAccepted: [{ ID: 'order', Amount: asked }] }
  }
  expect(await buyer.Cart.AddPromotion('ORDER')).toMatchObject({ Amount: 2 })
  expect(asked).toBe(2)
  expect(await buyer.Cart.Get()).toMatchObject({ Total: 48 })
})
