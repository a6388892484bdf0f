import { startPlatform } from '@tessera/testing/platform'
import { createTestShop } from '@tessera/testing/shop'
import { wireInto } from '@tessera/testing/wire'
import { expect, test } from 'vitest'

const platform = await startPlatform()
const shop = await createTestShop(platform)
await shop.product('tile', 10, 100)
const admin = wireInto(platform.app, shop.adminToken)

test('another request with the same key is refused', async () => {
  const headers = { 'idempotency-key': 'one' }
  expect((await admin('POST', '/catalogs', { ID: 'first', Name: 'First' }, headers)).status).toBe(201)
  const other = await admin('POST', '/catalogs', { ID: 'second', Name: 'Second' }, headers)
  expect([other.status, other.text]).toEqual([409, expect.stringContaining('Request.IdempotencyKeyReused')])
  expect((await admin('GET', '/catalogs/second')).status).toBe(404)
})

test('a refused request leaves its key free', async () => {
  const headers = { 'idempotency-key': 'two' }
  expect((await admin('POST', '/catalogs', { ID: 'third' }, headers)).status).toBe(400)
  expect((await admin('POST', '/catalogs', { ID: 'third', Name: 'Third' }, headers)).status).toBe(201)
})

test('a key of one user means nothing to another', async () => {
  const headers = { 'idempotency-key': 'three' }
  const { token } = await shop.anotherBuyer()
  const lines = [shop.buyerToken, token].map((each) =>
    wireInto(platform.app, each)('POST', '/cart/lineitems', { ProductID: 'tile' }, headers),
  )
  const [mine, theirs] = await Promise.all(lines)
  expect([mine?.status, theirs?.status]).toEqual([201, 201])
  expect(mine?.text).not.toBe(theirs?.text)
})

test('the same request, sent twenty times at once, happens once and says the same each time', async () => {
  const { token } = await shop.anotherBuyer()
  const wire = wireInto(platform.app, token)
  const add = () => wire('POST', '/cart/lineitems', { ProductID: 'tile', Quantity: 2 }, { 'idempotency-key': 'add' })
  const added = await Promise.all(Array.from({ length: 20 }, add))
  expect(new Set(added.map(({ text }) => text)).size).toBe(1)
  expect((await wire('GET', '/cart')).body).toMatchObject({ LineItemCount: 1, Total: 20 })
  const submit = () => wire('POST', '/cart/submit', undefined, { 'idempotency-key': 'submit' })
  const submitted = await Promise.all(Array.from({ length: 20 }, submit))
  expect(new Set(submitted.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(submitted.map(({ text }) => text)).size).toBe(1)
})

test('a reply with a secret is never stored', async () => {
  const make = () =>
    admin('POST', `/apiclients/${shop.sellerClientID}/secrets`, { Name: 'Secret' }, { 'idempotency-key': 'five' })
  const [first, second] = [await make(), await make()]
  expect([first.status, second.status]).toEqual([201, 201])
  expect(first.text).not.toBe(second.text)
  const { rows } = await platform.database.pool.query(`select * from platform.idempotency_keys where key = 'five'`)
  expect(rows).toEqual([])
})

test('a reply without a body is repeated without a body', async () => {
  const body = { CatalogID: 'first', BuyerID: 'b' }
  for (let time = 0; time < 2; time++) {
    const reply = await admin('POST', '/catalogs/assignments', body, { 'idempotency-key': 'four' })
    expect([reply.status, reply.text]).toEqual([204, ''])
  }
})
