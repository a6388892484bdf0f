import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brand } from '../src/brand.ts'
import { shopOperations } from '../src/middleware/operations.ts'

interface SpecifiedCall {
  area: string
  method: string
  path: string
  query: string[]
  body: boolean
}

const specified = JSON.parse(
  readFileSync(new URL('data/middleware-calls.json', import.meta.url), 'utf8'),
) as SpecifiedCall[]
const fillNames = (path: string): string =>
  path
    .replace('{brand}', brand.name)
    .replace('{payment-provider}', brand.paymentProvider)
    .replace('{marketing-provider}', brand.marketing)

const wanted = specified.map(({ method, path, query, body }) => ({ call: `${method} ${fillNames(path)}`, query, body }))
/** Optional names that specified calls take in addition: the version of a project that the caller has seen. */
const addedQuery: ReadonlySet<string> = new Set(['version'])
const served = shopOperations.map(({ verb, path, query = [], body, isAddition = false }) => ({
  call: `${verb} ${path}`,
  query: query.filter((name) => !addedQuery.has(name)),
  body: body !== undefined,
  isAddition,
}))

test('the specification has a hundred calls', () => {
  expect(new Set(wanted.map(({ call }) => call)).size).toBe(100)
})

test.each(wanted)('$call is served as specified, not as an addition', (row) => {
  expect(served).toContainEqual({ ...row, isAddition: false })
})

test('every other call is marked as an addition', () => {
  const calls = new Set(wanted.map(({ call }) => call))
  expect(served.filter(({ call, isAddition }) => isAddition === calls.has(call))).toEqual([])
})

test('no call is served twice', () => {
  expect(new Set(served.map(({ call }) => call)).size).toBe(served.length)
})
