import { type Client, createClient } from '@tessera/client/create-client'
import { describe, expect, test } from 'vitest'
import { echoServer } from './echo-server.ts'
import { tokenOf } from './token-of.ts'

const wrongScope = 'scope must be a string array'
const wrongRoles = 'custom roles must be defined as a string array'

test.each<[unknown, unknown, string]>([
  ['Shopper', undefined, wrongScope],
  [['Shopper', 7], undefined, wrongScope],
  [{}, undefined, wrongScope],
  [undefined, 'Custom', wrongRoles],
  [['Shopper'], [null], wrongRoles],
])('scope %j with custom roles %j is refused before sending', async (scope, customRoles, message) => {
  const { url, arrived } = await echoServer()
  const { Auth } = createClient({ baseApiUrl: url })
  const list = [scope, customRoles] as [string[], string[]]
  await expect(Auth.Login('u', 'p', 'cid', ...list)).rejects.toThrow(message)
  await expect(Auth.ElevatedLogin('s', 'u', 'p', 'cid', ...list)).rejects.toThrow(message)
  await expect(Auth.ClientCredentials('s', 'cid', ...list)).rejects.toThrow(message)
  await expect(Auth.Anonymous('cid', ...list)).rejects.toThrow(message)
  expect(arrived).toEqual([])
})

describe('a token call', () => {
  test.each<[string, (client: Client) => Promise<unknown>, string]>([
    [
      'Login',
      ({ Auth }) => Auth.Login('u$', 'p#&', 'cid', ['Shopper'], ['Custom']),
      'grant_type=password&username=u%24&password=p%23%26&client_id=cid&scope=Shopper%20Custom',
    ],
    [
      'ElevatedLogin',
      ({ Auth }) => Auth.ElevatedLogin('s', 'u', 'p', 'cid', ['Shopper', 'MeAdmin']),
      'grant_type=password&scope=Shopper%20MeAdmin&client_id=cid&username=u&password=p&client_secret=s',
    ],
    [
      'ClientCredentials',
      ({ Auth }) => Auth.ClientCredentials('s', 'cid', ['FullAccess']),
      'grant_type=client_credentials&scope=FullAccess&client_id=cid&client_secret=s',
    ],
    [
      'Anonymous',
      ({ Auth }) => Auth.Anonymous('cid', ['Shopper'], null, { anonuserid: 'guest' }),
      'grant_type=client_credentials&client_id=cid&scope=Shopper&anonuserid=guest',
    ],
    [
      'RefreshToken',
      ({ Auth }) => Auth.RefreshToken('r', 'cid'),
      'grant_type=refresh_token&client_id=cid&refresh_token=r',
    ],
    [
      'no scope at all',
      ({ Auth }) => Auth.ClientCredentials('s', 'cid'),
      'grant_type=client_credentials&client_id=cid&client_secret=s',
    ],
    ['empty scopes', ({ Auth }) => Auth.Anonymous('cid', [], []), 'grant_type=client_credentials&client_id=cid'],
    [
      'custom roles alone',
      ({ Auth }) => Auth.Anonymous('cid', undefined, ['Custom']),
      'grant_type=client_credentials&client_id=cid&scope=Custom',
    ],
  ])('%s sends its form in order', async (_, call, form) => {
    const { url, arrived } = await echoServer()
    await call(createClient({ baseApiUrl: url }))
    expect(arrived.map(({ verb, url, body }) => `${verb} ${url} ${body}`)).toEqual([`POST /oauth/token ${form}`])
  })

  test('is a form and carries no token', async () => {
    const { url, arrived } = await echoServer()
    const client = createClient({ baseApiUrl: url })
    client.Tokens.SetAccessToken(tokenOf({}))
    await client.Auth.Login('u', 'p', 'cid')
    expect(arrived[0]?.headers).toMatchObject({
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
    })
    expect(arrived[0]?.headers.authorization).toBeUndefined()
  })

  test('returns the answer and stores nothing', async () => {
    const answer = { access_token: tokenOf({}), expires_in: 600, token_type: 'bearer', refresh_token: 'r' }
    const { url } = await echoServer(() => ({ body: answer }))
    const client = createClient({ baseApiUrl: url })
    expect(await client.Auth.Login('u', 'p', 'cid')).toEqual(answer)
    expect([client.Tokens.GetAccessToken(), client.Tokens.GetRefreshToken()]).toEqual([null, null])
  })

  test('rejects with the first error of the answer', async () => {
    const { url } = await echoServer(() => ({
      status: 400,
      body: { Errors: [{ ErrorCode: 'Auth.Bad', Message: 'no' }] },
    }))
    const login = createClient({ baseApiUrl: url }).Auth.Login('u', 'p', 'cid')
    await expect(login).rejects.toMatchObject({ message: 'no', errorCode: 'Auth.Bad', status: 400 })
  })
})
