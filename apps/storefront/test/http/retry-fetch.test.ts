import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findFailedAnswer } from '../../app/http/failed-answer.ts'
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
