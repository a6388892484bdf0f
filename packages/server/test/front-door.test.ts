import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { closeDoor } from '@tessera/server/front-door'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDoor } from './a-door.ts'

const securityHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': expect.stringContaining("default-src 'none'"),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

interface Answer {
  status: number
  headers: Record<string, string>
  body: string
}

function read(answer: string): Answer {
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = lines.map((line) => line.split(/: (.*)/)).map(([name = '', value]) => [name.toLowerCase(), value])
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers), body }
}

describe('a request that is odd is refused at the door', () => {
  test.each([
    ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}`, 431, 'HeadersTooLarge'],
    ['what is no request', 'how are you', 400, 'Unreadable'],
    ['an unknown method', 'BREW / HTTP/1.1\r\nHost: a', 400, 'Unreadable'],
    ['TRACE', 'TRACE / HTTP/1.1\r\nHost: a', 405, 'MethodNotAllowed'],
    ['a method of other protocols', 'PROPFIND / HTTP/1.1\r\nHost: a', 405, 'MethodNotAllowed'],
    ['CONNECT', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443', 405, 'MethodNotAllowed'],
    ['a whole address as the target', 'GET http://evil.example/ HTTP/1.1\r\nHost: a', 400, 'Unreadable'],
    ['a target that is no path', 'OPTIONS * HTTP/1.1\r\nHost: a', 400, 'Unreadable'],
    ['no Host', 'GET / HTTP/1.1', 400, 'Unreadable'],
    ['an empty Host', 'GET / HTTP/1.1\r\nHost:', 400, 'Unreadable'],
    ['two Hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b', 400, 'Unreadable'],
    ['a Host with a space', 'GET / HTTP/1.1\r\nHost: a b', 400, 'Unreadable'],
    ['a Host with a path', 'GET / HTTP/1.1\r\nHost: a/b', 400, 'Unreadable'],
    ['a Host with a user', 'GET / HTTP/1.1\r\nHost: me:word@a', 400, 'Unreadable'],
    ['a Host that is a list', 'GET / HTTP/1.1\r\nHost: a, b', 400, 'Unreadable'],
    ['a Host with a port that is none', 'GET / HTTP/1.1\r\nHost: a:port', 400, 'Unreadable'],
  ])('%s', async (_name, words, status, code) => {
    const { say, lines } = await openDoor()
    const answer = read(await say(`${words}\r\n\r\n`))
    expect(answer).toMatchObject({ status, headers: { ...securityHeaders, connection: 'close' } })
    expect(JSON.parse(answer.body)).toEqual({
      Errors: [{ ErrorCode: `Request.${code}`, Message: expect.stringMatching(/./), Data: null }],
    })
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ event: 'refused', status, code: `Request.${code}` }])
    expect(lines.join('')).not.toContain('evil')
  })

  test('with 405 it says what is allowed', async () => {
    const { say } = await openDoor()
    const { headers } = read(await say('TRACE / HTTP/1.1\r\nHost: a\r\n\r\n'))
    expect(headers.allow).toBe('GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS')
  })
})

test.each([
  'GET / HTTP/1.1\r\nHost: shop.example\r\nConnection: close',
  'GET / HTTP/1.1\r\nHost: shop_1.example:3000\r\nConnection: close',
  'GET / HTTP/1.1\r\nHost: [::1]:3000\r\nConnection: close',
  'HEAD /?q=http://a/ HTTP/1.1\r\nHost: 10.0.0.1\r\nConnection: close',
  'GET /health/ready HTTP/1.0',
])('what can be read is answered: %j', async (words) => {
  const { say } = await openDoor()
  expect(read(await say(`${words}\r\n\r\n`)).status).toBe(200)
})

describe('a slow connection is let go', () => {
  const limits = { headersTimeout: 200, requestTimeout: 200, connectionsCheckingInterval: 50 }

  test.each([
    ['that drips its headers', 'GET / HTTP/1.1\r\nHost: a\r\n', 'X-A: b\r\n'],
    ['that drips its body', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n', 'x'],
    ['that says nothing', '', ''],
  ])('%s: it hears so, and its half is closed too though it goes on sending', async (_name, first, drop) => {
    const { call, count } = await openDoor({ limits }, (request, response) => {
      request.resume().once('end', () => response.end('fine'))
    })
    const socket = await call()
    socket.write(first)
    const dripping = setInterval(() => socket.write(drop), 20)
    onTestFinished(() => clearInterval(dripping))
    expect(read(await text(socket))).toMatchObject({ status: 408, headers: securityHeaders })
    await expect.poll(count).toBe(0)
  })

  test('that takes nothing of its answer', async () => {
    const { call, count } = await openDoor({ limits: { silence: 300 } }, (_request, response) => {
      response.end(Buffer.alloc(64_000_000))
    })
    const socket = await call()
    socket.pause()
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    await expect.poll(count).toBe(1)
    await expect.poll(count).toBe(0)
  })

  test('and nothing is written into an answer that has begun', async () => {
    const { call } = await openDoor({ limits }, (_request, response) => {
      response.writeHead(200, { 'content-length': '10' }).write('begun')
    })
    const socket = await call()
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nx')
    const heard = await text(socket).catch(() => '')
    expect(heard).not.toContain('408')
  })
})

describe('connections of one address', () => {
  test('have a bound, and room again when one of them ends', async () => {
    const { call, say, lines } = await openDoor({ connectionsPerAddress: 3 })
    const [first] = [await call(), await call(), await call()]
    const refused = read(await text(await call()))
    expect(refused).toMatchObject({ status: 429, headers: { ...securityHeaders, 'retry-after': '5' } })
    expect(lines.join('')).toContain('RateLimit.Exceeded')
    first.destroy()
    const again = () => say('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
    await expect.poll(async () => read(await again()).status).toBe(200)
  })

  test('are not counted where a proxy brings everybody', async () => {
    const { call, say } = await openDoor()
    await Promise.all(Array.from({ length: 300 }, call))
    expect(await say('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1.1 200/)
  })
})

test('a flood of refusals is a few lines and a count', async () => {
  const { say, lines } = await openDoor()
  const asks = 200
  await Promise.all(Array.from({ length: asks }, () => say('TRACE / HTTP/1.1\r\nHost: a\r\n\r\n')))
  const written = () => lines.map((line) => JSON.parse(line) as { event: string; leftOut?: number })
  const told = () => written().reduce((sum, { leftOut = 1 }) => sum + leftOut, 0)
  await expect.poll(told).toBe(asks)
  expect(written().filter(({ event }) => event === 'sampled').length).toBeGreaterThan(0)
})

test('closing does not wait for ever for who is slow', async () => {
  const { server, call } = await openDoor({}, () => {})
  const socket = await call()
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  await once(server, 'request')
  const hungUp = once(socket.resume(), 'end')
  await closeDoor(server, 50)
  await hungUp
  expect(server.listening).toBe(false)
})
