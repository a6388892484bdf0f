import { databaseNode } from '@tessera/server/database-node'
import { type Sql, sql } from '@tessera/server/sql'
import { createTestMarketplace } from '@tessera/testing/marketplace'
import { startAnother, startPlatform } from '@tessera/testing/platform'
import { wireInto } from '@tessera/testing/wire'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { findBehind } from '../src/product-feed/feed-position.ts'
import { watchChanges } from '../src/product-feed/watch-changes.ts'
import { aFeed, type FeedReply, idOf } from './product-feed-reader.ts'

const platform = await startPlatform()
const another = await startAnother(platform)

const place = { Street1: 'Road 1', City: 'Lyon', Country: 'FR' }

test('nothing is lost while eight write in two processes and the reader goes from one to the other', async () => {
  const { admin, adminToken } = await createTestMarketplace(platform)
  const wires = [platform, another].map(({ app }) => wireInto(app, adminToken))
  await admin.AdminAddresses.Create({ ID: 'yard', ...place })
  for (const ID of ['s0', 's1', 's2']) await admin.PriceSchedules.Create({ ID, Name: ID, PriceBreaks: [breakAt(1)] })
  for (let n = 0; n < 12; n += 1) await admin.Products.Create({ ID: `p${n}`, Name: 'x', Inventory: { Enabled: true } })
  const feed = aFeed(platform, adminToken)
  let isWriting = true
  const write = async (writer: number) => {
    for (let turn = 0; turn < 40; turn += 1) {
      const step = writer * 7 + turn * 5
      const [verb, path, body] = writes[(writer + turn) % writes.length]?.(step) ?? []
      // concurrent writers may hit a deleted product, so refusals are ignored
      if (verb && path) expect((await wires[writer % 2]?.(verb, path, body))?.status).toBeLessThan(500)
    }
  }
  const follow = async () => {
    for (let turn = 0; isWriting; turn += 1) await feed.read({ limit: 7 }, turn % 2 ? another.app : platform.app)
  }
  const following = follow()
  await Promise.all(Array.from({ length: 8 }, (_, writer) => write(writer)))
  isWriting = false
  await following
  await feed.rest(7)
  const late = aFeed(platform, adminToken)
  await late.rest()
  const sorted = (known: typeof late.known) => [...known].sort(([one], [other]) => (one < other ? -1 : 1))
  expect(sorted(feed.known)).toEqual(sorted(late.known))
})

const breakAt = (price: number) => ({ Quantity: 1, Price: price })

/** Possible changes of a product, by step number. */
const writes: ((step: number) => ['PUT' | 'PATCH' | 'DELETE', string, object?])[] = [
  (step) => ['PUT', `/products/p${step % 24}`, { Name: `${step}`, Inventory: { Enabled: true } }],
  (step) => ['PATCH', `/products/p${step % 24}`, { DefaultPriceScheduleID: `s${step % 3}` }],
  (step) => ['PATCH', `/priceschedules/s${step % 3}`, { PriceBreaks: [breakAt(step)] }],
  (step) => ['PUT', `/products/p${step % 24}/inventoryrecords/r`, { AddressID: 'yard', QuantityAvailable: step }],
  (step) => ['PATCH', `/products/p${step % 24}`, { xp: { Step: step } }],
  (step) => [step % 2 ? 'DELETE' : 'PUT', `/products/p${step % 24}`, { Name: 'again' }],
]

test('a change that is committed late is not passed over', async () => {
  const { admin, adminToken, id } = await createTestMarketplace(platform)
  for (const ID of ['early', 'late']) await admin.Products.Create({ ID, Name: ID })
  const feed = aFeed(platform, adminToken)
  await feed.rest()
  const open = await platform.database.pool.connect()
  await open.query('begin')
  await open.query(`update products set name = 'at last' where marketplace_id = $1 and id = 'late'`, [id])
  await admin.Products.Patch('early', { Name: 'at once' })
  expect((await feed.read({ limit: 1 })).Items).toEqual([])
  await open.query('commit')
  open.release()
  expect((await feed.rest(1)).map(idOf)).toEqual(['late', 'early'])
  expect(feed.known.get('late')).toMatchObject({ Product: { Name: 'at last' } })
})

test('a waiting reader is answered when something changes, in any process', async () => {
  const shop = await createTestMarketplace(platform)
  const feed = aFeed(platform, shop.adminToken)
  await feed.rest()
  const asked = feed.read({ wait: 25 }, another.app)
  await shop.admin.Products.Create({ ID: 'p', Name: 'x' })
  expect((await asked).Items.map(idOf)).toEqual(['p'])
})

test('a reader that waits in vain gets an empty page with a cursor to continue', async () => {
  const shop = await createTestMarketplace(platform)
  const other = await createTestMarketplace(platform)
  const feed = aFeed(platform, shop.adminToken)
  await feed.rest()
  const asked = feed.read({ wait: 1 })
  await other.admin.Products.Create({ ID: 'theirs', Name: 'x' })
  expect(await asked).toMatchObject({ Items: [], More: false })
  await shop.admin.Products.Create({ ID: 'p', Name: 'x' })
  expect((await feed.rest()).map(idOf)).toEqual(['p'])
})

test('a server that stops answers waiting readers at once, and ignores those that have gone', async () => {
  const shop = await createTestMarketplace(platform)
  const feed = aFeed(platform, shop.adminToken)
  await feed.rest()
  const stopping = await startAnother(platform)
  const url = `${await stopping.app.listen({ port: 0 })}/v1/feeds/products?wait=25&after=${feed.cursor()}`
  const headers = { authorization: `Bearer ${shop.adminToken}` }
  const arrived = () => new Promise<void>((resolve) => stopping.app.server.once('request', () => resolve()))

  const first = arrived()
  const leaving = new AbortController()
  const left = expect(fetch(url, { headers, signal: leaving.signal })).rejects.toThrow('aborted')
  await first
  leaving.abort()
  await left

  const second = arrived()
  const staying = fetch(url, { headers })
  await second
  const closedAt = Date.now()
  await stopping.app.close()
  const page = (await (await staying).json()) as FeedReply
  expect(page.Items).toEqual([])
  expect(Date.now() - closedAt, 'not after the 25 s it asked for').toBeLessThan(20_000)
})

describe('the watch', () => {
  const position = { marketplace: 'nobody', node: '', xid: '3', id: '0' }
  beforeAll(async () => {
    const here = await platform.database.find<{ node: string }>(sql`select ${databaseNode} as node`)
    position.node = here?.node ?? ''
  })
  const stay = () => {}
  const counting = () => {
    let questions = 0
    const rows = <Row>(query: Sql) => {
      questions += 1
      return platform.database.rows<Row>(query)
    }
    return { db: { ...platform.database, rows }, asked: () => questions }
  }

  test('runs one query for all waiting readers, and none without readers', async () => {
    const { db, asked } = counting()
    const watch = watchChanges(db)
    const waiting = Array.from({ length: 20 }, () => watch.until(position, 600, stay))
    expect(await Promise.all(waiting)).toEqual(Array.from({ length: 20 }, () => false))
    const questions = asked()
    expect(questions).toBeGreaterThanOrEqual(1)
    expect(questions).toBeLessThanOrEqual(3)
    expect(await watch.until(position, 300, stay)).toBe(false)
    expect(asked()).toBeLessThanOrEqual(questions + 2)
  })

  test('does not look for a write while nobody waits, and once for many', async () => {
    const { db, asked } = counting()
    const watch = watchChanges(db)
    watch.hint()
    expect(asked()).toBe(0)
    const waiting = watch.until(position, 600, stay)
    for (let writes = 0; writes < 100; writes += 1) watch.hint()
    expect(await waiting).toBe(false)
    expect(asked()).toBeLessThanOrEqual(3)
    watch.close()
  })

  test('drops readers that have gone, and all of them when it closes', async () => {
    const watch = watchChanges(counting().db)
    let go = () => {}
    const gone = watch.until(position, 25_000, (leave) => {
      go = leave
    })
    go()
    expect(await gone).toBe(false)
    const waiting = watch.until(position, 25_000, stay)
    watch.close()
    expect(await waiting).toBe(false)
    expect(await watch.until(position, 25_000, stay)).toBe(false)
  })

  test.each([
    ['a change waits for an older transaction', [{ place: 0, isVisible: false }], true],
    ['other processes cannot tell of their writes', [], false],
  ])('looks twice a second while %s, and not after ever longer pauses', async (_, early, isTold) => {
    vi.useFakeTimers()
    try {
      const looks: number[] = []
      const began = Date.now()
      const rows = async <Row>() => {
        looks.push(Date.now() - began)
        return (looks.length > 6 ? [{ place: 0, isVisible: true }] : early) as Row[]
      }
      const watch = watchChanges({ ...platform.database, rows }, '', () => isTold)
      const waiting = watch.until(position, 25_000, stay)
      await vi.advanceTimersByTimeAsync(4000)
      expect(await waiting).toBe(true)
      expect(looks).toEqual([250, 750, 1250, 1750, 2250, 2750, 3250])
    } finally {
      vi.useRealTimers()
    }
  })

  test('tells a change that is not visible yet from one that is', async () => {
    const shop = await createTestMarketplace(platform)
    const here = { ...position, marketplace: shop.id }
    const look = async () =>
      (await findBehind(platform.database, [position, here])).map(({ place, isVisible }) => [place, isVisible])
    expect(await look()).toEqual([])
    const during = await platform.database.transaction(async (db) => {
      await db.rows(sql`select pg_current_xact_id()`)
      await shop.admin.Products.Create({ ID: 'p', Name: 'x' })
      return look()
    })
    expect(during).toEqual([[1, false]])
    await vi.waitFor(async () => expect(await look()).toEqual([[1, true]]), { timeout: 20_000 })
  })

  test('sends everybody to ask for themselves when the question fails', async () => {
    const rows = () => Promise.reject(new Error('lost'))
    const watch = watchChanges({ ...platform.database, rows })
    expect(await watch.until(position, 25_000, stay)).toBe(true)
  })
})
