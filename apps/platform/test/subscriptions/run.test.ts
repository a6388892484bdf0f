import { createHmac } from 'node:crypto'
import { platformCrontab, platformTasks } from '@tessera/platform/jobs'
import { createOutbound } from '@tessera/server/outbound/outbound'
import { sql } from '@tessera/server/sql'
import { startPlatform } from '@tessera/testing/platform'
import { Logger, runOnce } from 'graphile-worker'
import { beforeEach, expect, test } from 'vitest'
import { createKeyRing } from '../../src/identity/key-ring.ts'
import { createTokenMaker } from '../../src/identity/token-maker.ts'
import { remindSubscribers } from '../../src/subscriptions/remind-subscribers.ts'
import { runSubscription } from '../../src/subscriptions/run-subscription.ts'
import { aReceiver } from '../checkout/a-receiver.ts'
import { aWorker } from '../delivery/a-worker.ts'
import { idsOf } from '../me/a-buyer.ts'
import { aSubscriber, monthly, type TestSubscriber } from './a-subscriber.ts'

const receiver = await aReceiver()
const allow = [receiver.host]
const platform = await startPlatform({ outboundAllow: allow })
const { database } = platform
const keys = createKeyRing(database)
const tokens = createTokenMaker(keys, 'http://platform.test')
const needs = { database, outbound: createOutbound({ allow }), tokens, environment: 'Sandbox' as const }

beforeEach(() => {
  receiver.status = 200
  receiver.received.length = 0
  receiver.answers = { success: () => ({ xp: { seen: true } }) }
})

const due = '2040-01-31T10:00:00+00:00'
const at = (text: string): Date => new Date(text)

interface Running extends TestSubscriber {
  /** Runs the subscription at this time. */
  run(now?: string): Promise<void>
  orders(): Promise<{ ID: string | null }[]>
}

async function running(more: object = {}, integration: object = {}): Promise<Running> {
  const one = await aSubscriber(platform)
  const { admin, client, shop } = one
  await admin.SubscriptionIntegrations.Save({
    ...{ ApiClientID: shop.sellerClientID, HashKey: 'key', Url: receiver.url, Active: true, NotificationDays: 3 },
    ElevatedRoles: ['OrderAdmin', 'UnsubmittedOrderReader'],
    ...integration,
  } as never)
  await client.Me.CreateSubscription({ ID: 'mine', ...monthly, ...more })
  await client.Me.CreateSubscriptionItem('mine', { ID: 'i1', ProductID: 'p1', Quantity: 2 })
  await client.Me.CreateSubscriptionItem('mine', { ID: 'i2', ProductID: 'p2' })
  const row = await database.find<{ uid: string }>(
    sql`select uid::text from subscriptions where marketplace_id = ${shop.id} and id = 'mine'`,
  )
  return {
    ...one,
    run: (now = '2040-01-31T10:30:00Z') => runSubscription(needs, String(row?.uid), at(now)),
    orders: async () => (await client.Me.ListOrders({ filters: { SubscriptionID: 'mine' } })).Items,
  }
}

const nextDate = async ({ client }: Running) => (await client.Me.GetSubscription('mine')).NextOrderDate

test('nothing is made before the date, five hours after it, after the end, or while someone is inactive', async () => {
  const one = await running({ EndDate: '2040-01-31T12:00:00Z' })
  await one.run('2040-01-31T09:59:59Z')
  await one.run('2040-01-31T15:00:00Z')
  await one.run('2040-01-31T12:00:00Z')
  await one.client.Me.PatchSubscription('mine', { Active: false })
  await one.run()
  await one.client.Me.PatchSubscription('mine', { Active: true })
  await one.admin.SubscriptionIntegrations.Patch({ Active: false })
  await one.run()
  await one.admin.SubscriptionIntegrations.Patch({ Active: true })
  await database.rows(
    sql`update users set active = false where marketplace_id = ${one.shop.id} and id = ${one.subscriberID}`,
  )
  await one.run()
  await database.rows(
    sql`update users set active = true where marketplace_id = ${one.shop.id} and id = ${one.subscriberID}`,
  )
  expect([await one.orders(), receiver.received.length]).toEqual([[], 0])
  await one.run('2040-01-31T11:59:59Z')
  expect(await one.orders()).toHaveLength(1)
})

test('a due order has the lines, prices, addresses and payment, and the receiver gets it signed', async () => {
  const one = await running({ Payment: { Type: 'PurchaseOrder' } })
  const { ID: address } = await one.client.Me.CreateAddress({
    ...{ Shipping: true, Billing: true, Street1: '1 Road', City: 'Town', State: 'TX', Zip: '75001', Country: 'US' },
  })
  await one.client.Me.PatchSubscription('mine', {
    ShippingAddressID: String(address),
    BillingAddressID: String(address),
  })
  await one.run()
  const [order] = await one.orders()
  expect(order).toMatchObject({
    ...{ SubscriptionID: 'mine', FromUserID: one.subscriberID, Status: 'Unsubmitted', Subtotal: 35, Total: 35 },
    ...{ LineItemCount: 2, ShippingAddressID: address, BillingAddressID: address },
  })
  const [received] = receiver.received
  expect(received?.path).toBe('/hooks/success')
  expect(received?.headers['x-oc-hash']).toBe(
    createHmac('sha256', 'key').update(String(received?.raw)).digest('base64'),
  )
  expect(received?.body).toMatchObject({
    ...{ Environment: 'Sandbox', UnavailableProductIDs: [], ErrorCode: null },
    OrderWorksheet: {
      Order: { ID: order?.ID },
      LineItems: [
        { ID: 'i1', Quantity: 2, UnitPrice: 10 },
        { ID: 'i2', UnitPrice: 15 },
      ],
      Subscription: { ID: 'mine' },
    },
  })
  const asIntegration = one.shop.as(String(received?.body.OrderCloudAccessToken))
  const id = String(order?.ID)
  expect((await asIntegration.Payments.List('Incoming', id)).Items).toMatchObject([{ Type: 'PurchaseOrder' }])
  expect(await asIntegration.Orders.Submit('Incoming', id)).toMatchObject({ Status: 'Open', Total: 35 })
  expect((await one.admin.IntegrationEvents.GetWorksheet('Incoming', id)).SubscriptionIntegrationResponse).toEqual({
    ...{ HttpStatusCode: 200, UnhandledErrorBody: null, Succeeded: true, xp: { seen: true } },
  })
})

test('an accepted order moves the date on, to the last day of a short month and back', async () => {
  const one = await running()
  await one.run()
  expect(await one.client.Me.GetSubscription('mine')).toMatchObject({
    ...{
      NextOrderDate: '2040-02-29T10:00:00+00:00',
      LastOrderDate: due,
      NotificationDate: '2040-02-26T10:00:00+00:00',
    },
  })
  await one.run()
  expect(await one.orders()).toHaveLength(1)
  await one.run('2040-02-29T10:00:00Z')
  expect(await nextDate(one)).toBe('2040-03-31T10:00:00+00:00')
  expect(await one.orders()).toHaveLength(2)
})

test('a receiver that fails or reports an unhandled error is asked again about the same order', async () => {
  const one = await running()
  receiver.status = 500
  await one.run()
  const [first] = await one.orders()
  expect(await nextDate(one)).toBe(due)
  receiver.status = 200
  receiver.answers = { success: () => ({ UnhandledErrorBody: 'It broke.' }) }
  await one.run('2040-01-31T11:30:00Z')
  const worksheet = await one.admin.IntegrationEvents.GetWorksheet('Incoming', String(first?.ID))
  expect(worksheet.SubscriptionIntegrationResponse).toMatchObject({ Succeeded: false, UnhandledErrorBody: 'It broke.' })
  expect(await nextDate(one)).toBe(due)
  receiver.answers = {}
  await one.run('2040-01-31T12:30:00Z')
  expect(await nextDate(one)).toBe('2040-02-29T10:00:00+00:00')
  expect(idsOf({ Items: await one.orders() })).toEqual([first?.ID])
  expect(new Set(receiver.received.map(({ body }) => body.OrderWorksheet.Order.ID))).toEqual(new Set([first?.ID]))
})

test('products that are gone are named and left out; an item that cannot be ordered is a failure with its code', async () => {
  const one = await running()
  await one.admin.Products.Patch('p2', { Active: false })
  await one.run()
  expect(receiver.received[0]).toMatchObject({
    path: '/hooks/success',
    body: { UnavailableProductIDs: ['p2'], ErrorCode: null, OrderWorksheet: { LineItems: [{ ProductID: 'p1' }] } },
  })
  await one.admin.Products.Patch('p1', { Inventory: { Enabled: true, QuantityAvailable: 1 } })
  await one.run('2040-02-29T10:00:00Z')
  expect(receiver.received[1]).toMatchObject({
    path: '/hooks/failure',
    body: { UnavailableProductIDs: ['p2'], ErrorCode: 'Inventory.Insufficient', OrderWorksheet: { LineItems: [] } },
  })
  expect(await nextDate(one)).toBe('2040-03-31T10:00:00+00:00')
})

test('the order does not become the cart of its user unless the user says so', async () => {
  const one = await running()
  const { ID: cartLine } = await one.client.Cart.CreateLineItem({ ProductID: 'p1', Quantity: 1 })
  const { ID: cart } = await one.client.Cart.Get()
  await one.run()
  expect(await one.client.Cart.Get()).toMatchObject({ ID: cart, LineItemCount: 1 })
  await one.client.Cart.DeleteLineItem(String(cartLine))
  await one.client.Cart.Delete()
  expect((await one.client.Cart.Get()).ID).toBeNull()
  const [order] = await one.orders()
  await one.client.Cart.SetActiveCart(String(order?.ID))
  expect((await one.client.Cart.Get()).ID).toBe(order?.ID)
})

test('a subscription that is saved as it was shown keeps its day of the month', async () => {
  const one = await running()
  await one.run()
  const shown = await one.client.Me.GetSubscription('mine')
  expect(shown.NextOrderDate).toBe('2040-02-29T10:00:00+00:00')
  await one.client.Me.SaveSubscription('mine', shown as never)
  await one.client.Me.PatchSubscription('mine', { NextOrderDate: String(shown.NextOrderDate), xp: { seen: true } })
  await one.run('2040-02-29T10:30:00Z')
  expect(await nextDate(one)).toBe('2040-03-31T10:00:00+00:00')
})

test('a new interval counts from the next date, a new date from itself', async () => {
  const one = await running({ Interval: 'Weeks' })
  await one.run()
  expect(await nextDate(one)).toBe('2040-02-07T10:00:00+00:00')
  await one.client.Me.PatchSubscription('mine', { Interval: 'Months' })
  await one.run('2040-02-07T10:30:00Z')
  expect(await nextDate(one)).toBe('2040-03-07T10:00:00+00:00')
  await one.client.Me.PatchSubscription('mine', { NextOrderDate: '2040-03-30T10:00:00Z' })
  await one.run('2040-03-30T10:30:00Z')
  expect(await nextDate(one)).toBe('2040-04-30T10:00:00+00:00')
})

test('of five workers at once one makes the order and tells the receiver', async () => {
  const one = await running()
  await Promise.all([1, 2, 3, 4, 5].map(() => one.run()))
  expect([(await one.orders()).length, receiver.received.length]).toEqual([1, 1])
  expect(await nextDate(one)).toBe('2040-02-29T10:00:00+00:00')
})

test('a worker that died after making the order is followed by the next hour, with the same order', async () => {
  const one = await running()
  const dying = { ...needs, outbound: { ...needs.outbound, post: () => Promise.reject(new Error('killed')) } }
  const row = await database.find<{ uid: string }>(
    sql`select uid::text from subscriptions where marketplace_id = ${one.shop.id}`,
  )
  await expect(runSubscription(dying, String(row?.uid), at('2040-01-31T10:00:00Z'))).rejects.toThrow('killed')
  await one.run('2040-01-31T10:05:00Z')
  expect(receiver.received).toEqual([])
  await one.run('2040-01-31T11:00:00Z')
  expect([(await one.orders()).length, receiver.received.length]).toEqual([1, 1])
  expect(await nextDate(one)).toBe('2040-02-29T10:00:00+00:00')
})

test('a reminder is queued once per order date, however many workers look', async () => {
  const one = await running()
  const remind = (now: string) => Promise.all([1, 2, 3].map(() => remindSubscribers(database, at(now))))
  const messages = () =>
    database.rows<{ payload: { Subscription: { ID: string }; LineItems: object[] } }>(sql`
      select payload from messages where marketplace_id = ${one.shop.id} and message_type = 'SubscriptionReminder'`)
  await remind('2040-01-28T09:59:59Z')
  await remind('2040-01-28T15:00:00Z')
  expect(await messages()).toEqual([])
  await one.admin.Products.Patch('p2', { Active: false })
  await remind('2040-01-28T10:00:00Z')
  await remind('2040-01-28T11:00:00Z')
  expect(await messages()).toMatchObject([
    {
      payload: {
        ...{ Subscription: { ID: 'mine', NextOrderDate: due }, LineItems: [{ ID: 'i1' }, { ID: 'i2' }] },
        ...{ Products: [{ ID: 'p1' }], UnavailableProductIDs: ['p2'] },
      },
    },
  ])
  await one.client.Me.PatchSubscription('mine', { NextOrderDate: '2040-03-31T10:00:00Z' })
  await remind('2040-03-28T10:00:00Z')
  expect(await messages()).toHaveLength(2)
})

test('the hourly job runs what is due today, once across workers', async () => {
  const one = await running({ NextOrderDate: new Date(Date.now() - 60_000).toISOString() })
  expect(platformCrontab).toContain('0 * * * * run-subscriptions')
  const work = () =>
    runOnce({
      pgPool: database.direct.pool,
      taskList: platformTasks({
        ...{ database, keys, checkout: needs, deliveries: aWorker(platform, allow).engine },
        logger: { error: () => undefined },
        countViolation: () => undefined,
      }),
      logger: new Logger(() => () => {}),
      noHandleSignals: true,
    })
  for (const _ of [1, 2]) await database.rows(sql`select graphile_worker.add_job('run-subscriptions')`)
  await Promise.all([work(), work()])
  await work()
  expect([(await one.orders()).length, receiver.received.length]).toEqual([1, 1])
})

test('a submitted order of a subscription goes to the suppliers of products that are forwarded automatically', async () => {
  const one = await running()
  await one.admin.Suppliers.Create({ ID: 'mill', Name: 'Mill', Active: true })
  await one.admin.Products.Patch('p1', { DefaultSupplierID: 'mill', AutoForward: true })
  await one.run()
  const [order] = await one.orders()
  expect(await one.admin.Orders.List('Outgoing')).toMatchObject({ Items: [] })
  expect(await one.admin.Orders.Submit('Incoming', String(order?.ID))).toMatchObject({ Status: 'Open' })
  expect(await one.admin.Orders.List('Outgoing')).toMatchObject({
    Items: [{ ToCompanyID: 'mill', Status: 'Open', LineItemCount: 1 }],
  })
})
