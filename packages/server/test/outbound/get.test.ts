import { createOutbound } from '@tessera/server/outbound/outbound'
import { afterEach, expect, test } from 'vitest'
import { type Receiver, startReceiver } from './receiver.ts'

const started: Receiver[] = []
afterEach(async () => {
  for (const one of started.splice(0)) await one[Symbol.asyncDispose]()
})

async function receiverThat(...reply: Parameters<typeof startReceiver>): Promise<Receiver> {
  const receiver = await startReceiver(...reply)
  started.push(receiver)
  return receiver
}

test('a document at an address that is not listed is not read', async () => {
  const receiver = await receiverThat()
  const outbound = createOutbound({ allow: [] })
  expect(await outbound.get(receiver.url)).toMatchObject({ ok: false, status: 0, error: 'refused-scheme' })
  expect(await outbound.get('https://localhost/')).toMatchObject({ error: 'refused-address' })
  expect(receiver.received).toEqual([])
})

test('a redirect of a document is not followed, and a slow one is given up', async () => {
  const elsewhere = await receiverThat()
  const moved = await receiverThat((response) => response.writeHead(302, { location: elsewhere.url }).end())
  const silent = await receiverThat(() => undefined)
  const outbound = createOutbound({ allow: [moved.host, elsewhere.host, silent.host] })
  expect(await outbound.get(moved.url)).toMatchObject({ status: 302, error: 'redirect' })
  expect(await outbound.get(silent.url, 50)).toMatchObject({ status: 0, error: 'timeout' })
  expect(elsewhere.received).toEqual([])
})

test('a document is read by GET, without a body and unsigned', async () => {
  const receiver = await receiverThat()
  const answer = await createOutbound({ allow: [receiver.host] }).get(receiver.url)
  expect(answer).toEqual({ ok: true, status: 200, body: { agreed: true } })
  const [call] = receiver.received
  expect(call).toMatchObject({ method: 'GET', url: '/hook', headers: { accept: 'application/json' } })
  expect(call?.body).toHaveLength(0)
  expect(Object.keys(call?.headers ?? {}).filter((name) => name.startsWith('x-oc-'))).toEqual([])
})
