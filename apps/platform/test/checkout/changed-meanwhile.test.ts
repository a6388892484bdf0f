import { sql } from '@tessera/server/sql'
import { startPlatform } from '@tessera/testing/platform'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { aCheckout, connect, type TestCheckout } from './a-checkout.ts'
import { aReceiver } from './a-receiver.ts'

const receiver = await aReceiver()
const platform = await startPlatform({ outboundAllow: [receiver.host] })

beforeEach(() => {
  receiver.received.length = 0
  receiver.answers = { ordercalculate: () => ({ TaxTotal: 1.5, FeeTotal: 2 }) }
})

async function connected(): Promise<TestCheckout> {
  const shop = await aCheckout(platform)
  await connect(shop, receiver.url)
  return shop
}

test('nothing is locked while a service thinks, and an answer to an older order is asked for again', async () => {
  const { buyer, fill } = await connected()
  await fill()
  let changes = 1
  receiver.answers.ordercalculate = async () => {
    if (changes-- > 0) await buyer.Cart.Patch({ Comments: `changed, ${changes} to go` })
    return { TaxTotal: 1 }
  }
  expect(await buyer.Cart.Calculate()).toMatchObject({ Order: { TaxCost: 1, Comments: 'changed, 0 to go' } })
  expect(receiver.received).toHaveLength(2)
  changes = 2
  await expect(buyer.Cart.Calculate()).rejects.toMatchObject({ status: 409, errorCode: 'Order.ChangedMeanwhile' })
})

test('options that are marked up do not make an order look changed', async () => {
  const { admin, buyer, fill } = await connected()
  await admin.Specs.Create({ ID: 'finish', Name: 'Finish', Required: true })
  await admin.Specs.CreateOption('finish', {
    ID: 'matte',
    Value: 'Matte',
    PriceMarkupType: 'AmountPerQuantity',
    PriceMarkup: 1.5,
  })
  await admin.Specs.SaveProductAssignment({ SpecID: 'finish', ProductID: 'grout', DefaultOptionID: 'matte' })
  await fill()
  await buyer.Cart.Calculate()
  expect(await buyer.Cart.Submit()).toMatchObject({ Subtotal: 32.17 })
})

test('promotions stay as they are while a long transaction makes every price look old', async () => {
  const { admin, buyer, fill } = await connected()
  const { tile } = await fill()
  const offer = { AllowAllBuyers: true, CanCombine: true, Active: true, EligibleExpression: 'true' }
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const long = platform.database.transaction(async (db) => {
    await db.rows(sql`select pg_current_xact_id()`)
    begin()
    await ended
  })
  onTestFinished(async () => {
    end()
    await long
  })
  await begun
  await admin.Promotions.Create({ ID: 'half', Code: 'HALF', ValueExpression: 'order.Subtotal * .5', ...offer })
  await buyer.Cart.AddPromotion('HALF')
  receiver.answers.ordercalculate = () => ({
    LineItemOverrides: [{ LineItemID: tile, UnitPrice: 7.5, PromotionOverrides: [{ PromotionID: 'half', Amount: 2 }] }],
  })
  expect(await buyer.Cart.Calculate()).toMatchObject({ Order: { PromotionDiscount: 2 } })
  expect(await buyer.Cart.Submit()).toMatchObject({ PromotionDiscount: 2 })
})
