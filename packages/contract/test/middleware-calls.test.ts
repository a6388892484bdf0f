import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brand } from '../src/brand.ts'
import { shopOperations } from '../src/middleware/operations.ts'

interface Specified {
  area: string
  method: string
  path: string
  query: string[]
  body: boolean
}

const specified = JSON.parse(
  readFileSync(new URL('data/middleware-calls.json', import.meta.url), 'utf8'),
) as Specified[]
const named = (path: string): string =>
  path
    .replace('{brand}', brand.name)
    .replace('{payment-provider}', brand.paymentProvider)
    .replace('{marketing-provider}', brand.marketing)

/** Calls that are not in the specification. */
const own = new Set([
  'Search',
  'Session',
  'StorePages',
  'ProductPages',
  'Favorites',
  'Reviews',
  'StockAlerts',
  'CartMore',
  'AddressMore',
  'OwnData',
  'Photos',
  'MyCards',
  'MyFilters',
  'MyOrders',
  'MyBilling',
  'MyRewards',
  'Projects',
  'Quotes',
  'Proposals',
  'ProposalLinks',
  'SelectionSheets',
  'SheetLinks',
  'People',
  'Operator',
])
const served = shopOperations
  .filter(({ tag }) => !own.has(tag))
  .map(({ verb, path, query = [], body }) => ({
    call: `${verb} ${path}`,
    query: [...query],
    body: body !== undefined,
  }))
const wanted = specified.map(({ method, path, query, body }) => ({ call: `${method} ${named(path)}`, query, body }))

test('every call served is one of the specification, with its query and its body', () => {
  for (const one of served) expect(wanted).toContainEqual(one)
})

test('no call is served twice', () => {
  expect(new Set(served.map(({ call }) => call)).size).toBe(served.length)
})

test('all hundred calls of the specification are served', () => {
  expect(served.map(({ call }) => call).sort()).toEqual(wanted.map(({ call }) => call).sort())
  expect(wanted).toHaveLength(100)
})
