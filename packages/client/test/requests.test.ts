import { createClient } from '@tessera/client/create-client'
import { expect, test } from 'vitest'
import { type Answer, echoServer } from './echo-server.ts'
import { tokenOf } from './token-of.ts'

test('without a token the header says Bearer and nothing more', async () => {
  const { url, arrived } = await echoServer()
  await createClient({ baseApiUrl: url }).Products.Get('t1')
  expect(arrived[0]?.headers.authorization?.trim()).toBe('Bearer')
})

test.each(['Get', 'Delete'] as const)('%s sends no body but calls it JSON', async (name) => {
  const { url, arrived } = await echoServer()
  await createClient({ baseApiUrl: url }).Products[name]('t1')
  expect(arrived[0]).toMatchObject({ body: '', headers: { 'content-type': 'application/json' } })
})

test('a call without a body to send leaves it empty', async () => {
  const { url, arrived } = await echoServer()
  await createClient({ baseApiUrl: url }).Orders.Submit('Outgoing', 'o1')
  expect(arrived[0]).toMatchObject({ verb: 'POST', body: '', headers: { 'content-type': 'application/json' } })
})

test('a resource call carries its headers and its body as JSON', async () => {
  const { url, arrived } = await echoServer()
  const token = tokenOf({})
  await createClient({ baseApiUrl: url }).Products.Patch('t1', { Name: 'Slate' }, { accessToken: token })
  expect(arrived[0]).toMatchObject({
    verb: 'PATCH',
    body: '{"Name":"Slate"}',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/plain, */*',
      authorization: `Bearer ${token}`,
    },
  })
})

test('a request can be sent by another fetch', async () => {
  const seen: string[] = []
  const client = createClient({
    fetch: async (url, init) => {
      seen.push(`${init.method} ${url}`)
      return Response.json({ ID: 't1' })
    },
  })
  expect(await client.Products.Get('t1')).toEqual({ ID: 't1' })
  expect(seen).toEqual(['GET https://sandboxapi.ordercloud.io/v1/products/t1'])
})

test.each<[string, Answer, unknown]>([
  ['204 is undefined', { status: 204 }, undefined],
  ['an empty 200 is undefined', { status: 200 }, undefined],
  ['JSON is parsed', { body: '{"ID":"t1"}' }, { ID: 't1' }],
  [
    'JSON that calls itself text is parsed',
    { body: '{"ID":"t1"}', headers: { 'content-type': 'text/plain' } },
    { ID: 't1' },
  ],
  ['a byte-order mark is dropped', { body: '\uFEFF{"ID":"t1"}' }, { ID: 't1' }],
  ['what is not JSON stays text', { body: 'fine' }, 'fine'],
])('%s', async (_, answer, expected) => {
  const { url } = await echoServer(() => answer)
  expect(await createClient({ baseApiUrl: url }).Products.Get('t1')).toEqual(expected)
})

test('a byte-order mark that another fetch leaves in is dropped', async () => {
  const response = Object.assign(new Response(), { text: async () => '\uFEFF{"ID":"t1"}' })
  expect(await createClient({ fetch: async () => response }).Products.Get('t1')).toEqual({ ID: 't1' })
})
