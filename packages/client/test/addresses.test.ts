import { createClient } from '@tessera/client/create-client'
import type { Operation } from '@tessera/contract/kit/operation'
import { parametersOf, urlOf } from '@tessera/contract/kit/operation'
import { additions } from '@tessera/contract/platform/additions/operations'
import { operations as publicOperations } from '@tessera/contract/platform/operations'
import { expect, test } from 'vitest'
import { echoServer } from './echo-server.ts'

const operations = [...publicOperations, ...additions].filter(({ isStream }) => !isStream)

test.each(['.', '..'])('a path value of dots alone is refused before sending: %s', async (value) => {
  const { url, arrived } = await echoServer()
  await expect(createClient({ baseApiUrl: url }).Products.Delete(value)).rejects.toThrow(
    `Not a valid path value: ${value}`,
  )
  expect(arrived).toEqual([])
})

test('a path value cannot change the address', async () => {
  const { url, arrived } = await echoServer()
  await createClient({ baseApiUrl: url }).Products.Save('a b/c?d', { Name: 'Slate' })
  expect(arrived[0]?.url).toBe('/v1/products/a%20b%2Fc%3Fd')
})

test('calls go under the version, token calls do not', async () => {
  const { url, arrived } = await echoServer()
  const client = createClient({ baseApiUrl: `${url}/`, apiVersion: 'v7' })
  await client.Products.Get('t1')
  await client.Certs.GetPublicKey('k1')
  await client.UserInfo.GetToken()
  expect(arrived.map((one) => one.url)).toEqual(['/v7/products/t1', '/oauth/certs/k1', '/oauth/userinfo'])
})

test('a missing path value is not checked', async () => {
  const { url, arrived } = await echoServer()
  const get = createClient({ baseApiUrl: url }).Products.Get as (id?: string) => Promise<unknown>
  await get()
  expect(arrived[0]?.url).toBe('/v1/products/undefined')
})

test('two methods take the client before the company, as the published client does', async () => {
  const { url, arrived } = await echoServer()
  const { ApiClients } = createClient({ baseApiUrl: url })
  await ApiClients.DeleteBuyerAssignment('app', 'b1')
  await ApiClients.DeleteSupplierAssignment('app', 's1')
  expect(arrived.map((one) => one.url)).toEqual([
    expect.stringMatching(/\/buyers\/b1\/.*app/),
    expect.stringMatching(/\/suppliers\/s1\/.*app/),
  ])
})

const swapped = ['ApiClients.DeleteBuyerAssignment', 'ApiClients.DeleteSupplierAssignment']

/** Path values in the order of the method, then body, list options and request options. */
function argumentsFor({ id, path, body, list, query }: Operation): unknown[] {
  const values = parametersOf(path).map((name) => `the-${name}`)
  return [
    ...(swapped.includes(id) ? values.reverse() : values),
    ...(body ? [{ xp: { from: id } }] : []),
    ...(list || query ? [{ marked: 'yes' }] : []),
  ]
}

test('every row of the table arrives at its verb and path, with its body and query', async () => {
  const { url, arrived } = await echoServer()
  const client = createClient({ baseApiUrl: url }) as object as Record<
    string,
    Record<string, (...args: unknown[]) => unknown>
  >
  const rows = operations.filter(({ tag }) => tag !== 'Auth')
  for (const row of rows) await client[row.tag]?.[row.name]?.(...argumentsFor(row))
  expect(arrived.map(({ verb, url, body }) => `${verb} ${url} ${body}`)).toEqual(
    rows.map((row) => {
      const path = urlOf(row.path.replace(/:(\w+)/g, 'the-$1'))
      const query = row.list || row.query ? '?marked=yes' : ''
      return `${row.verb} ${path}${query} ${row.body ? JSON.stringify({ xp: { from: row.id } }) : ''}`
    }),
  )
})

test('the client has no tag and no method that is not a row', () => {
  const { Auth, Tokens, Configuration, As, ...resources } = createClient()
  const methods = Object.entries(resources).flatMap(([tag, resource]) =>
    Object.keys(resource).flatMap((name) => (name === 'As' ? [] : [`${tag}.${name}`])),
  )
  const auth = Object.keys(Auth).map((name) => `Auth.${name}`)
  expect([...methods, ...auth].sort()).toEqual(operations.map(({ id }) => id).sort())
})
