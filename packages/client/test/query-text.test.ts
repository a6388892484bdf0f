import { createClient } from '@tessera/client/create-client'
import { queryText } from '@tessera/client/query-text'
import { expect, test } from 'vitest'
import { echoServer } from './echo-server.ts'

test.each([{ A: null }, { xp: { A: null } }, { A: ['x', null] }])(
  'a null filter is refused before sending: %j',
  async (filters) => {
    const { url, arrived } = await echoServer()
    const list = createClient({ baseApiUrl: url }).Products.List as (options: object) => Promise<unknown>
    await expect(list({ filters })).rejects.toThrow(/^Null is not a valid filter prop/)
    expect(arrived).toEqual([])
  },
)

test('a filter name cannot add a parameter', () => {
  expect(queryText({ filters: { 'xp.A&pageSize': '1', 'B#': 'x' } })).toBe('xp.A%26pageSize=1&B%23=x')
})

test.each<[object | null | undefined, string]>([
  [null, ''],
  [undefined, ''],
  [{}, ''],
  [{ filters: null }, ''],
  [
    { search: 'a b', searchOn: ['Name', 'ID'], sortBy: ['!Name', 'ID'], page: 2, pageSize: 0 },
    'search=a%20b&searchOn=Name%2CID&sortBy=!Name%2CID&page=2',
  ],
  [{ filters: { Active: false, SpecCount: 0, Name: '' } }, 'Active=false&SpecCount=0'],
  [{ filters: { 'xp.Color': ['!red', '!blue'], xp: { A: { B: 'x' } } } }, 'xp.Color=!red&xp.Color=!blue&xp.A.B=x'],
  [{ filters: { Since: new Date(0) } }, 'Since=1970-01-01T00%3A00%3A00.000Z'],
  [{ filters: { Price: '>10' }, page: 1 }, 'Price=%3E10&page=1'],
  [{ page: 1, filters: { Price: '>10' } }, 'Price=%3E10&page=1'],
  [{ filters: { A: undefined }, search: undefined }, ''],
  [{ overwriteExisting: false, includeAddress: true, sortBy: [] }, 'includeAddress=true'],
  [{ from: new Date(0) }, 'from=1970-01-01T00%3A00%3A00.000Z'],
])('%j becomes "%s"', (options, expected) => {
  expect(queryText(options)).toBe(expected)
})

test("the caller's object is left alone", () => {
  const options = Object.freeze({ filters: Object.freeze({ A: ['x'] }), sortBy: Object.freeze(['ID']) })
  queryText(options)
  expect(options).toEqual({ filters: { A: ['x'] }, sortBy: ['ID'] })
})

test('the query arrives as it was built', async () => {
  const { url, arrived } = await echoServer()
  await createClient({ baseApiUrl: url }).Products.List({ filters: { xp: { Color: ['!red', '!blue'] } }, page: 2 })
  expect(arrived[0]?.url).toBe('/v1/products?xp.Color=!red&xp.Color=!blue&page=2')
})
