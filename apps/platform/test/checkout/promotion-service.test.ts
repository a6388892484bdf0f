import { createHmac } from 'node:crypto'
import { findViolations } from '@tessera/platform/find-violations'
import { startPlatform } from '@tessera/testing/platform'
import { createTestShop } from '@tessera/testing/shop'
import { waitForOlderTransactions } from '@tessera/testing/wait-for-older-transactions'
import { wireInto } from '@tessera/testing/wire'
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
  // while one is open, prices look old, and a look at the cart asks the service too
  await waitForOlderTransactions(platform.database)
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
  accept({ ID: 'order', Amount: 4.5 }, { ID: 'line', LineItemID: line, Amount: 2 })
  expect(await buyer.Cart.AddPromotion('LINE')).toMatchObject({ ID: 'line', Amount: 2, LineItemID: line })
  expect(service.received.at(-1)?.body).toMatchObject({ PromosRequested: [{ ID: 'order' }, { ID: 'line' }] })
  expect(await buyer.Cart.Get()).toMatchObject({ PromotionDiscount: 6.5, Total: 23.5 })
  await admin.Promotions.Patch('line', { Active: false })
  expect(await buyer.Cart.Submit()).toMatchObject({ PromotionDiscount: 4.5, Total: 25.5 })
})

test('every change of the order asks again, about the order as it will be, and writes nothing before', async () => {
  const { buyer, buyerToken, line } = await aServedShop()
  accept({ ID: 'order', Amount: 4 })
  await buyer.Cart.AddPromotion('ORDER')
  service.received.length = 0
  service.answers.price = async () => {
    expect(await buyer.Cart.Get()).toMatchObject({ Subtotal: 30 })
    return { PromosAccepted: [{ ID: 'order', Amount: 7 }] }
  }
  await buyer.Cart.PatchLineItem(line, { Quantity: 5 })
  expect(service.received.map(({ body }) => body)).toMatchObject([
    { Order: { Subtotal: 50 }, LineItems: [{ Quantity: 5 }], PromosApplied: [{ ID: 'order' }] },
  ])
  expect(await buyer.Cart.Get()).toMatchObject({ PromotionDiscount: 7, Total: 43 })
  accept({ ID: 'order', Amount: 8 })
  expect(await buyer.Cart.Patch({ Comments: 'Ring twice' })).toMatchObject({ PromotionDiscount: 8 })
  accept({ ID: 'order', Amount: 9 })
  const Steps = [1, 2].map((Quantity) => ({ Operation: 'Cart.CreateLineItem', Body: { ProductID: 'tile', Quantity } }))
  expect((await wireInto(platform.app, buyerToken)('POST', '/cart/steps', { Steps })).status).toBe(200)
  expect(await buyer.Cart.Get()).toMatchObject({ LineItemCount: 3, Subtotal: 80, PromotionDiscount: 9 })
})

test('a failing service does not stop a change, its promotion is worth nothing, and a submission is refused', async () => {
  const { buyer, line } = await aServedShop()
  accept({ ID: 'order', Amount: 4 })
  await buyer.Cart.AddPromotion('ORDER')
  service.status = 500
  await buyer.Cart.PatchLineItem(line, { Quantity: 5 })
  expect(await buyer.Cart.Get()).toMatchObject({ PromotionDiscount: 0, Total: 50 })
  const failed = { status: 400, errorCode: 'PromotionIntegration.FailedToEvaluate' }
  await expect(buyer.Cart.Validate()).rejects.toMatchObject(failed)
  await expect(buyer.Cart.Submit()).rejects.toMatchObject(failed)
  service.status = 200
  accept()
  await expect(buyer.Cart.Submit()).rejects.toMatchObject({ errorCode: 'Promotion.NotEligible' })
  accept({ ID: 'order', Amount: 6 })
  expect(await buyer.Cart.Submit()).toMatchObject({ PromotionDiscount: 6, Total: 44 })
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
