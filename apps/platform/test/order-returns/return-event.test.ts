import { findViolations } from '@tessera/platform/find-violations'
import { startPlatform } from '@tessera/testing/platform'
import { codeOf } from '@tessera/testing/wire'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { aReceiver } from '../checkout/a-receiver.ts'
import { aShippedOrder } from './a-shipped-order.ts'

const receiver = await aReceiver()
const platform = await startPlatform({ outboundAllow: [receiver.host] })
afterAll(async () => expect(await findViolations(platform.database)).toEqual([]))

beforeEach(() => {
  receiver.status = 200
  receiver.received.length = 0
  receiver.answers = {}
})

/** A shipped order whose storefront asks a service for the amounts of returns. */
async function withService() {
  const shipped = await aShippedOrder(platform)
  const { admin, storefrontClientID } = shipped.shop
  await admin.IntegrationEvents.Create({
    ID: 'returns',
    Name: 'Returns',
    EventType: 'OrderReturn',
    CustomImplementationUrl: receiver.url,
    HashKey: 'a key both sides know',
  })
  await admin.ApiClients.Patch(storefrontClientID, { OrderReturnIntegrationEventID: 'returns' })
  const body = { ID: 'r', OrderID: shipped.orderID, ItemsToReturn: [{ LineItemID: shipped.lineID, Quantity: 2 }] }
  return { ...shipped, body }
}

test('a service that refuses stops the return, and nothing is written', async () => {
  const { customer, body } = await withService()
  receiver.status = 500
  expect(codeOf(await customer('POST', '/orderreturns', body))).toBe('IntegrationEvent.BadRequest')
  receiver.status = 200
  receiver.answers.calculateorderreturn = () => ({ RefundAmount: -5 })
  expect(codeOf(await customer('POST', '/orderreturns', body))).toBe('OrderReturn.RefundAmountMustNotBeNegative')
  expect((await customer('GET', '/orderreturns/r')).status).toBe(404)
})

test('a service sets the missing amounts, and again when the items change', async () => {
  const { customer, call, body, orderID, lineID } = await withService()
  receiver.answers.calculateorderreturn = ({ body: asked }) => {
    const { ItemsToReturn } = asked.OrderReturn as { ItemsToReturn: { LineItemID: string; Quantity: number }[] }
    return {
      ItemsToReturnCalcs: ItemsToReturn.map(({ LineItemID, Quantity }) => ({ LineItemID, RefundAmount: Quantity * 9 })),
    }
  }
  expect((await customer('POST', '/orderreturns', body)).body).toMatchObject({
    RefundAmount: 18,
    ItemsToReturn: [{ LineItemID: lineID, RefundAmount: 18 }],
  })
  expect(receiver.received[0]).toMatchObject({ path: '/hooks/calculateorderreturn' })
  expect(receiver.received[0]?.body).toMatchObject({
    OrderReturn: { ID: 'r', OrderID: orderID, RefundAmount: null },
    OrderWorksheet: { Order: { ID: orderID } },
  })
  const fewer = [{ LineItemID: lineID, Quantity: 1 }]
  expect((await customer('PATCH', '/orderreturns/r', { ItemsToReturn: fewer })).body).toMatchObject({ RefundAmount: 9 })
  receiver.received.length = 0
  expect((await customer('POST', '/orderreturns/r/submit')).body).toMatchObject({ Status: 'Open', RefundAmount: 9 })
  expect(receiver.received).toEqual([])
  expect((await call('PATCH', '/orderreturns/r', { RefundAmount: 4 })).body).toMatchObject({ RefundAmount: 4 })
})
