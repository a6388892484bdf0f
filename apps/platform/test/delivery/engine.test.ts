import { createHmac } from 'node:crypto'
import { sql } from '@tessera/server/sql'
import { createTestMarketplace } from '@tessera/testing/marketplace'
import { startPlatform } from '@tessera/testing/platform'
import { codeOf, itemsOf, wireInto } from '@tessera/testing/wire'
import { expect, test } from 'vitest'
import { configRoutes, queueDeliveries } from '../../src/delivery/queue-deliveries.ts'
import { aReceiver } from './a-receiver.ts'
import { aWorker } from './a-worker.ts'

const receivers = [await aReceiver(), await aReceiver()] as const
const allow = receivers.map(({ host }) => host)
const platform = await startPlatform({ outboundAllow: allow })
const { database } = platform
const minute = 60_000

async function aShop() {
  const shop = await createTestMarketplace(platform)
  const [main, other] = receivers
  for (const receiver of receivers) {
    receiver.received.length = 0
    receiver.answer = () => ({ status: 200 })
  }
  const config = (ID: string, Endpoint: string) =>
    shop.admin.DeliveryConfigurations.Create({
      ID,
      Name: ID,
      Enabled: true,
      DeliveryTargets: { Http: { Endpoint, Secret: 'shh', CustomAuthHeaderName: 'X-Key', CustomAuthHeaderValue: 'v' } },
    })
  await config('main', main.url)
  await config('other', other.url)
  const queue = (message: object, objectID: string | null = null, configID = 'main') =>
    database.transaction((db) =>
      queueDeliveries(
        db,
        shop.id,
        configRoutes(configID, { Http: {} }).map((route) => ({
          ...route,
          kind: 'Test',
          sourceID: 'source',
          subject: 'Tests.Run',
          objectID,
          message,
        })),
      ),
    )
  const wire = wireInto(platform.app, shop.adminToken)
  return { shop, wire, queue, main, other, worker: aWorker(platform, allow) }
}

const texts = ({ received }: (typeof receivers)[number]) => received.map(({ body }) => body.n)

test('a target that cannot be served is refused when it is saved', async () => {
  const { wire } = await aShop()
  const reply = await wire('POST', '/integrations/deliveryconfig', {
    Name: 'K',
    Enabled: true,
    DeliveryTargets: { SendEvent: { SiteID: 'x', ServiceEndpoint: 'https://send.example' } },
  })
  expect([reply.status, codeOf(reply)]).toEqual([400, 'DeliveryConfig.TargetNotSupported'])
  expect(reply.text).toContain('Tessera cannot deliver to Send: its API is not public.')
})

test('only an administrator of this marketplace sees and resends messages', async () => {
  const { shop, queue, wire, worker } = await aShop()
  await queue({ n: 1 })
  await worker.work()
  const [first] = itemsOf(await wire('GET', '/deliveries'))
  const stranger = await createTestMarketplace(platform)
  const foreign = wireInto(platform.app, stranger.adminToken)
  expect(itemsOf(await foreign('GET', '/deliveries'))).toEqual([])
  expect((await foreign('GET', `/deliveries/${first?.ID}`)).status).toBe(404)
  expect((await foreign('POST', `/deliveries/${first?.ID}/resend`)).status).toBe(404)
  const guest = await shop.token({ grant_type: 'client_credentials', client_id: shop.storefrontClientID })
  expect((await wireInto(platform.app, guest)('GET', '/deliveries')).status).toBe(403)
})

test('a message is signed, carries the ID of its delivery and is kept with its attempt', async () => {
  const { queue, main, worker, wire } = await aShop()
  await queue({ n: 1 }, 'o')
  await worker.work()
  const [got] = main.received
  const [row] = itemsOf(await wire('GET', '/deliveries?Status=Delivered'))
  expect(row).toMatchObject({ Kind: 'Test', SourceID: 'source', Subject: 'Tests.Run', Target: 'Http', ObjectID: 'o' })
  expect(got?.headers).toMatchObject({
    'x-oc-event-id': row?.ID,
    'x-oc-hash': createHmac('sha256', 'shh').update(String(got?.raw)).digest('base64'),
    'x-key': 'v',
  })
  const { body } = await wire('GET', `/deliveries/${row?.ID}`)
  expect(body).toMatchObject({ Message: { n: 1 }, AttemptCount: 1, Attempts: [{ StatusCode: 200, Problem: null }] })
  await worker.work()
  expect(main.received).toHaveLength(1)
})

test('a delivered message is sent again on request, under the same ID', async () => {
  const { queue, main, worker, wire } = await aShop()
  await queue({ n: 1 })
  await worker.work()
  const [row] = itemsOf(await wire('GET', '/deliveries?search=source'))
  expect((await wire('POST', `/deliveries/${row?.ID}/resend`)).body).toMatchObject({ Status: 'Waiting' })
  await worker.work()
  expect(new Set(main.received.map(({ headers }) => headers['x-oc-event-id']))).toEqual(new Set([row?.ID]))
  expect(main.received).toHaveLength(2)
  expect((await wire('GET', `/deliveries/${row?.ID}`)).body).toMatchObject({
    Status: 'Delivered',
    AttemptCount: 2,
    ResentBy: expect.stringMatching(/^admin/),
    Attempts: [{ ResentBy: null }, { ResentBy: expect.stringMatching(/^admin/) }],
  })
})

test('a test of an unknown or disabled receiver, or with a message that is gone, is refused', async () => {
  const { wire, shop, queue } = await aShop()
  const send = (body: object) => wire('POST', '/deliverytests', body)
  const config = { Kind: 'DeliveryConfig', ID: 'main' }
  expect((await send({ Kind: 'Webhook', ID: 'main' })).status).toBe(404)
  expect((await send({ ...config, DeliveryID: 'none' })).status).toBe(404)
  await queue({ n: 1 })
  await database.rows(sql`update deliveries set has_secret = true where marketplace_id = ${shop.id}`)
  const [secret] = itemsOf(await wire('GET', '/deliveries'))
  expect(codeOf(await send({ ...config, DeliveryID: secret?.ID }))).toBe('Delivery.CannotResend')
  await shop.admin.DeliveryConfigurations.Patch('main', { Enabled: false })
  expect(codeOf(await send(config))).toBe('DeliveryConfig.ConfigurationDisabled')
  const guest = await shop.token({ grant_type: 'client_credentials', client_id: shop.storefrontClientID })
  expect((await wireInto(platform.app, guest)('POST', '/deliverytests', config)).status).toBe(403)
})

test('a test is marked, signed by its own receiver, waits for nothing and leaves the tested message alone', async () => {
  const { wire, queue, main, other, worker, shop } = await aShop()
  main.answer = () => ({ status: 500, body: 'no' })
  await queue({ n: 1 }, 'a')
  await worker.work()
  const [failed] = itemsOf(await wire('GET', '/deliveries?Status=Waiting'))
  const sent = await wire('POST', '/deliverytests', { Kind: 'DeliveryConfig', ID: 'other', DeliveryID: failed?.ID })
  await worker.work()
  await wire('POST', '/deliverytests', { Kind: 'DeliveryConfig', ID: 'other' })
  await worker.work()
  expect(other.received.map(({ body }) => body)).toEqual([
    { n: 1, Test: true },
    expect.objectContaining({ Test: true, UserToken: null }),
  ])
  const [testID] = sent.body.DeliveryIDs as string[]
  expect(other.received[0]?.headers).toMatchObject({ 'x-oc-event-id': testID })
  expect((await wire('GET', `/deliveries/${testID}`)).body).toMatchObject({ IsTest: true, Status: 'Delivered' })
  expect((await wire('GET', `/deliveries/${failed?.ID}`)).body).toMatchObject({ Status: 'Waiting', AttemptCount: 1 })
  await shop.admin.MessageSenders.Create({ ID: 'mail', Name: 'Mail', MessageTypes: ['OrderSubmitted'], URL: 'mail:' })
  const byMail = await wire('POST', '/deliverytests', { Kind: 'MessageSender', ID: 'mail' })
  const [mailID] = byMail.body.DeliveryIDs as string[]
  expect((await wire('GET', `/deliveries/${mailID}`)).body).toMatchObject({ Target: 'Mail', SourceID: 'mail' })
})

test('receivers are listed with what waits, was delivered and was given up, those with a problem first', async () => {
  const { wire, queue, main, worker } = await aShop()
  main.answer = () => ({ status: 500 })
  await queue({ n: 1 }, 'a')
  await queue({ n: 2 }, null, 'other')
  await worker.work()
  const waiting = itemsOf(await wire('GET', '/deliveryreceivers')).find(({ ID }) => ID === 'main')
  expect(waiting).toMatchObject({ WaitingCount: 1, LastProblem: 'The receiver answered with 500.' })
  for (let hour = 0; hour < 30; hour += 1) {
    await worker.work()
    worker.pass(60 * minute)
  }
  expect(itemsOf(await wire('GET', '/deliveryreceivers'))).toMatchObject([
    { Kind: 'DeliveryConfig', ID: 'main', WaitingCount: 0, ParkedCount: 1, DeliveredCount: 0, PausedUntil: null },
    { Kind: 'DeliveryConfig', ID: 'other', ParkedCount: 0, DeliveredCount: 1 },
  ])
  expect(itemsOf(await wire('GET', '/deliveryreceivers?search=oth'))).toHaveLength(1)
})

test('a refused message holds up its own object only, and keeps the order of that object', async () => {
  const { queue, main, worker } = await aShop()
  main.answer = ({ body }) => ({ status: body.n === 1 ? 500 : 200 })
  for (const [n, object] of [
    [1, 'a'],
    [2, 'a'],
    [3, 'b'],
  ] as const)
    await queue({ n }, object)
  await worker.work()
  // two objects are sent at the same time
  expect(texts(main).sort()).toEqual([1, 3])
  main.answer = () => ({ status: 200 })
  worker.pass(minute)
  await worker.work()
  expect(texts(main).slice(2)).toEqual([1, 2])
})

test('a receiver that is down for an hour gets everything afterward, in order', async () => {
  const { queue, main, worker, shop } = await aShop()
  const down = 'http://127.0.0.1:1/in'
  const targets = (Endpoint: string) => ({ DeliveryTargets: { Http: { Endpoint, CustomAuthHeaderName: 'X-Key' } } })
  const failing = aWorker(platform, [...allow, '127.0.0.1:1'])
  await shop.admin.DeliveryConfigurations.Patch('main', targets(down))
  for (let n = 1; n <= 12; n += 1) await queue({ n }, `o${n % 2}`)
  for (let passed = 0; passed < 60; passed += 1) {
    await failing.work()
    failing.pass(minute)
  }
  const [tried] = await database.rows<{ attempts: number }>(sql`
    select sum(attempt_count)::int as attempts from deliveries where marketplace_id = ${shop.id}`)
  // the receiver is asked ever more rarely, not once per message and minute
  expect(tried?.attempts).toBeGreaterThan(5)
  expect(tried?.attempts).toBeLessThan(60)
  await shop.admin.DeliveryConfigurations.Patch('main', targets(main.url))
  worker.pass(2 * 60 * minute)
  await worker.work()
  expect(texts(main).filter((n) => Number(n) % 2)).toEqual([1, 3, 5, 7, 9, 11])
  expect(texts(main).filter((n) => Number(n) % 2 === 0)).toEqual([2, 4, 6, 8, 10, 12])
})

test('after a day a message is parked and reported to the error configuration', async () => {
  const { queue, main, other, worker, wire, shop } = await aShop()
  expect((await wire('POST', '/integrations/ErrorConfig/validate')).status).toBe(404)
  await shop.admin.ErrorConfigs.Save({ DeliveryConfigID: 'other' })
  await wire('POST', '/integrations/ErrorConfig/validate')
  await worker.work()
  expect(other.received.map(({ body }) => body.Problem)).toEqual(['This is a test of the error configuration.'])
  main.answer = () => ({ status: 503, body: { why: 'busy' } })
  await queue({ n: 1 }, 'a')
  for (let hour = 0; hour < 30; hour += 1) {
    await worker.work()
    worker.pass(60 * minute)
  }
  const [row] = itemsOf(await wire('GET', '/deliveries?Status=Parked'))
  expect(row).toMatchObject({ Kind: 'Test', Problem: 'The receiver answered with 503.' })
  expect((await wire('GET', `/deliveries/${row?.ID}`)).body.Attempts).toContainEqual(
    expect.objectContaining({ StatusCode: 503, Answer: '{"why":"busy"}' }),
  )
  expect(other.received.at(-1)?.body).toMatchObject({ DeliveryID: row?.ID, Subject: 'Tests.Run', Message: { n: 1 } })
  const sent = main.received.length
  worker.pass(24 * 60 * minute)
  await worker.work()
  expect(main.received).toHaveLength(sent)
})

test('a receiver that hangs does not hold up another', async () => {
  const { queue, main, other, worker } = await aShop()
  main.answer = () => undefined
  await queue({ n: 1 })
  await queue({ n: 2 }, null, 'other')
  await worker.engine.sendDue()
  await expect.poll(() => texts(other)).toEqual([2])
  expect(texts(main)).toEqual([1])
  await queue({ n: 3 }, null, 'other')
  await worker.engine.sendDue()
  await expect.poll(() => texts(other)).toEqual([2, 3])
})

test('a deleted or disabled configuration parks what waits for it', async () => {
  const { queue, worker, wire, shop } = await aShop()
  await queue({ n: 1 })
  await queue({ n: 2 }, null, 'other')
  await shop.admin.DeliveryConfigurations.Delete('main')
  await shop.admin.DeliveryConfigurations.Patch('other', { Enabled: false })
  await worker.work()
  const rows = itemsOf(await wire('GET', '/deliveries?Status=Parked'))
  expect(rows.map(({ Problem }) => Problem).sort()).toEqual([
    'The delivery configuration is disabled.',
    'The receiver was deleted.',
  ])
})
