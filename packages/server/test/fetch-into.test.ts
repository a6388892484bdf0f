import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { fetchInto } from '../src/fetch-into.ts'
import { createHttp } from '../src/http.ts'
import { createLog } from '../src/log.ts'

const app = createHttp({ logger: createLog({ service: 'test', level: 'silent' }) })
app.get('/asked', async ({ ip, query, headers }) => ({ ip, query, host: headers.host, agent: headers['x-agent'] }))
app.post('/told', async ({ body }, reply) => reply.code(201).header('set-cookie', ['a=1', 'b=2']).send({ body }))
app.get('/nothing', async (_request, reply) => reply.code(204).send())
app.get('/picture', async (_request, reply) => reply.type('image/png').send(Buffer.from([1, 2, 255])))
app.get('/streamed', async (_request, reply) => reply.type('text/plain').send(Readable.from(['one ', 'two'])))
app.get('/half', async (_request, reply) => {
  const half = Readable.from(['one '])
  half.once('end', () => reply.raw.destroy())
  return reply.type('text/plain').send(half)
})
app.get('/broken', async (_request, reply) => {
  reply.raw.destroy()
  return reply
})
app.get('/slow', () => new Promise(() => {}))

const fetchHere = fetchInto(app)
const call = (path: string, init: RequestInit = {}) => fetchHere(`http://shop.test${path}`, init)

test('an unknown address, a broken reply and an aborted caller', async () => {
  expect(await call('/nowhere')).toMatchObject({ status: 404, statusText: 'Not Found' })
  await expect(call('/broken')).rejects.toThrow('broken off')
  const stop = new AbortController()
  const waiting = call('/slow', { signal: stop.signal })
  stop.abort(new Error('gone away'))
  await expect(waiting).rejects.toThrow('gone away')
  await expect(call('/asked', { signal: stop.signal })).rejects.toThrow('gone away')
})

test('the application sees address, query and headers as over a socket', async () => {
  const headers = { 'X-Agent': 'shop', 'x-forwarded-for': '9.8.7.6' }
  const reply = await call('/asked?q=1', { headers })
  expect(await reply.json()).toEqual({ ip: '9.8.7.6', query: { q: '1' }, host: 'shop.test', agent: 'shop' })
})

test('a body goes in and out with its characters, and every cookie has its own line', async () => {
  const json = { 'Content-Type': 'application/json' }
  const reply = await call('/told', { method: 'POST', headers: json, body: '{"name":"Zoë"}' })
  expect([reply.status, await reply.json()]).toEqual([201, { body: { name: 'Zoë' } }])
  expect(reply.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  expect(await (await call('/told', { method: 'POST', headers: json, body: '' })).json()).toEqual({})
})

test('nothing, bytes and a stream', async () => {
  expect([(await call('/nothing')).status, await (await call('/nothing')).text()]).toEqual([204, ''])
  expect([...new Uint8Array(await (await call('/picture')).arrayBuffer())]).toEqual([1, 2, 255])
  expect(await (await call('/streamed')).text()).toBe('one two')
})

test('a stream that breaks off is no reply', async () => {
  await expect(call('/half')).rejects.toThrow('broken off')
})
