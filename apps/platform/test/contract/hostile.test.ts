import { request } from 'node:http'
import { parametersOf } from '@tessera/contract/kit/operation'
import { operations } from '@tessera/contract/platform/operations'
import { startPlatform } from '@tessera/testing/platform'
import { watchFaults } from '@tessera/testing/watch-faults'
import { codeOf, errorsOf, metaIn, pathWith, type WireReply } from '@tessera/testing/wire'
import { createTestWorld } from '@tessera/testing/world'
import { afterAll, describe, expect, test } from 'vitest'

const platform = await startPlatform()
const world = await createTestWorld(platform)
const { names } = world
const all = `/buyers/${names.buyerID}/costcenters`

const { wire, faults } = watchFaults(world.wire)
afterAll(() => expect(faults).toEqual([]))

const count = async (): Promise<unknown> => metaIn(await wire('GET', all)).TotalCount

async function refusesToStore(send: () => Promise<WireReply>, status: number | number[]): Promise<WireReply> {
  const before = await count()
  const reply = await send()
  expect([status].flat(), reply.text.slice(0, 300)).toContain(reply.status)
  expect(errorsOf(reply).length).toBeGreaterThan(0)
  expect(await count()).toBe(before)
  return reply
}

describe('bodies', () => {
  test('of more than a megabyte are refused', async () => {
    const big = JSON.stringify({ Name: 'x', xp: { text: 'x'.repeat(1_048_576) } })
    const reply = await refusesToStore(() => wire('POST', all, big), 413)
    expect(codeOf(reply)).toBe('Request.TooLarge')
  })

  test.each([
    ['half of one', '{"Name":"x"'],
    ['a word', 'nonsense'],
    ['two values', '{}{}'],
    ['a comma too many', '{"Name":"x",}'],
    ['a list', '[{"Name":"x"}]'],
    ['a text', '"Name"'],
    ['a number', '5'],
    ['a byte order mark alone', '\ufeff{'],
  ])('that are %s are refused with an error of the usual shape', async (_, body) => {
    const reply = await refusesToStore(() => wire('POST', all, body), 400)
    expect(reply.body).toEqual({
      Errors: [{ ErrorCode: 'Request.InvalidRequestBody', Message: expect.stringMatching(/./), Data: null }],
    })
  })

  test.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'application/jsonp'])(
    'of type %s are refused',
    async (type) => {
      const send = () => wire('POST', all, '{"Name":"x"}', { 'content-type': type })
      expect(codeOf(await refusesToStore(send, 400))).toBe('Request.InvalidContentType')
    },
  )

  test('of a JSON type with any parameter are read', async () => {
    for (const type of ['application/json; charset=utf-8', 'application/json;odata=verbose', 'APPLICATION/JSON'])
      expect((await wire('POST', all, '{"Name":"typed"}', { 'content-type': type })).status, type).toBe(201)
  })

  test('that are empty count as none', async () => {
    const made = await wire('POST', all, { Name: 'to go' })
    expect((await wire('DELETE', `${all}/${made.body.ID}`, '')).status).toBe(204)
    const reply = await refusesToStore(() => wire('POST', all, ''), 400)
    expect(codeOf(reply)).toBe('ValidationFailure')
    expect((await wire('GET', all, '')).status).toBe(200)
    expect((await wire('POST', all, 'null')).status).toBe(400)
  })
})

describe('xp', () => {
  const nested = (depth: number): object => (depth === 0 ? { end: true } : { in: nested(depth - 1) })

  test('is refused when too deep, and stored when just not', async () => {
    const reply = await refusesToStore(() => wire('POST', all, { Name: 'x', xp: nested(8) }), 400)
    expect(errorsOf(reply)[0]).toMatchObject({ ErrorCode: 'ValidationFailure', Data: { Property: 'xp' } })
    const kept = await wire('POST', all, { Name: 'x', xp: nested(7) })
    expect([kept.status, kept.body.xp]).toEqual([201, nested(7)])
    await refusesToStore(() => wire('POST', all, `{"Name":"x","xp":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`), 400)
    await refusesToStore(
      () => wire('POST', all, `{"Name":"x","xp":{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}}`),
      400,
    )
  })

  test('is refused above 8,000 characters, also when a patch makes it so', async () => {
    const reply = await refusesToStore(() => wire('POST', all, { Name: 'x', xp: { t: 'x'.repeat(7993) } }), 400)
    expect(errorsOf(reply)[0]?.Data).toEqual({ Property: 'xp' })
    const kept = await wire('POST', all, { Name: 'x', xp: { t: 'x'.repeat(7992) } })
    expect(kept.status).toBe(201)
    const grown = await wire('PATCH', `${all}/${kept.body.ID}`, { xp: { u: 'y'.repeat(5000) } })
    expect([grown.status, errorsOf(grown)[0]?.Data]).toEqual([400, { Property: 'xp' }])
  })

  test('loses the keys that reach into objects, and nothing is polluted', async () => {
    const text =
      '{"Name":"x","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"xp":{"__proto__":{"polluted":1},"a":{"constructor":{"polluted":1},"prototype":1,"b":2,"list":[{"__proto__":{"polluted":1},"c":3}]}}}'
    const made = await wire('POST', all, text)
    expect([made.status, made.body.xp]).toEqual([201, { a: { b: 2, list: [{ c: 3 }] } }])
    const merged = await wire(
      'PATCH',
      `${all}/${made.body.ID}`,
      '{"xp":{"__proto__":{"polluted":1},"a":{"__proto__":{"polluted":1}}}}',
    )
    expect(merged.body.xp).toEqual({ a: { b: 2, list: [{ c: 3 }] } })
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
    expect((await wire('GET', `${all}?xp.__proto__=1&xp.constructor.prototype=!*`)).status).toBe(200)
  })

  test('stores any JSON unchanged: big numbers, odd keys, order of lists', async () => {
    const xp = { '': 1, 'a.b': 2, ключ: [3, 'b', null, { z: 1 }], "it's": '"quoted"', n: 1.5e10, '$[*]': '{}' }
    const made = await wire('POST', all, { Name: 'x', xp })
    expect(made.body.xp).toEqual(xp)
  })
})

const addresses = [
  '%00',
  'a%00b',
  '..%2f..%2fetc%2fpasswd',
  "'%20or%20'1'='1",
  '%22;drop%20table%20buyers',
  '%F0%9F%A7%B1',
  '%ff',
  '%',
  '%zz',
  '%ED%A0%80',
  '*',
  '{0}',
  'x'.repeat(300),
  'x'.repeat(3000),
  'null',
  'undefined',
  '__proto__',
  'constructor',
  '-1',
  '%20',
]

test('hostile IDs in an address are refused in every place, for every verb', async () => {
  const rows = operations.filter(
    ({ path, open, callers }) => parametersOf(path).length > 0 && !open && !callers?.includes('buyer'),
  )
  // every row with some values, one row of each shape with all values
  for (const [index, { verb, path }] of rows.entries())
    for (const id of index % 40 === 0
      ? addresses
      : [addresses[index % addresses.length] ?? '', addresses[(index * 7) % addresses.length] ?? '']) {
      const hostile = pathWith(path, Object.fromEntries(parametersOf(path).map((name) => [name, id])))
      const reply = await wire(verb, hostile, verb === 'GET' || verb === 'DELETE' ? undefined : {})
      // a word that is a valid ID names a new record where no field is required
      if (verb === 'PUT' && /^[\w-]{1,100}$/.test(id) && reply.body.ID === id) continue
      expect(
        reply.status >= 400 && reply.status < 500,
        `${verb} ${hostile.slice(0, 120)}: ${reply.status} ${reply.text.slice(0, 200)}`,
      ).toBe(true)
      expect(errorsOf(reply)[0]?.Message, `${verb} ${hostile.slice(0, 120)}`).toMatch(/./)
    }
})

test('dots in an address are an ID like any other, when nothing in between resolves them', async () => {
  const { port } = new URL(await platform.app.listen({ port: 0, host: '127.0.0.1' }))
  const sent = (path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { authorization: `Bearer ${world.shop.adminToken}`, 'content-type': 'application/json' }
      const ask = request({ port, path, method: 'PUT', headers }, (reply) => resolve(reply.resume().statusCode))
      ask.on('error', reject).end('{"Name":"x"}')
    })
  const before = (await wire('GET', `/buyers/${names.buyerID}`)).text
  for (const dots of ['%2e%2e', '..', '.', '%2e']) expect([400, 404], dots).toContain(await sent(`/v1${all}/${dots}`))
  expect((await wire('GET', `/buyers/${names.buyerID}`)).text).toBe(before)
})

test('a PUT under a hostile ID stores nothing', async () => {
  for (const id of addresses.filter((one) => !/^(null|undefined|__proto__|constructor|-1)$/.test(one)))
    await refusesToStore(() => wire('PUT', `${all}/${id}`, { Name: 'x' }), [400, 404, 414])
})

describe('values', () => {
  const schedule = (changes: object) =>
    wire('POST', '/priceschedules', { Name: 'x', PriceBreaks: [{ Quantity: 1, Price: 1 }], ...changes })

  test.each([1e20, -1e20, 1e300, 2_147_483_648, '1e400', '٣', true])(
    'a number of %s is refused or kept within its bounds',
    async (number) => {
      expect((await schedule({ MaxQuantity: number })).status).toBe(400)
      const priced = await schedule({ PriceBreaks: [{ Quantity: 1, Price: number }] })
      expect(number === 2_147_483_648 ? 201 : 400).toBe(priced.status)
    },
  )

  test('JSON numbers that no number can hold are refused', async () => {
    for (const text of ['1e999', '-1e999'])
      expect(
        (await wire('POST', '/priceschedules', `{"Name":"x","PriceBreaks":[{"Quantity":1,"Price":${text}}]}`)).status,
      ).toBe(400)
  })

  test('a list of 10,000 entries is refused, at any depth', async () => {
    const long = Array.from({ length: 10_000 }, (_, index) => index)
    const breaks = await schedule({ PriceBreaks: long.map((Quantity) => ({ Quantity, Price: 1 })) })
    expect([breaks.status, errorsOf(breaks)[0]?.Data]).toEqual([400, { Property: 'PriceBreaks' }])
    const profile = await wire('POST', '/securityprofiles', { Name: 'x', CustomRoles: long.map(String) })
    expect(profile.status).toBe(400)
    await refusesToStore(() => wire('POST', all, { Name: 'x', xp: { long } }), 400)
    await refusesToStore(() => wire('POST', all, { Name: long }), 400)
  })

  test('dates at the limits are refused or stored', async () => {
    for (const date of ['0000-01-01', '10000-01-01', '2020-02-30', '2020-01-01T25:00:00Z', 'now', 'infinity', '']) {
      const reply = await schedule({ SaleStart: date })
      expect([reply.status, errorsOf(reply)[0]?.Data], date).toEqual([400, { Property: 'SaleStart' }])
    }
    for (const date of [
      '0001-01-01',
      '9999-12-31T23:59:59.999Z',
      '2020-02-29',
      '1/31/2022',
      '2020-06-01T00:00:00-12:00',
    ])
      expect((await schedule({ SaleStart: date })).status, date).toBe(201)
  })
})

test('a token in hostile forms is a 401', async () => {
  for (const authorization of [
    'Bearer a.b.c',
    `Bearer ${'x'.repeat(8000)}`,
    'Bearer eyJhbGciOiJub25lIn0.eyJ1IjoiMSJ9.',
    'bearer',
    'Bearer \u0001',
  ])
    expect([400, 401]).toContain((await wire('GET', '/products', undefined, { authorization })).status)
})

test('methods and addresses that are not there are 404s of the usual shape', async () => {
  for (const path of ['/nothing', '/products/a/b/c', '//products', '/products//x', '/v2/products', '/../etc']) {
    const reply = await wire('GET', path)
    expect([400, 404], path).toContain(reply.status)
    expect(errorsOf(reply).length).toBe(1)
  }
})
