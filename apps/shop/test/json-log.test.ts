import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { findDatabase, type ShopProcess, waitForHealth } from '@tessera/testing/shop-process'
import { expect, test } from 'vitest'
import { killUntilGivenUp } from './kill-until-given-up.ts'
import { productionSettings } from './production-settings.ts'
import { aFolder, startShop } from './running-shop.ts'

interface Line {
  event?: string
  msg?: string
  status?: number
  kind?: string
  leftOut?: number
}

/** All that it writes, from the first byte. */
function collectLines({ child }: ShopProcess): () => string[] {
  let written = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      written += chunk
    })
  return () => written.split('\n').filter((line) => line !== '')
}

async function statusOf({ url }: ShopProcess, path: string, init?: RequestInit): Promise<number> {
  const answer = await fetch(url + path, init)
  await answer.arrayBuffer()
  return answer.status
}

async function say({ url }: ShopProcess, words: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.write(words)
  return text(socket)
}

const long = 'x'.repeat(7000)

/** One of each kind that a stranger may send. */
async function askOddly(shop: ShopProcess): Promise<void> {
  const wrong = new URLSearchParams({ grant_type: 'password', username: 'owner', password: 'no', client_id: 'none' })
  expect(await statusOf(shop, '/oauth/token', { method: 'POST', body: wrong })).toBe(400)
  expect(await statusOf(shop, `/v1/nothing/${long}`, { headers: { 'user-agent': long } })).toBe(404)
  expect(await statusOf(shop, '/v1/buyers')).toBe(401)
  expect(await statusOf(shop, '/api/cart/GetCart')).toBe(401)
  expect(await statusOf(shop, '/no-such-page')).toBe(404)
  expect(await statusOf(shop, '/%ff')).toBeLessThan(500)
  expect(await statusOf(shop, '/blog', { method: 'POST', body: 'a=1' })).toBeLessThan(500)
  expect(await say(shop, 'GET http://evil.example/ HTTP/1.1\r\nHost: a\r\n\r\n')).toMatch(/^HTTP\/1.1 400/)
  expect(await say(shop, 'nonsense\r\n\r\n')).toMatch(/^HTTP\/1.1 400/)
}

/** Mailbox and reports are for local shops. */
async function expectClosed({ url }: ShopProcess): Promise<void> {
  for (const path of ['/no-such-address', '/mailbox', '/observed']) {
    const reply = await fetch(url + path)
    expect([reply.status, reply.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
  }
}

async function expectGivenUp(shop: ShopProcess, folder: string): Promise<void> {
  expect(await killUntilGivenUp(shop, folder)).toBe(1)
  const last = JSON.parse(shop.output().trimEnd().split('\n').at(-1) ?? '')
  expect(last).toMatchObject({ level: 'fatal', event: 'postgres.given-up', logFile: expect.any(String) })
  expect(last.msg).toMatch(/data is safe.*npm start/)
}

test('in production every line is JSON from start to stop, a flood of strangers is a few of them, mailbox and reports are closed, and a database that does not stay up ends it with a line of JSON', async () => {
  const folder = await aFolder()
  const shop = await startShop(folder, { ...productionSettings, API_PER_ADDRESS: '1000000' })
  const lines = collectLines(shop)
  await waitForHealth(shop, 200)
  await askOddly(shop)
  const short = lines().filter((line) => line.includes('"status":404'))
  expect(short.length).toBeGreaterThan(0)
  expect(Math.max(...short.map((line) => line.length))).toBeLessThan(500)

  const asks = 200
  const before = lines().length
  await Promise.all(Array.from({ length: asks }, (_, at) => statusOf(shop, `/v1/flood/${at}`)))
  const flood = () =>
    lines()
      .slice(before)
      .map((line) => JSON.parse(line) as Line)
      .filter(({ status, kind }) => status === 404 || kind === 'request 404')
  await expect.poll(() => flood().reduce((sum, { leftOut = 1 }) => sum + leftOut, 0)).toBe(asks)
  expect(flood().length).toBeLessThan(asks)

  // calls, pages, jobs and the queue lose their database
  process.kill(findDatabase(folder) ?? 0, 'SIGKILL')
  await Promise.all(
    ['/v1/me', '/blog', '/api/Product/GetContentItem?itemPath=list/article'].map((path) => statusOf(shop, path)),
  )
  await expect.poll(() => lines().join('')).toContain('postgres.up')
  await waitForHealth(shop, 200)
  const gone = once(shop.child, 'close')
  expect(await shop.stop()).toBe(0)
  await gone

  const events = lines().map((line) => (JSON.parse(line) as Line).event)
  for (const event of ['ready', 'sign-in-failed', 'refused', 'request', 'sampled', 'postgres.down', 'stopping'])
    expect(events).toContain(event)

  const next = await startShop(folder, productionSettings)
  await waitForHealth(next, 200)
  await expectClosed(next)
  await expectGivenUp(next, folder)
})

test('a start that fails in production says so in JSON', async () => {
  const shop = await startShop(await aFolder(), { NODE_ENV: 'production', PORT: 'many' })
  const lines = collectLines(shop)
  const [code] = await once(shop.child, 'close')
  expect(code).toBe(1)
  expect(lines().map((line) => JSON.parse(line))).toMatchObject([
    { level: 'fatal', event: 'not-started', msg: expect.stringContaining('PORT must be') },
  ])
})
