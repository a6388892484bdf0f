import type { Model } from '@tessera/contract/kit/model'
import { type ShopErrorCode, shopErrors } from '@tessera/contract/middleware/errors'
import { formCalls } from '@tessera/contract/middleware/forms/operations'
import type { ShopOperation } from '@tessera/contract/middleware/kit'
import { shopOperations } from '@tessera/contract/middleware/operations'
import type { LightMyRequestResponse } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { aWholeShop, type WholeShop } from './a-whole-shop.ts'
import { clearRateLimits, countRows, expectRefusal, type OperationRequest, sendRequestTo } from './send-request.ts'
import { type People, thePeople } from './the-people.ts'
import { requiredOf, textsOf, wrongBodiesOf } from './wrong-values.ts'

let shop: WholeShop
let people: People
let send: (row: ShopOperation, asked: OperationRequest) => Promise<LightMyRequestResponse>
let before: Record<string, number>
beforeAll(async () => {
  shop = await aWholeShop()
  people = await thePeople(shop)
  const ask = sendRequestTo(shop)
  // as a user with all rights; limits have their own test
  send = async (row, asked) => {
    if (row.limit) await clearRateLimits(shop)
    return ask(row, {
      as: row.access === 'operator' || row.access === 'staff' ? people.olga : people.ada.session,
      ...asked,
    })
  }
  before = await countRows(shop)
})

const writing = shopOperations.filter(({ verb }) => verb !== 'GET').map((row) => [row.id, row] as const)
const withBody = shopOperations.flatMap((row) => (row.body ? [[row.id, row, row.body] as const] : []))

describe('invalid JSON is refused', () => {
  test.each(writing)('%s', async (_, row) => {
    for (const body of ['{"a":', '{}{}', 'nonsense']) expectRefusal(await send(row, { body }), 'Request.Invalid')
  })
})

describe('JSON that is no object is refused', () => {
  test.each(withBody)('%s', async (_, row) => {
    for (const body of ['[{}]', '"text"', '5']) expectRefusal(await send(row, { body }), 'Request.Invalid')
  })
})

describe('another type than JSON is refused', () => {
  const types = ['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'application/jsonp', 'nonsense']
  test.each(writing)('%s', async (_, row) => {
    for (const type of types) expectRefusal(await send(row, { body: '{}', type }), 'Request.ContentType')
    // email services submit one-click unsubscribe as a form
    if (row.id === formCalls.unsubscribe.id) return
    const form = 'application/x-www-form-urlencoded'
    expectRefusal(await send(row, { body: 'email=a%40b.test', type: form }), 'Request.ContentType')
  })
})

describe('more than a megabyte is not read', () => {
  const big = JSON.stringify({ text: 'x'.repeat(1_048_576) })
  test.each(writing)('%s', async (_, row) => {
    expectRefusal(await send(row, { body: big }), 'Request.TooLarge')
  })
})

describe('every invalid field is named', () => {
  test.each(withBody)('%s', async (_, row, model) => {
    for (const { fields: wrong, body } of wrongBodiesOf(model)) {
      const { fields } = expectRefusal(await send(row, { body }), 'Request.Invalid')
      expect(fields.map(({ field }) => field)).toEqual(expect.arrayContaining(wrong))
      expect(fields.every(({ message }) => /^\S+ (must|is) .+\.$/.test(message))).toBe(true)
    }
  })
})

describe('every missing field is named', () => {
  const needing = withBody.filter(([, { verb }, model]) => verb !== 'PATCH' && requiredOf(model).length > 0)
  test.each(needing)('%s', async (_, row, model) => {
    for (const body of [{}, '', 'null', Object.fromEntries(requiredOf(model).map((name) => [name, null]))]) {
      const { fields } = expectRefusal(await send(row, { body }), 'Request.Invalid')
      expect(fields.map((one) => one.field)).toEqual(expect.arrayContaining(requiredOf(model)))
    }
  })
})

describe('text that is none is refused', () => {
  test.each(withBody.filter(([, , model]) => textsOf(model).length > 0))('%s', async (_, row, model) => {
    for (const text of ['a\u0000b', '\ud800'])
      for (const name of textsOf(model)) {
        const { fields } = expectRefusal(await send(row, { body: { [name]: text } }), 'Request.Invalid')
        expect(fields.map(({ field }) => field)).toContain(name)
      }
  })
})

/** Recursive parsers would overflow the stack. */
const deep = '['.repeat(20_000) + ']'.repeat(20_000)

describe('values without end are refused', () => {
  test.each(withBody)('%s', async (_, row, model) => {
    const [name = ''] = Object.keys(model.properties)
    for (const body of [deep, `{"${name}":${deep}}`]) expectRefusal(await send(row, { body }), 'Request.Invalid')
  })
})

const polluted = (model: Model): string[] => [
  '{"__proto__":{"isAdmin":true,"status":500}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  `{"__proto__":${JSON.stringify(Object.fromEntries(requiredOf(model).map((name) => [name, 'x'])))}}`,
]

describe('keys of prototypes give nothing a value', () => {
  const needing = withBody.filter(([, { verb }, model]) => verb !== 'PATCH' && requiredOf(model).length > 0)
  test.each(needing)('%s', async (_, row, model) => {
    for (const body of polluted(model)) {
      const { fields } = expectRefusal(await send(row, { body }), 'Request.Invalid')
      expect(fields.map((one) => one.field)).toEqual(expect.arrayContaining(requiredOf(model)))
    }
    expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined()
  })
})

test('nothing of all this was stored', async () => {
  expect(await countRows(shop)).toEqual(before)
})

const hostile = [
  "x'); drop table people; --",
  '" or 1=1; select pg_sleep(9) --',
  '../../../../etc/passwd',
  '__proto__',
  'a\u0000b',
  '<script>alert(1)</script>',
  '{"$ne":null}',
  '=cmd|calc!A1',
  'x'.repeat(5000),
]

/** Expects a normal response: success if it is only text, else the usual refusal. */
function expectAnswered(answer: LightMyRequestResponse): void {
  expect(answer.statusCode, answer.body.slice(0, 300)).toBeLessThan(500)
  if (answer.statusCode >= 400) expectRefusal(answer, ...(Object.keys(shopErrors) as ShopErrorCode[]))
}

describe('hostile words in an address do no harm', () => {
  test.each(shopOperations.flatMap((row) => (row.query ? [[row.id, row, row.query] as const] : [])))(
    '%s',
    async (_, row, names) => {
      for (const text of hostile)
        expectAnswered(await send(row, { query: Object.fromEntries(names.map((name) => [name, text])) }))
      for (const name of names) {
        expectAnswered(await send(row, { query: { [`${name}[]`]: 'x', [`${name}[__proto__]`]: 'x' } }))
        expectAnswered(await send(row, { query: { [name]: ['1', '2'] } as never }))
      }
    },
  )
})

describe('hostile words in a body do no harm', () => {
  test.each(withBody.filter(([, , model]) => textsOf(model).length > 0))('%s', async (_, row, model) => {
    for (const text of hostile)
      expectAnswered(await send(row, { body: Object.fromEntries(textsOf(model).map((name) => [name, text])) }))
  })
})

test.each(['/api/%', '/api/Cart/%zz', '/api/no/such/call', '/api/Cart/GetCart/%00', `/api/${'x'.repeat(2000)}`])(
  'there is no %s, and it is said in the usual way',
  async (url) => {
    expectRefusal(await shop.app.inject({ method: 'GET', url }), 'NotFound')
  },
)

test('no table has lost a row', async () => {
  const after = await countRows(shop)
  expect(Object.keys(after)).toEqual(Object.keys(before))
  expect(Object.entries(before).filter(([name, rows]) => (after[name] ?? 0) < rows)).toEqual([])
})
