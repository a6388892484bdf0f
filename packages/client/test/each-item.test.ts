import { createClient } from '@tessera/client/create-client'
import { expect, test } from 'vitest'
import { type Arrived, echoServer } from './echo-server.ts'
import { tokenOf } from './token-of.ts'

/** Two records per page. */
const pages =
  (TotalPages: number) =>
  ({ url }: Arrived) => {
    const Page = Number(new URL(url, 'http://shop.test').searchParams.get('page'))
    const Items = Page > TotalPages ? [] : [{ ID: `p${Page}a` }, { ID: `p${Page}b` }]
    return { body: { Meta: { Page, TotalPages }, Items } }
  }
async function idsOf(items: AsyncIterable<{ ID: string }>): Promise<string[]> {
  const ids: string[] = []
  for await (const { ID } of items) ids.push(ID)
  return ids
}

test('a failing page ends the walk with its error', async () => {
  const { url } = await echoServer((arrived) => (arrived.url.includes('page=2') ? { status: 403 } : pages(3)(arrived)))
  const each = createClient({ baseApiUrl: url }).Products.List.each()
  expect([await each.next(), await each.next()]).toMatchObject([{ value: { ID: 'p1a' } }, { value: { ID: 'p1b' } }])
  await expect(each.next()).rejects.toMatchObject({ status: 403 })
})

test('an empty list is asked for once', async () => {
  const { url, arrived } = await echoServer(pages(0))
  expect(await idsOf(createClient({ baseApiUrl: url }).Products.List.each())).toEqual([])
  expect(arrived).toHaveLength(1)
})

test('every record of every page comes once, in order', async () => {
  const { url, arrived } = await echoServer(pages(3))
  const client = createClient({ baseApiUrl: url })
  const ids = await idsOf(client.CostCenters.List.each('b1', { search: 'west' }))
  expect(ids).toEqual(['p1a', 'p1b', 'p2a', 'p2b', 'p3a', 'p3b'])
  expect(arrived.map((one) => one.url)).toEqual(
    [1, 2, 3].map((page) => `/v1/buyers/b1/costcenters?pageSize=100&search=west&page=${page}`),
  )
})

test('nothing is asked before it is needed', async () => {
  const { url, arrived } = await echoServer(pages(3))
  const each = createClient({ baseApiUrl: url }).Products.List.each()
  expect(arrived).toHaveLength(0)
  for await (const { ID } of each) if (ID === 'p1b') break
  expect(arrived).toHaveLength(1)
})

test('a walk may start later, in pages of another size', async () => {
  const { url, arrived } = await echoServer(pages(3))
  expect(await idsOf(createClient({ baseApiUrl: url }).Products.List.each({ page: 3, pageSize: 2 }))).toEqual([
    'p3a',
    'p3b',
  ])
  expect(arrived.map((one) => one.url)).toEqual(['/v1/products?pageSize=2&page=3'])
})

test('request options and impersonation hold for every page', async () => {
  const { url, arrived } = await echoServer(pages(2))
  const client = createClient({ baseApiUrl: url })
  client.Tokens.SetImpersonationToken(tokenOf({ usr: 'other' }))
  await idsOf(client.Me.As().ListProducts.each())
  await idsOf(client.Me.ListProducts.each({}, { accessToken: tokenOf({ usr: 'given' }) }))
  const [other, given] = [tokenOf({ usr: 'other' }), tokenOf({ usr: 'given' })]
  expect(arrived.map(({ token }) => token)).toEqual([other, other, given, given])
})
