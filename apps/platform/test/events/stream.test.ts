import { PassThrough } from 'node:stream'
import { closeAfterFile } from '@tessera/testing/close-after-file'
import { startPlatform } from '@tessera/testing/platform'
import { createTestShop } from '@tessera/testing/shop'
import { tokenWith } from '@tessera/testing/token-with'
import { waitForOlderTransactions } from '@tessera/testing/wait-for-older-transactions'
import { wireInto } from '@tessera/testing/wire'
import { expect, test } from 'vitest'
import { endWithToken } from '../../src/events/end-with-token.ts'

const platform = await startPlatform()
const url = `${await platform.app.listen({ port: 0, host: '127.0.0.1' })}/v1/events/stream`

interface Told {
  id: string
  Operation: string
  Object: string | null
}

/** A reader of the stream; `told` grows as events arrive. */
async function follow(token: string, lastID?: string) {
  const leaving = new AbortController()
  closeAfterFile(() => leaving.abort())
  const headers = { authorization: `Bearer ${token}`, ...(lastID && { 'last-event-id': lastID }) }
  const reply = await fetch(url, { headers, signal: leaving.signal })
  const reader = {
    status: reply.status,
    type: reply.headers.get('content-type'),
    told: [] as Told[],
    isOver: false,
    text: '',
  }
  const read = async () => {
    for await (const part of reply.body ?? []) {
      reader.text += Buffer.from(part).toString()
      const blocks = reader.text.matchAll(/id: (\S+)\ndata: (.*)\n\n/g)
      reader.told = [...blocks].map(([, id = '', data = '{}']) => ({ id, ...JSON.parse(data) }) as Told)
    }
    reader.isOver = true
  }
  read().catch(() => {
    reader.isOver = true
  })
  return { reader, leave: () => leaving.abort() }
}

async function aShop() {
  const shop = await createTestShop(platform)
  // a stream begins after the oldest open transaction, so it would tell of the making of the shop
  await waitForOlderTransactions(platform.database)
  return { shop, wire: wireInto(platform.app, shop.adminToken) }
}

test('a buyer and a stranger get no stream', async () => {
  const { shop } = await aShop()
  expect((await follow(shop.buyerToken)).reader.status).toBe(403)
  expect((await follow('nonsense')).reader.status).toBe(401)
})

test('tells operation and IDs of a write, and none of its values', async () => {
  const { shop, wire } = await aShop()
  const { reader } = await follow(shop.adminToken)
  expect(reader.type).toContain('text/event-stream')
  await wire('PUT', '/products/p', { Name: 'A secret name' })
  await shop.buyer.Me.Patch({ FirstName: 'Grace' })
  await wire('PUT', '/buyers/b2', { Name: 'A buyer' })
  await expect.poll(() => reader.told.length).toBe(2)
  expect(reader.told).toMatchObject([
    { Operation: 'Products.Save', Object: 'products/p', Parameters: { productID: 'p' } },
    { Operation: 'Buyers.Save', Object: 'buyers/b2' },
  ])
  expect(reader.text).not.toContain('secret')
})

test('a clerk receives only events the roles may read, and another marketplace none', async () => {
  const { shop, wire } = await aShop()
  const clerk = await follow(await tokenWith(platform, shop, { roles: ['BuyerReader'] }))
  const stranger = await follow((await aShop()).shop.adminToken)
  await wire('PUT', '/products/p', { Name: 'P' })
  await wire('PUT', '/buyers/b2', { Name: 'B' })
  await expect.poll(() => clerk.reader.told.map(({ Operation }) => Operation)).toEqual(['Buyers.Save'])
  // an older transaction elsewhere lets it hear of the making of its own shop
  const objects = stranger.reader.told.map((event) => event.Object)
  expect(objects.filter((object) => object === 'products/p' || object === 'buyers/b2')).toEqual([])
})

test('after a cut nothing is missed and nothing comes twice', async () => {
  const { shop, wire } = await aShop()
  const first = await follow(shop.adminToken)
  await wire('PUT', '/buyers/b2', { Name: 'B' })
  await expect.poll(() => first.reader.told.length).toBe(1)
  first.leave()
  for (const id of ['b3', 'b4', 'b5']) await wire('PUT', `/buyers/${id}`, { Name: id })
  const second = await follow(shop.adminToken, first.reader.told[0]?.id)
  await expect.poll(() => second.reader.told.map((one) => one.Object)).toEqual(['buyers/b3', 'buyers/b4', 'buyers/b5'])
})

test('ends with its token, and soon after the token was revoked', async () => {
  const [expired, revoked, good] = [new PassThrough(), new PassThrough(), new PassThrough()]
  const later = new Date(Date.now() + 600_000)
  const accepted = () => Promise.resolve()
  const timers = [
    ...endWithToken(expired, { tokenEnds: new Date(Date.now() + 5) }, accepted),
    ...endWithToken(revoked, { tokenEnds: later }, () => Promise.reject(new Error('revoked')), 5),
    ...endWithToken(good, { tokenEnds: later }, accepted, 5),
  ]
  await expect.poll(() => [expired.writableEnded, revoked.writableEnded]).toEqual([true, true])
  expect(good.writableEnded).toBe(false)
  for (const timer of timers) clearInterval(timer)
})

test('a user has ten streams at most, and one that leaves makes room', async () => {
  const { shop } = await aShop()
  const streams = await Promise.all(Array.from({ length: 10 }, () => follow(shop.adminToken)))
  expect((await follow(shop.adminToken)).reader.status).toBe(429)
  streams[0]?.leave()
  await expect.poll(async () => (await follow(shop.adminToken)).reader.status).toBe(200)
})

test('ends when another server answers, and an event of the former one says nothing there', async () => {
  const { shop, wire } = await aShop()
  const first = await follow(shop.adminToken)
  await wire('PUT', '/buyers/b2', { Name: 'B' })
  await expect.poll(() => first.reader.told.length).toBe(1)
  await platform.database.direct.pool.query(
    `create or replace function database_node() returns text language sql as 'select ''another'''`,
  )
  await expect.poll(() => first.reader.isOver).toBe(true)
  await wire('PUT', '/buyers/b3', { Name: 'B' })
  const second = await follow(shop.adminToken, first.reader.told[0]?.id)
  await wire('PUT', '/buyers/b4', { Name: 'B' })
  await expect.poll(() => second.reader.told.map((one) => one.Object)).toContain('buyers/b4')
  expect(second.reader.told.map((one) => one.Object)).not.toContain('buyers/b2')
})
