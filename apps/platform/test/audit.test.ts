import { checkInvariants } from '@tessera/platform/check-invariants'
import { type AnnounceEvents, relayEvents } from '@tessera/platform/relay'
import { watchPlatform } from '@tessera/platform/watch-platform'
import { createMetrics } from '@tessera/server/metrics'
import { sql } from '@tessera/server/sql'
import { createTestMarketplace } from '@tessera/testing/marketplace'
import { startPlatform } from '@tessera/testing/platform'
import { tokenWith } from '@tessera/testing/token-with'
import { waitForOlderTransactions } from '@tessera/testing/wait-for-older-transactions'
import { wireInto } from '@tessera/testing/wire'
import { expect, test } from 'vitest'

const platform = await startPlatform()
const { database } = platform

interface EventRow {
  operation: string
  username: string
  params: Record<string, string>
  body: Record<string, unknown>
  reply_id: string | null
}

const eventsOf = (marketplace: string) =>
  database.rows<EventRow>(sql`
    select operation, username, params, body, reply_id
    from events
    where marketplace_id = ${marketplace}
    order by id`)

test('a refused write leaves no event', async () => {
  const { admin, id } = await createTestMarketplace(platform)
  await expect(admin.Buyers.Create({})).rejects.toMatchObject({ status: 400 })
  await expect(admin.Buyers.Patch('nobody', { Name: 'x' })).rejects.toMatchObject({ status: 404 })
  expect(await eventsOf(id)).toEqual([])
})

test('a write leaves one event that says who did what, and no secret', async () => {
  const { admin, id } = await createTestMarketplace(platform)
  await admin.Buyers.Create({ ID: 'b', Name: 'Buyer' })
  await admin.AdminUsers.Create({
    Username: `u-${id}`,
    Password: 'A-long-Password-1',
    FirstName: 'A',
    LastName: 'B',
    Email: 'a@b.test',
    Active: true,
  })
  const [buyer, user] = await eventsOf(id)
  expect(buyer).toMatchObject({
    operation: 'Buyers.Create',
    username: `admin-${id}`,
    body: { Name: 'Buyer' },
    reply_id: 'b',
  })
  expect(user).toMatchObject({ operation: 'AdminUsers.Create', body: { Username: `u-${id}` } })
  expect(JSON.stringify(user)).not.toContain('A-long-Password-1')
})

test('events cannot be changed or deleted', async () => {
  await expect(database.rows(sql`update events set operation = 'nothing'`)).rejects.toThrow('append-only')
  await expect(database.rows(sql`delete from events`)).rejects.toThrow('append-only')
})

test('the relay hands each event on once, and waits for transactions that are still open', async () => {
  const { admin } = await createTestMarketplace(platform)
  await admin.Buyers.Create({ Name: 'First' })
  await waitForOlderTransactions(database)
  while ((await relayEvents(database)) > 0);
  const open = await database.pool.connect()
  await open.query('begin')
  await open.query(`insert into events (marketplace_id, operation) values ('late', 'Late.Write')`)
  await admin.Buyers.Create({ Name: 'Second' })
  expect(await relayEvents(database)).toBe(0)
  await open.query('commit')
  open.release()
  await waitForOlderTransactions(database)
  expect(await relayEvents(database)).toBe(2)
  expect(await relayEvents(database)).toBe(0)
})

test('transactions are relayed in the order of their numbers, also when a digit is added', async () => {
  await database.rows(sql`update event_cursor set last_xid = '8', last_id = 0`)
  await database.rows(sql`
    insert into events (xid, marketplace_id, operation) values ('10', 'digits', 'Ten'), ('9', 'digits', 'Nine')`)
  const relayed: string[] = []
  const collect: AnnounceEvents = async (_db, events) => {
    relayed.push(...events.filter(({ marketplace }) => marketplace === 'digits').map(({ operation }) => operation))
  }
  while ((await relayEvents(database, collect)) > 0);
  expect(relayed).toEqual(['Nine', 'Ten'])
})

test('broken invariants are counted and reported, and nothing is reported otherwise', async () => {
  const { admin } = await createTestMarketplace(platform)
  const told: unknown[] = []
  let count = 0
  const tell = { logger: { error: (about: unknown) => told.push(about) } as never, count: () => (count += 1) }
  const before = await checkInvariants(database, tell)
  const counted = { ID: 'ten', Code: 'ten', ValueExpression: '1', EligibleExpression: 'true' }
  const { ID } = await admin.Promotions.Create(counted)
  await database.rows(sql`update promotions set redemption_count = 3 where id = ${ID}`)
  expect(await checkInvariants(database, tell)).toBe(before + 1)
  expect(count).toBe(2 * before + 1)
  expect(told).toContainEqual({ event: 'invariant-violation', violation: expect.stringContaining('PRO-1') })
  expect((await admin.Health.Get()).BrokenRules).toContainEqual(expect.stringMatching(/^PRO-1 [^:]*$/))
  await database.rows(sql`update promotions set redemption_count = 0 where id = ${ID}`)
})

test('a data check is asked for by people with the right, and several ask for one', async () => {
  const marketplace = await createTestMarketplace(platform)
  const clerk = wireInto(platform.app, await tokenWith(platform, marketplace, { roles: ['OrderAdmin'] }))
  expect((await clerk('POST', '/health/rules')).status).toBe(403)
  const { admin } = marketplace
  await admin.Health.CheckRules()
  await admin.Health.CheckRules()
  const jobs = await database.rows(sql`
    select from graphile_worker.jobs where task_identifier = 'check-invariants' and locked_at is null`)
  expect(jobs).toHaveLength(1)
})

test('an outbox that is not emptied shows in the metrics', async () => {
  const metrics = createMetrics()
  watchPlatform(metrics, database)
  const oldest = async () => Number(/^queue_oldest_seconds\{queue="events"\} (\S+)$/m.exec(await metrics.text())?.[1])
  await database.rows(sql`
    insert into events (marketplace_id, operation, at) values ('nobody', 'Late', now() - interval '1 hour')`)
  expect(await oldest()).toBeGreaterThanOrEqual(3600)
  // events wait for older transactions, including those of other databases on this server
  const emptied = async () => {
    while ((await relayEvents(database)) > 0);
    return oldest()
  }
  await expect.poll(emptied).toBeLessThan(3600)
})

test('xp of all products together has room for a thousand names; those of orders count for themselves', async () => {
  const { admin } = await createTestMarketplace(platform)
  const keys = (from: number, to: number) =>
    Object.fromEntries(Array.from({ length: to - from }, (_, at) => [`k${from + at}`, 1]))
  await admin.Products.Create({ ID: 'a', Name: 'A', xp: keys(0, 700) })
  await admin.Products.Create({ ID: 'b', Name: 'B', xp: keys(700, 1000) })
  const tooMany = { status: 400, errors: [{ ErrorCode: 'ValidationFailure', Data: { Property: 'xp' } }] }
  await expect(admin.Products.Create({ ID: 'c', Name: 'C', xp: { more: 1 } })).rejects.toMatchObject(tooMany)
  await expect(admin.Products.Patch('b', { xp: { more: 1 } })).rejects.toMatchObject(tooMany)
  await admin.Products.Save('c', { Name: 'C', xp: keys(300, 400) })
  await admin.Products.Patch('c', { xp: { k999: { inside: 'is free' } } })
  await admin.Buyers.Create({ ID: 'b', Name: 'Buyer', xp: { more: 1 } })
})
