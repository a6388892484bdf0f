import { createClient } from '@tessera/client/create-client'
import { expect, test } from 'vitest'
import { echoServer } from './echo-server.ts'
import { tokenOf } from './token-of.ts'

const own = tokenOf({ usr: 'own' })
const other = tokenOf({ usr: 'other' })
const given = tokenOf({ usr: 'given' })

async function signedIn(answer?: Parameters<typeof echoServer>[0]) {
  const { url, arrived } = await echoServer(answer)
  const client = createClient({ baseApiUrl: url })
  client.Tokens.SetAccessToken(own)
  client.Tokens.SetImpersonationToken(other)
  return { client, sent: () => arrived.map(({ token }) => token) }
}

test('As() alone changes nothing', async () => {
  const { client, sent } = await signedIn()
  client.As()
  client.Me.As()
  await client.Me.Get()
  await client.Orders.List('Outgoing')
  expect(sent()).toEqual([own, own])
})

test('impersonation is for that call only', async () => {
  const { client, sent } = await signedIn()
  await client.Me.As().Get()
  await client.Me.Get()
  await client.As().Me.Get()
  await client.Me.Get()
  expect(sent()).toEqual([other, own, other, own])
})

test('As() of As() is still impersonation', async () => {
  const { client, sent } = await signedIn()
  await client.As().As().Orders.As().Get('Outgoing', 'o1')
  expect(sent()).toEqual([other])
})

test('without an impersonation token the stored one is used, also after As()', async () => {
  const { client, sent } = await signedIn()
  client.Tokens.RemoveImpersonationToken()
  await client.Me.As().Get()
  expect(sent()).toEqual([own])
})

test('the token of the request wins, an empty one does not count', async () => {
  const { client, sent } = await signedIn()
  await client.Me.Get({ accessToken: given })
  await client.Me.As().Get({ accessToken: given })
  await client.Me.Get({ accessToken: '' })
  await client.Me.As().Get({ accessToken: '' })
  expect(sent()).toEqual([given, given, own, other])
})

test('a token of the request that cannot be decoded is invalid', async () => {
  const { client, sent } = await signedIn()
  await expect(client.Me.Get({ accessToken: 'abc' })).rejects.toThrow('Invalid token')
  expect(sent()).toEqual([])
})

test('concurrent calls never swap tokens', async () => {
  const { client } = await signedIn(({ token }) => ({ body: { Username: token } }))
  const calls = Array.from({ length: 50 }, () => [client.Me.As().Get(), client.Me.Get(), client.As().Me.Get()]).flat()
  const names = (await Promise.all(calls)).map(({ Username }) => Username)
  expect(names).toEqual(Array.from({ length: 50 }, () => [other, own, other]).flat())
})

test('a derived client has the same store and configuration', () => {
  const client = createClient()
  expect(client.As().Tokens).toBe(client.Tokens)
  expect(client.As().Configuration).toBe(client.Configuration)
})
