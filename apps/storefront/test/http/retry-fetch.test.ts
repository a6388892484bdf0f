import { UNSAFE_decodeViaTurboStream as decodeViaTurboStream } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findFailedAnswer } from '../../app/http/failed-answer.ts'
import { notSent } from '../../app/http/not-sent.ts'
import { notSure } from '../../app/http/unsaved-answer.ts'
import { retryFetch } from '../../app/shell/sign-in/retry-fetch.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const failed = () => new Response('broken', { status: 500, headers: { 'x-request-id': 'AB12CD34' } })
const address = 'http://shop.example/shop/tile.data'

function asking(answers: Response[]) {
  const asked: Headers[] = []
  const ask = async (_: unknown, init?: RequestInit) => {
    asked.push(new Headers(init?.headers))
    return answers.shift() ?? failed()
  }
  return { ask: ask as typeof fetch, asked }
}

test.each(['POST', 'PUT', 'PATCH', 'delete'])('what changes something is never sent twice: %s', async (method) => {
  const { ask, asked } = asking([new Response()])
  expect((await retryFetch(ask, [address, { method }], failed())).status).toBe(500)
  const lost = new TypeError('Failed to fetch')
  await expect(retryFetch(ask, [address, { method }], lost)).rejects.toBe(lost)
  expect(asked).toEqual([])
})

test('a form that the network lost has the answer of a shop that is down, with what was typed', async () => {
  vi.stubGlobal('location', new URL(address))
  const { ask, asked } = asking([])
  const lost = new TypeError('Failed to fetch')
  const body = new URLSearchParams({ quantity: '3 “boxes”', password: 'hidden' })
  const send = (to: string, error = lost) => retryFetch(ask, [to, { method: 'POST', body }], error)
  await expect(send('/api/Cart/AddToCart')).rejects.toBe(lost)
  const leaving = new DOMException('left', 'AbortError')
  await expect(send('/shopping-cart.data', leaving)).rejects.toBe(leaving)
  const read = async () => {
    const answer = await send('/shopping-cart.data')
    expect([answer.status, answer.headers.has('x-remix-response')]).toEqual([503, true])
    const { value } = await decodeViaTurboStream(answer.body as ReadableStream<Uint8Array>, globalThis as never)
    return value
  }
  const typed = { quantity: '3 “boxes”' }
  expect(await read()).toMatchObject({ data: { unsaved: notSure, refusal: { fields: {}, typed } } })
  vi.stubGlobal('navigator', { onLine: false })
  expect(await read()).toMatchObject({ data: { unsaved: notSent } })
  expect(asked).toEqual([])
})

test('an aborted page request is not retried', async () => {
  const { ask, asked } = asking([])
  const leaving = new AbortController()
  const answer = retryFetch(ask, [address, { signal: leaving.signal }], failed())
  leaving.abort()
  await expect(answer).rejects.toHaveProperty('name', 'AbortError')
  await expect(retryFetch(ask, [address, { signal: leaving.signal }], failed())).rejects.toHaveProperty(
    'name',
    'AbortError',
  )
  expect(asked).toEqual([])
})

test('a read is retried until it works; the server is told that it is a retry', async () => {
  const { ask, asked } = asking([failed(), new Response('tiles')])
  const answer = retryFetch(ask, [address, { headers: { accept: 'x' } }], failed())
  await vi.runAllTimersAsync()
  expect(await (await answer).text()).toBe('tiles')
  expect(asked.map((headers) => [headers.get('accept'), headers.get('x-asked-again')])).toEqual([
    ['x', '1'],
    ['x', '1'],
  ])
})

test('a lasting failure has the reference that the server reported, for a few seconds', async () => {
  const { ask } = asking([])
  const answer = retryFetch(ask, [address], failed())
  await vi.runAllTimersAsync()
  await answer
  expect(findFailedAnswer()).toBe('AB12CD34')
  vi.setSystemTime(Date.now() + 6000)
  expect(findFailedAnswer()).toBeUndefined()
})
