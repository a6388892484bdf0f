import { findViolations } from '@tessera/platform/find-violations'
import { sql } from '@tessera/server/sql'
import { startPlatform } from '@tessera/testing/platform'
import { type WireReply, wireInto } from '@tessera/testing/wire'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { aCheckout, connect, inMinnesota } from './a-checkout.ts'
import { aReceiver, type Received } from './a-receiver.ts'

/** Several cart changes in one request, with shipping and tax from an external service. */
const receiver = await aReceiver()
const platform = await startPlatform({ outboundAllow: [receiver.host] })
const { database } = platform
afterAll(async () => expect(await findViolations(database)).toEqual([]))

const rates = ({ body }: Received) => ({
  ShipEstimates: [
    {
      ID: 'van',
      ShipEstimateItems: body.OrderWorksheet.LineItems.map(({ ID }) => ({ LineItemID: ID, Quantity: 1 })),
      ShipMethods: [{ ID: 'slow', Name: 'Slow', Cost: 10, EstimatedTransitDays: 9 }],
    },
  ],
})

beforeEach(() => {
  receiver.received.length = 0
  receiver.status = 200
  receiver.answers = { shippingrates: rates, ordercalculate: () => ({ TaxTotal: 1.5 }) }
})

const tile = { Operation: 'Cart.CreateLineItem', Body: { ProductID: 'tile', Quantity: 2 } }
const address = { Operation: 'Cart.SetShippingAddress', Body: inMinnesota }
const estimate = { Operation: 'Cart.EstimateShipping' }
const calculate = { Operation: 'Cart.Calculate' }
const select = {
  Operation: 'Cart.SelectShipMethods',
  Body: { ShipMethodSelections: [{ ShipEstimateID: 'van', ShipMethodID: 'slow' }] },
}
const comment = { Operation: 'Cart.Patch', Body: { Comments: 'Ring twice' } }

async function aCart() {
  const shop = await aCheckout(platform)
  await connect(shop, receiver.url)
  const wire = wireInto(platform.app, shop.buyerToken)
  const take = (Steps: object[], more: object = {}, key?: string): Promise<WireReply> =>
    wire('POST', '/cart/steps', { Steps, ...more }, key ? { 'idempotency-key': key } : undefined)
  const events = async () =>
    (
      await database.rows<{ operation: string }>(
        sql`select operation from events where marketplace_id = ${shop.id} and operation like 'Cart.%' order by id`,
      )
    ).map(({ operation }) => operation.slice(5))
  return { ...shop, take, events }
}

const asked = () => receiver.received.map(({ path }) => path.split('/').at(-1))

test('a service that refuses ends the request; what came before is done, what came after is not', async () => {
  const { take, buyer, events } = await aCart()
  receiver.status = 503
  receiver.answers.shippingrates = () => 'closed'
  const refused = await take([tile, address, estimate, comment])
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('IntegrationEvent.BadRequest')])
  expect(await buyer.Cart.GetOrderWorksheet()).toMatchObject({
    Order: { LineItemCount: 1, Comments: null },
    ShipEstimateResponse: { Succeeded: false, HttpStatusCode: 503, UnhandledErrorBody: 'closed' },
  })
  expect(await events()).toEqual(['CreateLineItem', 'SetShippingAddress'])
})

test('a cart of another version is not changed, and the service is not called', async () => {
  const { take, buyer } = await aCart()
  await take([tile])
  expect((await take([tile, estimate], { LastUpdated: null })).status).toBe(409)
  expect(await buyer.Cart.Get()).toMatchObject({ LineItemCount: 1 })
  expect(asked()).toEqual([])
})

test('a step that is refused before the service is asked takes all of them back', async () => {
  const { take, buyer } = await aCart()
  expect((await take([tile, select, estimate])).status).toBe(400)
  expect(await buyer.Cart.Get()).toMatchObject({ ID: null, LineItemCount: 0 })
  expect(asked()).toEqual([])
})

test('a whole checkout in one request asks the service twice and says what single calls would say', async () => {
  const { take, buyer, events } = await aCart()
  const { status, body } = await take([tile, address, estimate, select, comment, calculate], { Validate: true })
  expect([status, body.Problems]).toEqual([200, []])
  expect(asked()).toEqual(['shippingrates', 'ordercalculate'])
  const { Order, ShipEstimateResponse, OrderCalculateResponse } = await buyer.Cart.GetOrderWorksheet()
  expect(body.Worksheet).toMatchObject({ Order, ShipEstimateResponse, OrderCalculateResponse })
  // two boxes at 12.34, the van, the tax
  expect(Order).toMatchObject({ ShippingCost: 10, TaxCost: 1.5, Total: 36.18, Comments: 'Ring twice' })
  expect(await events()).toEqual([
    'CreateLineItem',
    'SetShippingAddress',
    'EstimateShipping',
    'SelectShipMethods',
    'Patch',
    'Calculate',
  ])
  expect(await buyer.Cart.Submit()).toMatchObject({ Status: 'Open', Total: 36.18 })
})

test('no transaction is open while the service thinks, and everything before is there for others', async () => {
  const { take, id } = await aCart()
  const seen: unknown[] = []
  receiver.answers.shippingrates = async (call) => {
    const order = sql`select line_item_count as lines from orders where marketplace_id = ${id} for update nowait`
    seen.push(await database.find(order))
    seen.push(
      await database.rows(sql`
        select state from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%'`),
    )
    return rates(call)
  }
  expect((await take([tile, tile, estimate])).status).toBe(200)
  expect(seen).toEqual([{ lines: 2 }, []])
})

test('an order that changes while the service answers is sent again', async () => {
  const { take, buyer } = await aCart()
  let changes = 1
  receiver.answers.ordercalculate = async () => {
    if (changes-- > 0) await buyer.Cart.Patch({ Comments: 'Changed meanwhile' })
    return { TaxTotal: 2 }
  }
  const { status, body } = await take([tile, calculate])
  expect([status, asked()]).toEqual([200, ['ordercalculate', 'ordercalculate']])
  expect(body.Worksheet).toMatchObject({ Order: { TaxCost: 2, Comments: 'Changed meanwhile' } })
})

test('the same request with the same key happens once, whatever the service does', async () => {
  const { take, buyer, events } = await aCart()
  const steps = [tile, estimate, select, calculate]
  receiver.status = 503
  expect((await take(steps, {}, 'once')).status).toBe(400)
  receiver.status = 200
  const first = await take(steps, {}, 'once')
  expect([first.status, first.body.Worksheet]).toMatchObject([200, { Order: { LineItemCount: 1, TaxCost: 1.5 } }])
  const again = await take(steps, {}, 'once')
  expect([again.status, again.text]).toEqual([200, first.text])
  expect(await buyer.Cart.Get()).toMatchObject({ LineItemCount: 1, Total: 36.18 })
  expect(await events()).toEqual(['CreateLineItem', 'EstimateShipping', 'SelectShipMethods', 'Calculate'])
  const other = await take([tile], {}, 'once')
  expect([other.status, other.text]).toEqual([409, expect.stringContaining('Request.IdempotencyKeyReused')])
})
