import { createClient } from '@tessera/client/create-client'
import { expect, test } from 'vitest'
import { type Answer, type Arrived, echoServer } from './echo-server.ts'
import { moment, tokenEnding } from './token-of.ts'

const fresh = tokenEnding(600, { usr: 'fresh' })
const over = tokenEnding(-60, { cid: 'c9' })

/** A client with a given refresh answer; every other call gets an empty answer. */
async function aClient(
  refreshed: () => Answer | Promise<Answer> = () => ({ body: { access_token: fresh, refresh_token: 'r2' } }),
) {
  const answer = ({ url }: Arrived) => (url === '/oauth/token' ? refreshed() : { body: {} })
  const { url, arrived } = await echoServer(answer)
  const client = createClient({ baseApiUrl: url, now: () => moment })
  const refreshes = () => arrived.filter((one) => one.url === '/oauth/token')
  const calls = () => arrived.filter((one) => one.url !== '/oauth/token')
  return { client, refreshes, calls }
}

test.each([
  ['there is no refresh token', over, null],
  ['there is no client ID', tokenEnding(-60), 'r'],
])('the old token is sent when %s', async (_, token, refreshToken) => {
  const { client, refreshes, calls } = await aClient()
  client.Tokens.SetAccessToken(token)
  if (refreshToken) client.Tokens.SetRefreshToken(refreshToken)
  await client.Me.Get()
  expect([refreshes().length, calls()[0]?.token]).toEqual([0, token])
})

test('nothing is refreshed without a token and a client ID', async () => {
  const { client, refreshes, calls } = await aClient()
  client.Tokens.SetRefreshToken('r')
  await client.Me.Get()
  expect([refreshes().length, calls()[0]?.headers.authorization?.trim()]).toEqual([0, 'Bearer'])
})

test.each<[string, Answer]>([
  ['is refused', { status: 401 }],
  ['gives no token', { body: {} }],
  ['gives a token that cannot be decoded', { body: { access_token: 'abc' } }],
])('a call goes out without a token when the refresh %s', async (_, answer) => {
  const { client, calls } = await aClient(() => answer)
  client.Tokens.SetAccessToken(over)
  client.Tokens.SetRefreshToken('r')
  await client.Me.Get()
  expect(calls()[0]?.headers.authorization?.trim()).toBe('Bearer')
  expect(client.Tokens.GetAccessToken()).toBe(over)
})

test('a 401 is not tried again', async () => {
  const { url, arrived } = await echoServer(() => ({ status: 401 }))
  const client = createClient({ baseApiUrl: url, now: () => moment, clientID: 'c1' })
  client.Tokens.SetAccessToken(fresh)
  client.Tokens.SetRefreshToken('r')
  await expect(client.Me.Get()).rejects.toMatchObject({ status: 401 })
  expect(arrived).toHaveLength(1)
})

test.each([
  [11, 0],
  [10, 1],
  [9, 1],
  [0, 1],
  [-11, 1],
])('a token that ends in %i seconds makes %i refreshes', async (seconds, expected) => {
  const { client, refreshes } = await aClient()
  client.Tokens.SetAccessToken(tokenEnding(seconds, { cid: 'c9' }))
  client.Tokens.SetRefreshToken('r')
  await client.Me.Get()
  expect(refreshes()).toHaveLength(expected)
})

test('a token without an end lasts', async () => {
  const { client, refreshes } = await aClient()
  client.Tokens.SetAccessToken(tokenEnding(0, { exp: undefined, cid: 'c9' }))
  client.Tokens.SetRefreshToken('r')
  await client.Me.Get()
  expect(refreshes()).toHaveLength(0)
})

test('the client ID comes from the old token', async () => {
  const { client, refreshes, calls } = await aClient()
  client.Tokens.SetAccessToken(over)
  client.Tokens.SetRefreshToken('r')
  await client.Me.Get()
  expect(refreshes()[0]?.body).toBe('grant_type=refresh_token&client_id=c9&refresh_token=r')
  expect(calls()[0]?.token).toBe(fresh)
})

test('the client ID of the configuration wins and suffices without a token', async () => {
  const { client, refreshes, calls } = await aClient()
  client.Configuration.Set({ clientID: 'c1' })
  client.Tokens.SetRefreshToken('r')
  await client.Me.Get()
  expect(refreshes()[0]?.body).toContain('client_id=c1&')
  expect(calls()[0]?.token).toBe(fresh)
})

test('the new access token is stored, the new refresh token is not', async () => {
  const { client } = await aClient()
  client.Tokens.SetAccessToken(over)
  client.Tokens.SetRefreshToken('r')
  await client.Me.Get()
  expect([client.Tokens.GetAccessToken(), client.Tokens.GetRefreshToken()]).toEqual([fresh, 'r'])
})

test.each(['impersonation token', 'token of the request'])(
  'an expired %s is refreshed into the stored access token',
  async (kind) => {
    const { client, refreshes, calls } = await aClient()
    client.Tokens.SetAccessToken(tokenEnding(500))
    client.Tokens.SetRefreshToken('r')
    client.Tokens.SetImpersonationToken(over)
    await (kind === 'impersonation token' ? client.Me.As().Get() : client.Me.Get({ accessToken: over }))
    expect([refreshes().length, calls()[0]?.token, client.Tokens.GetAccessToken()]).toEqual([1, fresh, fresh])
  },
)

test('100 parallel calls with an expired token make exactly one refresh', async () => {
  const { client, refreshes, calls } = await aClient()
  client.Tokens.SetAccessToken(over)
  client.Tokens.SetRefreshToken('r')
  await Promise.all(Array.from({ length: 100 }, (_, index) => client.Products.Get(`p${index}`)))
  expect(refreshes()).toHaveLength(1)
  expect(calls().map(({ token }) => token)).toEqual(Array(100).fill(fresh))
})

test('a refresh that failed is tried again by the next call', async () => {
  const answers: Answer[] = [{ status: 500 }, { body: { access_token: fresh } }]
  const { client, calls } = await aClient(() => answers.shift() ?? {})
  client.Tokens.SetAccessToken(over)
  client.Tokens.SetRefreshToken('r')
  await client.Me.Get()
  await client.Me.Get()
  expect(calls().map(({ token }) => token)).toEqual([expect.not.stringContaining(fresh), fresh])
})

test('who signs out during a refresh stays signed out', async () => {
  const { client } = await aClient(() => {
    client.Tokens.RemoveAccessToken()
    client.Tokens.RemoveRefreshToken()
    return { body: { access_token: fresh } }
  })
  client.Tokens.SetAccessToken(over)
  client.Tokens.SetRefreshToken('r')
  await client.Me.Get()
  expect(client.Tokens.GetAccessToken()).toBe('')
})
