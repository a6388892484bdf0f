import type { Database, Queryable } from '@tessera/server/database'
import type { ReadNeed } from '@tessera/server/replica/find-read-need'
import { openReplica, type Replica } from '@tessera/server/replica/open-replica'
import { sql } from '@tessera/server/sql'
import { startPlatform, startWithReplica } from '@tessera/testing/platform'
import { createTestShop } from '@tessera/testing/shop'
import { freePort } from '@tessera/testing/shop-process'
import { wireInto } from '@tessera/testing/wire'
import { expect, inject, onTestFinished, test } from 'vitest'
import { aGuest, showToGuests } from './orders/people.ts'

const platform = await startPlatform()
const { database } = platform

/** A standby that stands still: one transaction, which sees what was committed before it. */
async function aFrozenReplica() {
  const client = await database.pool.connect()
  await client.query('begin isolation level repeatable read')
  await client.query('select from products limit 1')
  onTestFinished(async () => {
    await client.query('rollback')
    client.release()
  })
  const rows = async <Row>(query: Parameters<Queryable['rows']>[0]) =>
    (await client.query(query.statement(), [...query.values])).rows as Row[]
  const frozen: Database = {
    ...database,
    isReplica: true,
    rows,
    find: async <Row>(query: Parameters<Queryable['find']>[0]) => (await rows<Row>(query))[0],
  }
  const needs: ReadNeed[] = []
  let isUsed = true
  return {
    needs,
    leaveOut: () => {
      isUsed = false
    },
    read: <T>(need: ReadNeed, work: (db: Database) => Promise<T>): Promise<T> => {
      needs.push(need)
      return work(isUsed ? frozen : database)
    },
  }
}

test('guests read the catalog from the replica, customers and carts never do, and no cache mixes the two', async () => {
  const shop = await createTestShop(platform)
  await shop.product('tile', 10, 100)
  await showToGuests(shop, 'tile')
  const guest = await aGuest(shop)
  const replica = await aFrozenReplica()
  const { app } = await startWithReplica(platform, replica)
  const namesFor = async (token: string) => {
    const { body } = await wireInto(app, token)('GET', '/me/products')
    const one = await wireInto(app, token)('GET', '/me/products/tile')
    const { Items } = body as { Items: { Name: string }[] }
    return [...Items.map(({ Name }) => Name), one.body.Name]
  }
  const before = ['Product tile', 'Product tile']
  expect([await namesFor(guest.token), await namesFor(shop.buyerToken)]).toEqual([before, before])
  await shop.admin.Products.Patch('tile', { Name: 'Renamed' })
  const after = ['Renamed', 'Renamed']
  expect([await namesFor(guest.token), await namesFor(shop.buyerToken)]).toEqual([before, after])
  expect([await namesFor(guest.token), await namesFor(shop.buyerToken)]).toEqual([before, after])
  replica.leaveOut()
  expect(await namesFor(guest.token)).toEqual(after)
  replica.needs.length = 0
  await wireInto(app, guest.token)('GET', '/cart')
  await wireInto(app, guest.token)('GET', '/me')
  await wireInto(app, shop.adminToken)('GET', '/feeds/products')
  expect(replica.needs).toEqual([])
})

test('staff read reports from a replica that has all they wrote', async () => {
  const shop = await createTestShop(platform)
  const replica = await aFrozenReplica()
  const { app } = await startWithReplica(platform, replica)
  await wireInto(app, shop.adminToken)('GET', '/events')
  await wireInto(app, shop.adminToken)('GET', '/stock')
  expect(replica.needs).toEqual(['complete', 'complete'])
})

async function openAt(url: string, primary: Database = database): Promise<{ replica: Replica; said: string[] }> {
  const said: string[] = []
  const logger = { info: () => {}, warn: (_about: unknown, message: string) => said.push(message) }
  const replica = openReplica({ url, schema: 'platform', primary, logger: logger as never, isWatched: true })
  onTestFinished(() => replica.close())
  return { replica, said }
}

const serverOf = (replica: Replica, need: ReadNeed) => replica.read(need, async (db) => db.isReplica ?? false)

test('an address that leads to a primary is left out and said, and the primary answers', async () => {
  const { replica, said } = await openAt(`${inject('serverUrl')}`.replace(/[^/]*$/, await nameOf(database)))
  await expect.poll(() => replica.watch.fault).toBe('writable')
  expect([await serverOf(replica, 'recent'), await serverOf(replica, 'complete')]).toEqual([false, false])
  expect(said).toEqual([expect.stringMatching(/takes writes: DATABASE_REPLICA_URL leads to a primary/)])
  expect(replica.reads).toEqual({ replica: 0, primary: 2 })
})

test('a replica that is not there is left out, and the primary answers', async () => {
  const { replica, said } = await openAt(`postgresql://nobody@127.0.0.1:${await freePort()}/nothing`)
  await expect.poll(() => replica.watch.fault).toBe('unreachable')
  expect([await serverOf(replica, 'recent'), await serverOf(replica, 'complete')]).toEqual([false, false])
  expect(said).toEqual([expect.stringMatching(/does not answer/)])
})

const nameOf = async (db: Queryable): Promise<string> =>
  (await db.find<{ name: string }>(sql`select current_database() as name`))?.name ?? ''
