import { apiVersionHeader, siteHeader } from '@tessera/contract/brand'
import type { ShopOperation } from '@tessera/contract/middleware/kit'
import { shopOperations } from '@tessera/contract/middleware/operations'
import { sql } from '@tessera/server/sql'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { aWholeShop, type WholeShop } from './a-whole-shop.ts'
import { defaultCaller } from './entry.ts'
import { clearRateLimits, countRows, expectRefusal, type SendRequest, sendRequestTo } from './send-request.ts'
import { type People, thePeople } from './the-people.ts'

let shop: WholeShop
let people: People
let ask: SendRequest
let before: Record<string, number>
beforeAll(async () => {
  shop = await aWholeShop()
  people = await thePeople(shop)
  ask = sendRequestTo(shop)
  before = await countRows(shop)
})

/** A process flushes its counters twice a second. */
const patient = { timeout: 200_000, interval: 200 }
const rows = shopOperations.map((row) => [row.id, row] as const)
const withAccess = (...wanted: ShopOperation['access'][]) => rows.filter(([, { access }]) => wanted.includes(access))

describe('another API version is refused', () => {
  test.each(rows)('%s', async (_, row) => {
    for (const version of ['2', '0', '1.0', 'v1', ' '])
      expectRefusal(
        await ask(row, { as: people.ada.session, headers: { [apiVersionHeader]: version } }),
        'Request.Version',
      )
  })
})

describe('a stranger is sent to sign in', () => {
  test.each(withAccess('visitor', 'customer', 'manager', 'operator', 'staff'))('%s', async (_, row) => {
    expectRefusal(await ask(row), 'Session.Missing')
    for (const scheme of ['Basic YTpi', 'Bearer', 'Bearer a b', 'Token x'])
      expectRefusal(await ask(row, { headers: { authorization: scheme } }), 'Session.Missing')
  })
})

/** A token with three parts and no valid signature. */
const forged = [{ alg: 'none' }, { usr: 'ada', exp: 4_000_000_000, role: ['FullAccess'] }, {}]
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .join('.')

describe('an unverified token is refused', () => {
  test.each(withAccess('visitor', 'customer', 'manager', 'operator', 'staff'))('%s', async (_, row) => {
    for (const authToken of [forged, 'x', `${people.guest.authToken}x`, "' or 1=1 --"].map((one) =>
      one.replaceAll(' ', '+'),
    ))
      expectRefusal(await ask(row, { as: { authToken } }), 'Session.Expired')
  })
})

describe('the two tokens must be of one person', () => {
  test.each(withAccess('customer', 'manager'))('%s', async (_, row) => {
    const { ada, eve, guest } = people
    expectRefusal(await ask(row, { as: guest }), 'Session.Missing')
    expectRefusal(await ask(row, { as: { authToken: ada.session.authToken } }), 'Session.Missing')
    expectRefusal(await ask(row, { as: { shopToken: ada.session.shopToken } }), 'Session.Expired')
    expectRefusal(await ask(row, { as: { ...ada.session, shopToken: eve.session.shopToken } }), 'Session.Expired')
    expectRefusal(await ask(row, { as: { ...ada.session, authToken: guest.authToken } }), 'Session.Expired')
    expectRefusal(await ask(row, { as: { ...ada.session, shopToken: 'a-guess' } }), 'Session.Expired')
  })
})

describe('customers, managers and staff who may only look do not work for the shop', () => {
  test.each(withAccess('operator', 'staff'))('%s', async (_, row) => {
    const { ada, ben, guest, otto } = people
    const lookers = row.access === 'staff' || row.roles.includes('OrderReader') ? [] : [otto]
    for (const as of [guest, ben.session, ada.session, { authToken: ada.session.authToken }, ...lookers])
      expectRefusal(await ask(row, { as }), 'Session.NotYours')
  })
})

describe('staff are no customers', () => {
  test.each(withAccess('customer', 'manager'))('%s', async (_, row) => {
    expectRefusal(await ask(row, { as: people.olga }), 'Session.Missing')
  })
})

describe('a user who isn’t a manager is refused', () => {
  test.each(withAccess('manager'))('%s', async (_, row) => {
    expectRefusal(await ask(row, { as: people.ben.session }), 'Session.NeedsManager')
  })
})

describe('rights do not come by a cookie or by another header (ACC-5)', () => {
  test.each(withAccess('manager'))('%s', async (_, row) => {
    const headers = {
      cookie: 'can_create_user=true; is_prouser=true',
      can_create_user: 'true',
      'x-user': 'ada@mason.test',
    }
    expectRefusal(await ask(row, { as: people.ben.session, headers }), 'Session.NeedsManager')
  })
})

/** The site header is for display: no value grants or denies anything. */
describe('another site is refused', () => {
  const others = ['nowhere', 'US', "us'; drop table people; --", 'x'.repeat(4000)]
  test.each(rows)('%s', async (_, row) => {
    for (const site of others)
      expectRefusal(await ask(row, { as: people.ada.session, headers: { [siteHeader]: site } }), 'Request.Site')
  })

  test('none is the shop’s own', async () => {
    const row = shopOperations.find(({ id }) => id === 'User.GetPersonalData') as ShopOperation
    const answers = await Promise.all(
      [undefined, '', 'us'].map((site) =>
        ask(row, { as: people.ada.session, ...(site !== undefined && { headers: { [siteHeader]: site } }) }),
      ),
    )
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toHaveLength(1)
    expect(answers[0]?.statusCode).toBe(200)
  })
})

test('nothing of all this was stored', async () => {
  expect(await countRows(shop)).toEqual(before)
})

/** An unreadable request is refused after it was counted and does nothing. */
describe('too many requests are refused with the time to wait', () => {
  test.each(rows.filter(([, { limit }]) => limit))('%s', async (_, row) => {
    await clearRateLimits(shop)
    const from = '10.250.0.1'
    const as = defaultCaller(row, people)
    const half = row.verb === 'GET' ? { query: { x: '1' }, headers: { [apiVersionHeader]: '1' } } : { body: '{' }
    for (let hit = 1; hit <= (row.limit?.hits ?? 0); hit++)
      expect((await ask(row, { as, from, ...half })).statusCode, `hit ${hit}`).not.toBe(429)
    const answer = await ask(row, { as, from, ...half })
    expectRefusal(answer, 'Request.TooOften')
    const seconds = Number(answer.headers['retry-after'])
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(row.limit?.seconds ?? 0)
    expect(answer.json().data).toEqual({ seconds })
    const other = row.access === 'anyone' ? { from: '10.250.0.2' } : { as: people.eve.session, from }
    expect((await ask(row, { as, ...half, ...other })).statusCode, 'somebody else').not.toBe(429)
  })
})

/** Limits count by IP address for guests, and by person for signed-in users at any address. */
describe('the usual limit counts for every call', () => {
  beforeAll(async () => {
    await clearRateLimits(shop)
    await shop.database.rows(sql`
      insert into rate_limits (key, hits) values ('address 10.251.0.1', 1000000)`)
    await shop.database.rows(sql`
      insert into rate_limits (key, hits)
      select 'person ' || id, 1000000 from people where email = ${people.ada.email}`)
    // a process reads the other processes' counts from its second flush on
    const [, anyRow] = rows.find(([, { access }]) => access === 'anyone') ?? []
    const [, ownRow] = rows.find(([, { access }]) => access === 'customer') ?? []
    if (!anyRow || !ownRow) throw new Error('There are calls of both kinds.')
    await vi.waitFor(async () => {
      expectRefusal(await ask(anyRow, { as: people.guest, from: '10.251.0.1' }), 'Request.TooOften')
      expectRefusal(await ask(ownRow, { as: people.ada.session, from: '10.251.0.2' }), 'Request.TooOften')
    }, patient)
  })

  test.each(rows)('%s', async (_, row) => {
    const isStaff = row.access === 'operator' || row.access === 'staff'
    const isOpen = isStaff || row.access === 'anyone' || row.access === 'visitor'
    const as = isStaff ? people.olga : isOpen ? people.guest : people.ada.session
    expectRefusal(await ask(row, { as, from: isOpen ? '10.251.0.1' : '10.251.0.2' }), 'Request.TooOften')
  })
})
