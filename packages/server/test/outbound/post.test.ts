import { createHmac } from 'node:crypto'
import { createServer, type Socket } from 'node:net'
import { createOutbound, type OutboundCall } from '@tessera/server/outbound/outbound'
import { afterEach, expect, test } from 'vitest'
import { type Receiver, startReceiver } from './receiver.ts'

const started: { [Symbol.asyncDispose](): Promise<void> }[] = []
afterEach(async () => {
  for (const one of started.splice(0)) await one[Symbol.asyncDispose]()
})

async function receiverThat(...reply: Parameters<typeof startReceiver>): Promise<Receiver> {
  const receiver = await startReceiver(...reply)
  started.push(receiver)
  return receiver
}

const ask = (receiver: Receiver, more: object = {}) =>
  createOutbound({ allow: [receiver.host] }).post({ url: receiver.url, body: {}, eventID: 'e1', ...more })

test('an address that is not listed is not connected to', async () => {
  const receiver = await receiverThat()
  const outbound = createOutbound({ allow: [] })
  for (const [url, error] of [
    [receiver.url, 'refused-scheme'],
    [`https://${receiver.host}/`, 'refused-port'],
    ['https://127.0.0.1/', 'refused-address'],
    ['https://localhost/', 'refused-address'],
    ['https://[::1]:8443/', 'refused-address'],
  ] as const) {
    expect(await outbound.post({ url, body: {}, eventID: 'e1' })).toEqual({ ok: false, status: 0, body: null, error })
  }
  expect(receiver.received).toEqual([])
})

test('one private address among public ones refuses the call', async () => {
  const outbound = createOutbound({ allow: [], resolve: async () => ['93.184.216.34', '192.168.1.1'] })
  expect(await outbound.post({ url: 'https://hooks.example/', body: {}, eventID: 'e1' })).toMatchObject({
    error: 'refused-address',
  })
})

test('a redirect is not followed', async () => {
  const elsewhere = await receiverThat()
  const receiver = await receiverThat((response) => response.writeHead(307, { location: elsewhere.url }).end())
  const outbound = createOutbound({ allow: [receiver.host, elsewhere.host] })
  const answer = await outbound.post({ url: receiver.url, body: {}, eventID: 'e1' })
  expect(answer).toEqual({ ok: false, status: 307, body: null, error: 'redirect' })
  expect(elsewhere.received).toEqual([])
})

test('a receiver that does not answer in time is given up', async () => {
  const receiver = await receiverThat(() => {})
  expect(await ask(receiver, { totalMilliseconds: 100 })).toEqual({
    ok: false,
    status: 0,
    body: null,
    error: 'timeout',
  })
})

test('a receiver that answers drop by drop is given up as well', async () => {
  const receiver = await receiverThat((response) => {
    const drip = setInterval(() => response.write(' '), 20)
    response.once('close', () => clearInterval(drip))
  })
  expect(await ask(receiver, { totalMilliseconds: 200 })).toMatchObject({ ok: false, error: 'timeout' })
})

test('a name server that does not answer in time is given up', async () => {
  const outbound = createOutbound({ allow: [], resolve: () => new Promise(() => {}) })
  const request = { url: 'https://hooks.example/', body: {}, eventID: 'e1', totalMilliseconds: 50 }
  expect(await outbound.post(request)).toMatchObject({ error: 'timeout' })
})

test('an answer without end is cut off, and the connection with it', async () => {
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  const receiver = await receiverThat((response) => {
    response.once('close', resolve)
    const pour = () => {
      while (response.write(Buffer.alloc(65_536, 'x')));
    }
    response.on('drain', pour)
    pour()
  })
  expect(await ask(receiver)).toEqual({ ok: false, status: 200, body: null, error: 'too-large' })
  await closed
})

test('an answer of exactly one megabyte is read', async () => {
  const receiver = await receiverThat((response) => response.end('x'.repeat(1_048_576)))
  const { ok, body } = await ask(receiver)
  expect([ok, String(body).length]).toEqual([true, 1_048_576])
})

async function bareReceiver(speak: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => socket.once('data', () => speak(socket)).on('error', () => {}))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  started.push({ [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())) })
  const address = server.address()
  return `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

test.each([
  ['nothing', '', 0],
  ['something that is not HTTP', 'SSH-2.0-OpenSSH\r\n', 0],
  ['another protocol', 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n', 0],
  ['half an answer', 'HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n{"a"', 200],
  ['headers without end', `HTTP/1.1 200 OK\r\nX-a: ${'x'.repeat(20_000)}\r\n\r\n`, 0],
])('a receiver that says %s and hangs up is a failed connection', async (_name, words, status) => {
  const host = await bareReceiver((socket) => socket.end(words))
  const answer = await createOutbound({ allow: [host] }).post({ url: `http://${host}/`, body: {}, eventID: 'e1' })
  expect(answer).toEqual({ ok: false, status, body: null, error: 'connection' })
})

test('a closed port is a failed connection, and after five the host is not called', async () => {
  const { host } = await startReceiver().then(async (receiver) => {
    await receiver[Symbol.asyncDispose]()
    return receiver
  })
  const calls: OutboundCall[] = []
  const clock = { now: new Date('2026-03-01T12:00:00Z') }
  const outbound = createOutbound({ allow: [host], now: () => clock.now, observe: (call) => calls.push(call) })
  const errors = async (times: number) => {
    const before = calls.length
    for (let n = 0; n < times; n++) await outbound.post({ url: `http://${host}/`, body: {}, eventID: 'e1' })
    return calls.slice(before).map(({ error }) => error)
  }
  expect(await errors(6)).toEqual([...Array.from({ length: 5 }, () => 'connection'), 'circuit-open'])
  clock.now = new Date('2026-03-01T12:00:30Z')
  expect(await errors(2)).toEqual(['connection', 'circuit-open'])
})

test.each([
  ['Host', 'elsewhere.example'],
  ['content-length', '0'],
  ['X-OC-Hash', 'forged'],
  ['Proxy-Authorization', 'Basic x'],
  ['bad name', 'x'],
  ['', 'x'],
  ['X-Key', 'a\r\nX-Other: b'],
  ['X-Key', 'snow ☃'],
])('the header "%s" with the value "%s" cannot be asked for', async (name, value) => {
  const receiver = await receiverThat()
  expect(await ask(receiver, { authHeader: { name, value } })).toMatchObject({ ok: false, error: 'invalid-header' })
  expect(receiver.received).toEqual([])
})

test('the receiver can verify who sent it, when, and which event it is', async () => {
  const receiver = await receiverThat()
  const outbound = createOutbound({ allow: [receiver.host], now: () => new Date('2026-03-01T12:00:00Z') })
  const answer = await outbound.post({
    url: `${receiver.url}/orders?x=1#part`,
    body: { Route: 'v1/orders', Comment: 'Grüße ☃' },
    hashKey: 'schlüssel',
    eventID: 'event-7',
    authHeader: { name: 'X-Api-Key', value: 'secret' },
  })
  expect(answer).toEqual({ ok: true, status: 200, body: { agreed: true } })
  const [{ method, url, headers, body }] = receiver.received as [Receiver['received'][number]]
  expect([method, url]).toEqual(['POST', '/hook/orders?x=1'])
  expect(headers).toMatchObject({
    host: receiver.host,
    'content-type': 'application/json; charset=utf-8',
    'x-oc-hash': createHmac('sha256', 'schlüssel').update(body).digest('base64'),
    'x-oc-timestamp': '2026-03-01T12:00:00.000Z',
    'x-oc-event-id': 'event-7',
    'x-api-key': 'secret',
  })
  expect(JSON.parse(body.toString())).toEqual({ Route: 'v1/orders', Comment: 'Grüße ☃' })
})

test('without a key nothing is signed', async () => {
  const receiver = await receiverThat()
  await ask(receiver, { hashKey: null })
  expect(receiver.received[0]?.headers).not.toHaveProperty('x-oc-hash')
})

test.each([
  ['an error with its words', 500, 'out of tiles', { ok: false, status: 500, body: 'out of tiles' }],
  ['a refusal with its reasons', 400, '{"reason":1}', { ok: false, status: 400, body: { reason: 1 } }],
  ['no words at all', 204, '', { ok: true, status: 204, body: null }],
  ['a byte order mark', 200, '\ufeff[1]', { ok: true, status: 200, body: [1] }],
])('%s comes back as it is', async (_name, status, words, expected) => {
  const receiver = await receiverThat((response) => response.writeHead(status).end(words))
  expect(await ask(receiver)).toEqual(expected)
})

test('keys that would change our own objects are dropped from an answer', async () => {
  const words = '{"a":{"__proto__":{"x":1},"b":2},"constructor":{"prototype":{"y":1}}}'
  const receiver = await receiverThat((response) => response.end(words))
  const { body } = await ask(receiver)
  expect(JSON.stringify(body)).toBe('{"a":{"b":2}}')
})

test('an answer that ends with the connection is whole', async () => {
  const host = await bareReceiver((socket) => socket.end('HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n{"a":1}'))
  const answer = await createOutbound({ allow: [host] }).post({ url: `http://${host}/`, body: {}, eventID: 'e1' })
  expect(answer).toEqual({ ok: true, status: 200, body: { a: 1 } })
})
