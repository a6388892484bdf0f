import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { ShopSession } from '@tessera/client/shop/create-shop-client'
import { limits } from '@tessera/contract/middleware/kit'
import { maxRecordedParts } from '@tessera/contract/middleware/session/models'
import { sessionCalls } from '@tessera/contract/middleware/session/operations'
import { deleteOldRecordings } from '@tessera/middleware/modules/telemetry/collect/delete-old-recordings'
import { sql } from '@tessera/server/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import { aWholeShop, type WholeShop } from '../refusals/a-whole-shop.ts'
import { expectRefusal, type SendRequest, sendRequestTo } from '../refusals/send-request.ts'
import { type People, thePeople } from '../refusals/the-people.ts'

let shop: WholeShop
let people: People
let ask: SendRequest
beforeAll(async () => {
  shop = await aWholeShop()
  people = await thePeople(shop)
  ask = sendRequestTo(shop)
})

const event = (timestamp = Date.now()) => ({ type: 4, timestamp, data: { href: '/' } })
const packed = (events: unknown) => gzipSync(typeof events === 'string' ? events : JSON.stringify(events))
const aPart = (more: object = {}) => ({
  recording: randomUUID(),
  part: 0,
  path: '/',
  events: packed([event()]).toString('base64'),
  ...more,
})
const send = (body: object, as: ShopSession = {}, from?: string) =>
  ask(sessionCalls.record, { body, as, ...(from && { from }) })
const look = (url: string, headers: object = {}) =>
  shop.app.inject({ method: 'GET', url, headers: { host: 'localhost:3000', ...headers } })
const countRecordings = async () => (await shop.database.rows(sql`select id from recordings`)).length

describe('an invalid part of a recording is refused, and nothing is stored', () => {
  test.each([
    ['no number of a recording', { recording: 'mine' }, 'Request.Invalid'],
    ['a part that is not counted', { part: null }, 'Request.Invalid'],
    ['a part below the first', { part: -1 }, 'Request.Invalid'],
    ['a part beyond the last', { part: maxRecordedParts }, 'Request.Invalid'],
    ['nothing packed', { events: 'W10=' }, 'Request.Invalid'],
    ['half of something packed', { events: packed([event()]).subarray(0, 20).toString('base64') }, 'Request.Invalid'],
    ['no JSON', { events: packed('[{').toString('base64') }, 'Request.Invalid'],
    ['no list', { events: packed({}).toString('base64') }, 'Request.Invalid'],
    ['an empty list', { events: packed([]).toString('base64') }, 'Request.Invalid'],
    ['an event without a moment', { events: packed([{ type: 3 }]).toString('base64') }, 'Request.Invalid'],
    ['no event', { events: packed([null]).toString('base64') }, 'Request.Invalid'],
    ['text that is too long', { events: 'x'.repeat(200_001) }, 'Request.Invalid'],
    [
      'what unfolds to more than a page',
      { events: packed(' '.repeat(5_000_000)).toString('base64') },
      'Request.TooLarge',
    ],
    [
      'more events than anybody makes',
      { events: packed(Array(20_001).fill(event())).toString('base64') },
      'Request.TooLarge',
    ],
  ] as const)('%s', async (_, more, code) => {
    expectRefusal(await send(aPart(more)), code)
    expect(await countRecordings()).toBe(0)
  })
})

test('a recording that has grown too big takes no more', async () => {
  const part = aPart()
  expect((await send(part)).statusCode).toBe(204)
  await shop.database.rows(sql`update recordings set bytes = 5242880 where id = ${part.recording}`)
  expectRefusal(await send({ ...part, part: 1 }), 'Request.TooLarge')
})

test('too many parts from one address are refused', async () => {
  const from = '198.51.100.7'
  const { hits } = limits.recording
  await shop.database.rows(sql`delete from rate_limits`)
  const answers = await Promise.all(Array.from({ length: hits + 1 }, () => send({}, {}, from)))
  expect(answers.filter(({ statusCode }) => statusCode === 429).length).toBe(1)
})

test('a recording of one person takes nothing of anybody else', async () => {
  const part = aPart()
  expect((await send(part, people.ada.session)).statusCode).toBe(204)
  for (const other of [people.eve.session, people.guest, {}])
    expectRefusal(await send({ ...part, part: 1 }, other), 'Request.Conflict')
  expect((await send({ ...part, part: 1 }, people.ada.session)).statusCode).toBe(204)
})

describe('recordings are not shown', () => {
  test.each([
    ['from outside', { remoteAddress: '203.0.113.9' }, {}],
    ['through a proxy', {}, { 'x-forwarded-for': '127.0.0.1' }],
    ['from a page whose name points here', {}, { host: 'evil.example' }],
  ])('%s', async (_, from, headers) => {
    const part = aPart()
    await send(part)
    const paths = [
      '',
      '/events',
      '/play.js',
      '/replay.js',
      '/replay.css',
      `/${part.recording}`,
      `/${part.recording}/events`,
    ]
    for (const path of paths) {
      const asked = {
        method: 'GET',
        url: `/observed${path}`,
        headers: { host: 'localhost:3000', ...headers },
        ...from,
      } as const
      expect((await shop.app.inject(asked)).statusCode).toBe(404)
    }
  })

  test('and one that is not there is not found', async () => {
    for (const id of [randomUUID(), "x'y"])
      expect((await look(`/observed/${encodeURIComponent(id)}`)).statusCode).toBe(404)
  })
})

test('a visit is stored in order, once, with its pages and customer', async () => {
  const began = Date.now() - 60_000
  const part = aPart({ events: packed([event(began), event(began + 1)]).toString('base64') })
  const later = { ...part, part: 1, path: '/shop/<b>tile', events: packed([event(began + 30_000)]).toString('base64') }
  for (const [one, as] of [
    [later, {}],
    [part, people.ada.session],
    [part, people.ada.session],
  ] as const)
    expect((await send(one, as)).statusCode).toBe(204)
  const [kept] = await shop.database.rows(sql`
    select email, customer_id is not null as known, parts, pages, started_at, last_at
    from recordings where id = ${part.recording}`)
  expect(kept).toEqual({
    email: people.ada.email,
    known: true,
    parts: 2,
    pages: ['/shop/<b>tile', '/'],
    started_at: new Date(began),
    last_at: new Date(began + 30_000),
  })
  const list = (await look('/observed')).body
  expect(list).toContain(`/observed/${part.recording}`)
  expect(list).toContain('/shop/&lt;b&gt;tile')
  const page = await look(`/observed/${part.recording}`)
  expect(page.headers['content-security-policy']).toContain("script-src 'self';")
  expect(page.body).toContain(people.ada.email)
  const events = (await look(`/observed/${part.recording}/events`)).json()
  expect(events.map(({ timestamp }: { timestamp: number }) => timestamp - began)).toEqual([0, 1, 30_000])
})

test('recordings are forgotten after 30 days, and the oldest first where there are too many', async () => {
  const [old, older, young] = [aPart(), aPart(), aPart()]
  for (const part of [old, older, young]) await send(part)
  const age = (id: string, days: number) =>
    shop.database.rows(sql`
      update recordings set started_at = now() - make_interval(days => ${days}::int), bytes = 100 where id = ${id}`)
  await shop.database.rows(
    sql`delete from recordings where id not in (${old.recording}, ${older.recording}, ${young.recording})`,
  )
  await age(old.recording, 29)
  await age(older.recording, 31)
  await age(young.recording, 1)
  await deleteOldRecordings(shop.database, new Date())
  expect(await countRecordings()).toBe(2)
  await deleteOldRecordings(shop.database, new Date(), 150)
  expect(await shop.database.rows(sql`select id from recordings`)).toEqual([{ id: young.recording }])
  expect(await shop.database.rows(sql`select recording_id as id from recording_parts`)).toEqual([
    { id: young.recording },
  ])
})
