import { getEventListeners } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import { createClient } from '@tessera/client/create-client'
import { expect, test, vi } from 'vitest'
import { echoServer } from './echo-server.ts'
import { moment, tokenEnding } from './token-of.ts'

const never = () => new Promise<never>(() => {})

test('a cancelled signal keeps the call from being sent', async () => {
  const { url, arrived } = await echoServer()
  const reason = new Error('the page was left')
  const call = createClient({ baseApiUrl: url }).Products.Get('p', { signal: AbortSignal.abort(reason) })
  await expect(call).rejects.toBe(reason)
  expect(arrived).toEqual([])
})

test('a call under way is cancelled with the reason of the signal', async () => {
  const leaving = new AbortController()
  const reason = new Error('the page was left')
  const { url } = await echoServer(() => {
    leaving.abort(reason)
    return never()
  })
  const call = createClient({ baseApiUrl: url }).Products.Get('p', { signal: leaving.signal })
  await expect(call).rejects.toBe(reason)
})

test('a call that waits for a refresh is cancelled too', async () => {
  const leaving = new AbortController()
  const { url, arrived } = await echoServer(() => {
    leaving.abort()
    return never()
  })
  const client = createClient({ baseApiUrl: url, now: () => moment })
  client.Tokens.SetAccessToken(tokenEnding(-60, { cid: 'c9' }))
  client.Tokens.SetRefreshToken('r')
  await expect(client.Products.Get('p', { signal: leaving.signal })).rejects.toMatchObject({ name: 'AbortError' })
  expect(arrived.map(({ url }) => url)).toEqual(['/oauth/token'])
})

test('a call cancelled during its refresh is not sent afterwards, whatever fetch makes of signals', async () => {
  const leaving = new AbortController()
  const sent: string[] = []
  const client = createClient({
    now: () => moment,
    fetch: async (url) => {
      sent.push(url)
      leaving.abort()
      return Response.json({ access_token: tokenEnding(600) })
    },
  })
  client.Tokens.SetAccessToken(tokenEnding(-60, { cid: 'c9' }))
  client.Tokens.SetRefreshToken('r')
  await expect(client.Products.Get('p', { signal: leaving.signal })).rejects.toMatchObject({ name: 'AbortError' })
  await setImmediate()
  expect(sent).toEqual(['https://sandboxapi.ordercloud.io/oauth/token'])
})

test.each([
  ['resource', (client: ReturnType<typeof createClient>) => client.Products.Get('p')],
  ['token', (client: ReturnType<typeof createClient>) => client.Auth.Login('u', 'p', 'c')],
])('a %s call that takes too long times out', async (_, call) => {
  const { url } = await echoServer(never)
  const client = createClient({ baseApiUrl: url, timeoutInMilliseconds: 20 })
  await expect(call(client)).rejects.toMatchObject({ name: 'TimeoutError', message: 'timeout of 20ms exceeded' })
})

test('a body that does not end times out', async () => {
  const client = createClient({
    timeoutInMilliseconds: 20,
    fetch: async () => new Response(new ReadableStream({ pull: never })),
  })
  await expect(client.Products.Get('p')).rejects.toMatchObject({ name: 'TimeoutError' })
})

test('no time-out waits', async () => {
  const { url } = await echoServer()
  expect(await createClient({ baseApiUrl: url, timeoutInMilliseconds: 0 }).Products.Get('p')).toEqual({})
})

test('a signal that outlives the call is left without listeners', async () => {
  const { url } = await echoServer()
  const { signal } = new AbortController()
  await createClient({ baseApiUrl: url }).Products.Get('p', { signal })
  expect(getEventListeners(signal, 'abort')).toEqual([])
})

test('an answered call leaves no timer behind', async () => {
  vi.useFakeTimers()
  await createClient({ fetch: async () => Response.json({}) }).Products.Get('p')
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})
