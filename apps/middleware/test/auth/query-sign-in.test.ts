import { beforeAll, describe, expect, test } from 'vitest'
import { type AuthShop, anAuthShop, newAddress, password } from './an-auth-shop.ts'

let shop: AuthShop
beforeAll(async () => {
  shop = await anAuthShop()
  await shop.customer('query@example.com')
})

const paths = ['/api/auth/TesseraSignIn', '/api/auth/GetAuthToken']

interface Asked {
  method?: 'GET' | 'HEAD'
  headers?: Record<string, string>
  query?: Record<string, string>
  scheme?: 'http' | 'https'
}

const ask = (url: string, { method = 'GET', headers = {}, query = {}, scheme = 'https' }: Asked = {}) =>
  shop.app.inject({
    method,
    url,
    query,
    headers: { 'x-forwarded-for': newAddress(), 'x-forwarded-proto': scheme, ...headers },
  })
const credentials = { userName: 'query@example.com', userPassword: password }

describe.each(paths)('%s is refused', (path) => {
  test('with a wrong password, in the words of the form', async () => {
    const answer = await ask(path, { query: { ...credentials, userPassword: 'Not-The-Password-1' } })
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({ code: 'Auth.WrongCredentials' })
    expect((await ask(path)).json()).toMatchObject({ code: 'Auth.WrongCredentials' })
  })

  test.each([{ 'sec-fetch-mode': 'navigate' }, { 'sec-fetch-mode': 'no-cors' }, { 'sec-fetch-site': 'cross-site' }])(
    'when a page made the browser ask it: %j',
    async (headers) => {
      const answer = await ask(path, { query: credentials, headers })
      expect(answer.statusCode).toBe(403)
      expect(answer.json()).toMatchObject({ code: 'Auth.NotFromPages' })
    },
  )

  test('without a secure connection, and as HEAD', async () => {
    expect((await ask(path, { query: credentials, scheme: 'http' })).json()).toMatchObject({ code: 'Auth.NeedsHttps' })
    expect((await ask(path, { query: credentials, method: 'HEAD' })).statusCode).toBe(404)
  })

  test('as often as the form is', async () => {
    const headers = { 'x-forwarded-for': newAddress() }
    const wrong = { userName: 'often@example.com', userPassword: 'Not-The-Password-1' }
    for (let tries = 0; tries < 8; tries += 1) await ask(path, { query: wrong, headers })
    expect((await ask(path, { query: wrong, headers })).statusCode).toBe(429)
  })
})

describe('signing in by query', () => {
  test('gives the session in the body and nothing for a browser to keep', async () => {
    const answer = await ask(paths[0] ?? '', { query: credentials })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      deprecation: 'true',
    })
    expect(answer.headers['set-cookie']).toBeUndefined()
    await expect(shop.asSession(answer.json()).User.GetPersonalData()).resolves.toMatchObject({
      email: 'query@example.com',
    })
  })

  test('gives the token of the platform alone where that is asked for', async () => {
    const session = (await ask(paths[1] ?? '', { query: credentials })).json()
    expect(session).toMatchObject({
      tessera_auth_token: '',
      tessera_refresh_token: null,
      user: { email: 'query@example.com' },
    })
    expect((await shop.platformAs(session.auth_token).Me.Get()).Email).toBe('query@example.com')
  })

  test('takes the two values from a header too', async () => {
    const basic = Buffer.from(`query@example.com:${password}`).toString('base64')
    expect((await ask(paths[0] ?? '', { headers: { authorization: `Basic ${basic}` } })).statusCode).toBe(200)
  })

  test('leaves no password and no token in the log', async () => {
    const secret = 'A-Password-In-An-Address-1'
    await ask(paths[0] ?? '', { query: { ...credentials, userPassword: secret } })
    await ask(paths[1] ?? '', { query: { ...credentials, userPassword: secret } })
    await shop.as().Auth.GetTokenData({ token: 'a-token-in-an-address' })
    await shop
      .as()
      .Auth.UserAuthentication({ token: 'a-token-in-an-address' })
      .catch(() => {})
    await shop
      .as()
      .Auth.ResetPassword({ password }, { token: 'a-token-in-an-address' })
      .catch(() => {})
    const session = await shop.signIn('query@example.com')
    const log = shop.log()
    expect(log).toContain('/api/auth/TesseraSignIn')
    for (const hidden of [secret, 'a-token-in-an-address', password, session.auth_token, session.tessera_auth_token])
      expect(log).not.toContain(hidden)
  })
})

describe('where signing in by query is switched off', () => {
  test('there is no such address', async () => {
    const off = await anAuthShop({ querySignIn: false })
    const answer = await off.app.inject({ url: paths[0] ?? '', query: credentials })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'NotFound' })
  })
})
