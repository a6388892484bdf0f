import { platformTasks, runRelay } from '@tessera/platform/jobs'
import { createOutbound } from '@tessera/server/outbound/outbound'
import { movePendingJobs } from '@tessera/server/pending-jobs'
import { sql } from '@tessera/server/sql'
import { closeAfterFile } from '@tessera/testing/close-after-file'
import { startPlatform } from '@tessera/testing/platform'
import { Logger, runOnce } from 'graphile-worker'
import { beforeEach, expect, test } from 'vitest'
import { createRelayTimer } from '../../src/delivery/relay-timer.ts'
import { createKeyRing } from '../../src/identity/key-ring.ts'
import { createTokenMaker } from '../../src/identity/token-maker.ts'
import { aWorker } from '../delivery/a-worker.ts'
import { aCheckout, connect } from './a-checkout.ts'
import { aReceiver } from './a-receiver.ts'

const receiver = await aReceiver()
const allow = [receiver.host]
const platform = await startPlatform({ outboundAllow: allow })
const { database } = platform
const keys = createKeyRing(database)
const tokens = createTokenMaker(keys, 'http://platform.test')
const outbound = createOutbound({ allow })
const checkout = { database, outbound, tokens, environment: 'Sandbox' as const }
const { engine: deliveries } = aWorker(platform, allow)
const quiet = new Logger(() => () => {})

/** Runs all due jobs. */
const work = async () => {
  await movePendingJobs(database)
  await runOnce({
    pgPool: database.direct.pool,
    taskList: platformTasks({
      database,
      keys,
      checkout,
      deliveries,
      logger: { error: () => undefined },
      countViolation: () => undefined,
    }),
    logger: quiet,
    noHandleSignals: true,
  })
}
const jobs = () =>
  database.rows<{ attempts: number }>(
    sql`select attempts from graphile_worker.jobs where task_identifier = 'order-submitted'`,
  )

beforeEach(async () => {
  receiver.status = 200
  receiver.received.length = 0
  receiver.answers = { ordercalculate: () => ({ TaxTotal: 1 }) }
})

async function submitted() {
  const shop = await aCheckout(platform)
  await connect(shop, receiver.url)
  const { orderID } = await shop.fill()
  await shop.buyer.Cart.Calculate()
  await shop.buyer.Cart.Submit()
  receiver.received.length = 0
  const responseNow = async () =>
    (await shop.admin.IntegrationEvents.GetWorksheet('Incoming', orderID)).OrderSubmitResponse
  return { orderID, responseNow }
}

test('a refused submission sends no event', async () => {
  const shop = await aCheckout(platform)
  await connect(shop, receiver.url)
  await shop.fill()
  await expect(shop.buyer.Cart.Submit()).rejects.toMatchObject({ status: 400 })
  await expect.poll(jobs).toEqual([])
})

test('a shop without a service queues nothing', async () => {
  const { buyer, fill } = await aCheckout(platform)
  await fill()
  await buyer.Cart.Submit()
  await expect.poll(jobs).toEqual([])
})

test('a submission leaves its job beside the queue, which notifies in every commit', async () => {
  await submitted()
  const pending = () => database.rows<{ task: string }>(sql`select task from pending_jobs`)
  expect([await pending(), await jobs()]).toEqual([[{ task: 'order-submitted' }], []])
  await Promise.all([movePendingJobs(database), movePendingJobs(database)])
  expect([await pending(), await jobs()]).toEqual([[], [{ attempts: 0 }]])
  await work()
})

test('a service that refuses is asked once, and does not undo the order', async () => {
  const { responseNow } = await submitted()
  receiver.status = 422
  receiver.answers.ordersubmit = () => 'unknown customer'
  await work()
  expect(await responseNow()).toMatchObject({
    Succeeded: false,
    HttpStatusCode: 422,
    UnhandledErrorBody: 'unknown customer',
  })
  await expect.poll(jobs).toEqual([])
})

test('a service that is down is asked again later, under the same event ID', async () => {
  const { orderID, responseNow } = await submitted()
  receiver.status = 503
  await work()
  expect(await jobs()).toEqual([{ attempts: 1 }])
  expect(await responseNow()).toMatchObject({ Succeeded: false, HttpStatusCode: 503 })
  receiver.status = 200
  receiver.answers.ordersubmit = () => ({ xp: { Reference: 'A-1' } })
  await database.rows(sql`update graphile_worker._private_jobs set run_at = now()`)
  await work()
  expect(await responseNow()).toMatchObject({ Succeeded: true, HttpStatusCode: 200, xp: { Reference: 'A-1' } })
  await expect.poll(jobs).toEqual([])
  expect(receiver.received).toHaveLength(2)
  expect(new Set(receiver.received.map(({ headers }) => headers['x-oc-event-id']))).toHaveLength(1)
  expect(receiver.received[0]?.body).toMatchObject({ OrderWorksheet: { Order: { ID: orderID, Status: 'Open' } } })
})

test('a waiting order, an open one and an approval send different events', async () => {
  const shop = await aCheckout(platform)
  await connect(shop, receiver.url)
  const boss = await shop.anotherBuyer()
  await shop.admin.UserGroups.Create('b', { ID: 'boss', Name: 'boss' })
  await shop.admin.UserGroups.SaveUserAssignment('b', { UserID: boss.id, UserGroupID: 'boss' })
  await shop.admin.ApprovalRules.Create('b', { ID: 'all', ApprovingGroupID: 'boss', RuleExpression: 'true' })
  const { orderID } = await shop.fill()
  const submit = async () => {
    await shop.buyer.Cart.Calculate()
    await shop.buyer.Cart.Submit()
    receiver.received.length = 0
    await work()
  }
  receiver.answers.ordersubmitforapproval = () => ({ xp: { Waits: true } })
  receiver.answers.orderapproved = () => ({ xp: { Reference: 'A-2' } })
  await submit()
  const [first] = receiver.received
  expect(first).toMatchObject({ path: '/hooks/ordersubmitforapproval' })
  expect(first?.body).toMatchObject({ OrderWorksheet: { Order: { ID: orderID, Status: 'AwaitingApproval' } } })
  await boss.client.Orders.Decline('Outgoing', orderID, { AllowResubmit: true })
  await submit()
  expect(receiver.received.map(({ path }) => path)).toEqual(['/hooks/ordersubmitforapproval'])
  expect(receiver.received[0]?.headers['x-oc-event-id']).not.toBe(first?.headers['x-oc-event-id'])
  await boss.client.Orders.Approve('Outgoing', orderID, {})
  await work()
  expect(receiver.received.map(({ path }) => path).at(-1)).toBe('/hooks/orderapproved')
  expect(await shop.admin.IntegrationEvents.GetWorksheet('Incoming', orderID)).toMatchObject({
    OrderSubmitResponse: null,
    OrderSubmitForApprovalResponse: { Succeeded: true, xp: { Waits: true } },
    OrderApprovedResponse: { Succeeded: true, HttpStatusCode: 200, xp: { Reference: 'A-2' } },
  })
})

test('an answer without a body is fine', async () => {
  const { responseNow } = await submitted()
  await work()
  expect(await responseNow()).toMatchObject({ Succeeded: true, HttpStatusCode: 200 })
})

test('events behind an open transaction are relayed soon after it has ended, without a job', async () => {
  const needs = { database, checkout, deliveries, logger: { error: () => undefined }, relayAgain: () => timer.plan() }
  const timer = createRelayTimer(() => runRelay(needs))
  closeAfterFile(() => timer.close())
  const { admin } = await aCheckout(platform)
  const countWaiting = async () =>
    (await database.rows(sql`select from events e, event_cursor c where (e.xid, e.id) > (c.last_xid, c.last_id)`))
      .length
  const waiting = await database.transaction(async (db) => {
    await db.rows(sql`select pg_current_xact_id()`)
    await admin.Buyers.Create({ ID: 'late', Name: 'Late' })
    await runRelay(needs)
    return countWaiting()
  })
  expect(waiting).toBeGreaterThan(0)
  await expect.poll(countWaiting).toBe(0)
})
