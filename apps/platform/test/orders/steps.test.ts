import { findViolations } from '@tessera/platform/find-violations'
import { sql } from '@tessera/server/sql'
import { startPlatform } from '@tessera/testing/platform'
import { createTestShop } from '@tessera/testing/shop'
import { afterAll, describe, expect, test } from 'vitest'
import { inMinnesota } from '../checkout/a-checkout.ts'
import { counting } from './counted.ts'
import { aGuest, type Guest, showToGuests } from './people.ts'

const platform = await startPlatform()
const shop = await createTestShop(platform)
await shop.admin.ApiClients.Patch(shop.storefrontClientID, { xp: { BuiltInCheckout: true } })
await shop.product('tile', 10)
await shop.product('last', 10, 3)
for (const id of ['tile', 'last']) await showToGuests(shop, id)
const count = counting(platform.database)
afterAll(async () => expect(await findViolations(platform.database)).toEqual([]))

const post = async (path: string, token: string, body: object, method: 'POST' | 'GET' = 'POST') => {
  const answer = await platform.app.inject({
    method,
    url: `/v1${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(method === 'POST' && { payload: body }),
  })
  return { status: answer.statusCode, body: answer.json() }
}
const take = ({ token }: Pick<Guest, 'token'>, body: object) => post('/cart/steps', token, body)
const line = (ProductID: string, Quantity = 1) => ({ Operation: 'Cart.CreateLineItem', Body: { ProductID, Quantity } })
const conflict = { status: 409, body: { Errors: [{ ErrorCode: 'Order.ChangedMeanwhile' }] } }

describe('refusals', () => {
  test('only allowed operations can be steps, and only as they would be separately', async () => {
    const guest = await aGuest(shop)
    for (const step of [{ Operation: 'Cart.Submit' }, { Operation: 'Products.Create' }, {}, 5, null])
      expect(await take(guest, { Steps: [step] })).toMatchObject({ status: 400 })
    expect(await take(guest, { Steps: [{ Operation: 'Cart.PatchLineItem', Body: {} }] })).toMatchObject({ status: 400 })
    expect(await take(guest, { Steps: [line('tile', -1)] })).toMatchObject({ status: 400 })
    expect(await take(guest, { Steps: Array(521).fill(line('tile')) })).toMatchObject({ status: 400 })
    expect(await take({ token: '' }, { Steps: [line('tile')] })).toMatchObject({ status: 401 })
  })

  test('one that is refused takes all others back, and leaves nothing', async () => {
    const guest = await aGuest(shop)
    expect(await take(guest, { Steps: [line('tile'), line('last', 4)] })).toMatchObject({ status: 400 })
    expect(await guest.client.Cart.Get()).toMatchObject({ ID: null, LineItemCount: 0 })
  })

  test('stock is counted over all steps', async () => {
    const guest = await aGuest(shop)
    expect(await take(guest, { Steps: [line('last', 2), line('last', 2)] })).toMatchObject({ status: 400 })
    expect(await take(guest, { Steps: [line('last', 2), line('last', 1)] })).toMatchObject({ status: 200 })
  })

  test('a cart that is another one by now is not changed', async () => {
    const guest = await aGuest(shop)
    expect(await take(guest, { Steps: [line('tile')], LastUpdated: new Date().toISOString() })).toMatchObject(conflict)
    const first = await take(guest, { Steps: [line('tile')], LastUpdated: null })
    expect(first.status).toBe(200)
    expect(await take(guest, { Steps: [line('tile')], LastUpdated: null })).toMatchObject(conflict)
    await guest.client.Cart.Patch({ Comments: 'Leave it at the door' })
    const { LastUpdated } = first.body.Worksheet.Order
    expect(await take(guest, { Steps: [line('tile')], LastUpdated })).toMatchObject(conflict)
    expect(await guest.client.Cart.Get()).toMatchObject({ LineItemCount: 1 })
  })

  test('of two that mean the same version one is refused', async () => {
    const guest = await aGuest(shop)
    const { LastUpdated } = (await take(guest, { Steps: [line('tile')] })).body.Worksheet.Order
    const both = await Promise.all([1, 2].map(() => take(guest, { Steps: [line('tile')], LastUpdated })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await guest.client.Cart.Get()).toMatchObject({ LineItemCount: 2, Total: 20 })
  })

  test('the payment status and paying need the roles to read and take payments', async () => {
    const guest = await aGuest(shop)
    await take(guest, { Steps: [line('tile')] })
    const stranger = await aGuest(shop)
    const path = `/orders/Outgoing/${guest.orderID}`
    expect(await post(`${path}/payment-status`, stranger.token, {}, 'GET')).toMatchObject({ status: 404 })
    const paying = { Payment: { Type: 'CreditCard' }, Transaction: { Type: 'A', DateExecuted: '2030-01-01T00:00:00Z' } }
    expect(await post(`${path}/pay`, stranger.token, paying)).toMatchObject({ status: 404 })
    expect(await post(`${path}/pay`, guest.token, paying)).toMatchObject({ status: 403 })
    expect(await guest.client.Cart.ListPayments()).toMatchObject({ Items: [] })
  })
})

test('with a key, steps and payments happen once and say the same each time', async () => {
  const guest = await aGuest(shop)
  const send = (path: string, token: string, payload: object) =>
    platform.app.inject({
      method: 'POST',
      url: `/v1${path}`,
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'a key' },
      payload,
    })
  const sevenfold = async (path: string, token: string, payload: object) => {
    const answers = await Promise.all(Array.from({ length: 7 }, () => send(path, token, payload)))
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(answers[0]?.statusCode).toBe(200)
    expect((await send(path, token, { ...payload, more: 1 })).json()).toMatchObject({
      Errors: [{ ErrorCode: 'Request.IdempotencyKeyReused' }],
    })
  }
  await sevenfold('/cart/steps', guest.token, { Steps: [line('tile'), line('tile')] })
  expect(await guest.client.Cart.Get()).toMatchObject({ LineItemCount: 2, Total: 20 })
  const Transaction = { Type: 'Authorization', DateExecuted: '2030-01-01T00:00:00Z', Amount: 20, Succeeded: true }
  const Payment = { Type: 'CreditCard', Amount: 20, Accepted: true }
  await sevenfold(`/orders/Incoming/${guest.orderID}/pay`, shop.adminToken, { Payment, Transaction })
  const { Items } = await guest.client.Cart.ListPayments()
  expect(Items).toMatchObject([{ Accepted: true, Transactions: [{ Amount: 20 }] }])
})

describe('steps', () => {
  test('a checkout in three requests says the same as one step by step', async () => {
    const guest = await aGuest(shop)
    const added = await take(guest, { Steps: [line('tile', 2), line('last')] })
    expect(added.body.Worksheet.LineItems.map(({ ProductID }: { ProductID: string }) => ProductID)).toEqual([
      'tile',
      'last',
    ])
    const [{ ID: lineItemID }] = added.body.Worksheet.LineItems
    const addressed = await take(guest, {
      Steps: [
        { Operation: 'Cart.PatchLineItem', Parameters: { lineItemID }, Body: { Quantity: 3 } },
        { Operation: 'Cart.PatchFromUser', Body: { Email: 'a@guest.test' } },
        { Operation: 'Cart.SetShippingAddress', Body: inMinnesota },
        { Operation: 'Cart.SetBillingAddress', Body: inMinnesota },
        { Operation: 'Cart.EstimateShipping' },
      ],
    })
    const [{ ID: ShipEstimateID }] = addressed.body.Worksheet.ShipEstimateResponse.ShipEstimates
    const ShipMethodSelections = [{ ShipEstimateID, ShipMethodID: 'ground' }]
    const chosen = await take(guest, {
      Steps: [
        { Operation: 'Cart.SelectShipMethods', Body: { ShipMethodSelections } },
        { Operation: 'Cart.Patch', Body: { xp: { Door: 'blue' } } },
        { Operation: 'Cart.Calculate' },
      ],
      Validate: true,
    })
    expect(chosen.body).toMatchObject({ Problems: [] })
    const { Order } = await guest.client.Cart.GetOrderWorksheet()
    expect(chosen.body.Worksheet.Order).toEqual(Order)
    expect(Order).toMatchObject({
      Subtotal: 40,
      FromUser: { Email: 'a@guest.test' },
      BillingAddress: { City: 'Duluth' },
      xp: { Door: 'blue' },
    })
    expect(await guest.client.Cart.Submit()).toMatchObject({ Status: 'Open' })
  })

  test('a change after a calculation in the same request outdates it', async () => {
    const guest = await aGuest(shop)
    await take(guest, { Steps: [line('tile'), { Operation: 'Cart.SetShippingAddress', Body: inMinnesota }] })
    const { body } = await take(guest, {
      Steps: [{ Operation: 'Cart.EstimateShipping' }, { Operation: 'Cart.Calculate' }, line('tile')],
    })
    expect(body.Worksheet).toMatchObject({ ShipEstimateResponse: null, OrderCalculateResponse: null })
  })

  test('each leaves its event, in its order', async () => {
    const guest = await aGuest(shop)
    await take(guest, { Steps: [line('tile'), { Operation: 'Cart.Patch', Body: { Comments: 'x' } }, line('tile')] })
    const events = await platform.database.rows<{ operation: string }>(sql`
      select operation from events where marketplace_id = ${shop.id} order by id desc limit 3`)
    expect(events.map(({ operation }) => operation)).toEqual([
      'Cart.CreateLineItem',
      'Cart.Patch',
      'Cart.CreateLineItem',
    ])
  })

  test('three lines and three addresses take few statements', async () => {
    const guest = await aGuest(shop)
    const Steps = [line('tile'), line('tile'), line('tile')]
    expect((await count(() => take(guest, { Steps }))).length).toBeLessThanOrEqual(8)
    const moved = ['Cart.SetShippingAddress', 'Cart.SetBillingAddress'].map((Operation) => ({
      Operation,
      Body: inMinnesota,
    }))
    expect((await count(() => take(guest, { Steps: moved }))).length).toBeLessThanOrEqual(6)
  })
})

describe('paying', () => {
  test('leaves one payment with its transaction, however often it is asked', async () => {
    const guest = await aGuest(shop)
    await take(guest, { Steps: [line('tile')] })
    const admin = shop.adminToken
    const path = `/orders/Incoming/${guest.orderID}`
    const paying = (ID: string) => ({
      Payment: { ID, Type: 'CreditCard', Amount: 10, Accepted: true, Description: 'Visa', xp: { Method: 'card' } },
      Transaction: {
        ID: `${ID}-1`,
        Type: 'Authorization',
        DateExecuted: '2030-01-01T00:00:00Z',
        Amount: 10,
        Succeeded: true,
      },
    })
    for (const id of ['one', 'two', 'two'])
      expect((await post(`${path}/pay`, admin, paying(id))).body).toMatchObject({
        Status: 'Unsubmitted',
        Total: 10,
        PaymentIDs: [id],
      })
    const { Items } = await guest.client.Cart.ListPayments()
    expect(Items).toMatchObject([
      { ID: 'two', Accepted: true, Description: 'Visa', xp: { Method: 'card' }, Transactions: [{ ID: 'two-1' }] },
    ])
    const status = await post(`${path}/payment-status`, admin, {}, 'GET')
    expect(status.body).toEqual({
      ID: guest.orderID,
      Status: 'Unsubmitted',
      Total: 10,
      PaymentIDs: ['two'],
      FromUserID: 'guest',
      IsGuest: true,
    })
    const placed = await post(`${path}/place`, admin, {})
    expect(placed).toMatchObject({ status: 201, body: { ...status.body, Status: 'Open' } })
  })

  test('an order is paid and placed by one call, or neither', async () => {
    const guest = await aGuest(shop)
    await take(guest, { Steps: [line('tile')] })
    const path = `/orders/Incoming/${guest.orderID}`
    const Transaction = { ID: 'now-1', Type: 'Authorization', DateExecuted: '2030-01-01T00:00:00Z', Amount: 10 }
    const paying = { Payment: { ID: 'now', Type: 'CreditCard', Amount: 10, Accepted: true }, Transaction }
    for (const other of [{ IsGuest: false }, { FromUserID: 'somebody' }])
      expect(await post(`${path}/place`, shop.adminToken, { ...paying, ...other })).toMatchObject({ status: 404 })
    const unaccepted = { ...paying, Payment: { ...paying.Payment, Accepted: false } }
    expect(await post(`${path}/place`, shop.adminToken, unaccepted)).toMatchObject({ status: 400 })
    expect(await guest.client.Cart.ListPayments()).toMatchObject({ Items: [] })
    expect(await post(`/orders/Outgoing/${guest.orderID}/place`, guest.token, paying)).toMatchObject({ status: 400 })
    const placed = await post(`${path}/place`, shop.adminToken, { ...paying, IsGuest: true, FromUserID: 'guest' })
    expect(placed).toMatchObject({ status: 201, body: { Status: 'Open', Total: 10, PaymentIDs: ['now'] } })
    expect(await shop.admin.Payments.List('Incoming', guest.orderID)).toMatchObject({
      Items: [{ ID: 'now', Accepted: true, Amount: 10, Transactions: [{ ID: 'now-1' }] }],
    })
    const events = await platform.database.rows<{ operation: string }>(sql`
      select operation from events where marketplace_id = ${shop.id} and params ->> 'orderID' = ${guest.orderID} order by id`)
    expect(events.map(({ operation }) => operation).slice(-3)).toEqual([
      'Payments.Create',
      'Payments.CreateTransaction',
      'Orders.Submit',
    ])
  })
})
