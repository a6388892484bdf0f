import { createHmac } from 'node:crypto'
import { createLog } from '@tessera/server/log'
import { startAnother, startPlatform } from '@tessera/testing/platform'
import { beforeEach, describe, expect, test } from 'vitest'
import { aReceiver } from '../checkout/a-receiver.ts'
import { claimsOf } from '../identity/people.ts'
import { aBrowser } from './a-browser.ts'
import { aConnection, whyOf } from './a-connection.ts'
import { aProvider, providerClient } from './a-provider.ts'

const provider = await aProvider()
const receiver = await aReceiver()
const platform = await startPlatform({ outboundAllow: [provider.host, receiver.host] })
const parts = { provider, receiver }

let people = 0
beforeEach(() => {
  people += 1
  provider.person = { subject: `p${people}`, email: 'p1@shop.test', isVerified: true }
  provider.servesMetadata = true
  provider.tokenRequests.length = 0
  receiver.received.length = 0
  receiver.answers = {}
})

const valuesIn = (location: string): Record<string, string> => {
  const url = new URL(location)
  expect(url.origin + url.pathname).toBe('https://shop.example/in')
  return Object.fromEntries(url.searchParams)
}

describe('a new person', () => {
  test('is created by the integration event, and known from then on', async () => {
    const { shop, link, clientID } = await aConnection(platform, parts, { CallSyncUserIntegrationEvent: true })
    const username = `new-${shop.id}`
    receiver.answers.createuser = async ({ body }) => {
      const asReceiver = shop.as(String(body.OrderCloudAccessToken))
      const user = { Username: username, FirstName: 'N', LastName: 'N', Email: 'n@shop.test', Active: true }
      await asReceiver.Users.Create('b1', user)
      return { Username: username }
    }
    const first = await aBrowser(platform).logIn(link({ roles: 'Shopper', appstartpath: '/cart?x=1' }))
    const { token, idp, path, refresh } = valuesIn(first.location)
    expect(claimsOf(token)).toMatchObject({ usr: username, cid: clientID, usrtype: 'buyer', role: 'Shopper' })
    expect(path).toBe('/cart?x=1')
    expect(idp).toBeTruthy()
    expect(await shop.as(token ?? '').Me.Get()).toMatchObject({ Username: username })
    expect(
      claimsOf(await shop.token({ grant_type: 'refresh_token', client_id: clientID, refresh_token: refresh ?? '' })),
    ).toMatchObject({ usr: username, role: 'Shopper' })

    const second = await aBrowser(platform).logIn(link())
    expect(claimsOf(valuesIn(second.location).token)).toMatchObject({ usr: username })
    expect(receiver.received.map((call) => call.path)).toEqual(['/hooks/createuser', '/hooks/syncuser'])
  })

  test('is announced signed, with the tokens of the provider and without the secret', async () => {
    const { link, username, clientID } = await aConnection(platform, parts)
    receiver.answers.createuser = () => ({ Username: username })
    await aBrowser(platform).logIn(link())
    const [call] = receiver.received
    expect(call?.headers).toMatchObject({
      'x-oc-hash': createHmac('sha256', 'a-key-to-sign-with')
        .update(call?.raw ?? '')
        .digest('base64'),
      'x-key': 'let-me-in',
    })
    expect(call?.body).toMatchObject({
      ExistingUser: null,
      OpenIdConnect: { ID: 'google', OrderCloudApiClientID: clientID, ConnectClientSecret: null },
      Environment: 'Sandbox',
      ConfigData: { region: 'west' },
    })
    const tokens = call?.body.TokenResponse as Record<string, string> | undefined
    expect(claimsOf(tokens?.id_token)).toMatchObject({ sub: provider.person?.subject, email: 'p1@shop.test' })
    expect(tokens?.access_token).toBeTruthy()
    expect(claimsOf(call?.body.OrderCloudAccessToken)).toMatchObject({ role: 'BuyerUserAdmin', usrtype: 'admin' })
  })
})

describe('an existing user', () => {
  test('is found by a verified email address, without a call', async () => {
    const { shop, link, username } = await aConnection(platform, parts)
    const email = `${username}@shop.test`
    await shop.admin.Users.Patch('b1', 'u1', { Username: email })
    provider.person = { subject: 's1', email, isVerified: true }
    expect(claimsOf(valuesIn((await aBrowser(platform).logIn(link())).location).token)).toMatchObject({ usr: email })
    await shop.admin.Users.Patch('b1', 'u1', { Username: username })
    expect(claimsOf(valuesIn((await aBrowser(platform).logIn(link())).location).token)).toMatchObject({
      usr: username,
    })
    expect(receiver.received).toEqual([])
  })

  test('is sent to syncuser, which may refuse', async () => {
    const { shop, link, username } = await aConnection(platform, parts, { CallSyncUserIntegrationEvent: true })
    const email = `${username}@shop.test`
    await shop.admin.Users.Patch('b1', 'u1', { Username: email })
    provider.person = { subject: 's2', email, isVerified: true }
    valuesIn((await aBrowser(platform).logIn(link())).location)
    expect(receiver.received).toMatchObject([
      { path: '/hooks/syncuser', body: { ExistingUser: { ID: 'u1', Username: email, Password: null } } },
    ])
    expect(claimsOf(receiver.received[0]?.body.OrderCloudAccessToken)).toMatchObject({ usr: email })
    receiver.answers.syncuser = () => ({ ErrorMessage: 'Not today.' })
    expect(whyOf((await aBrowser(platform).logIn(link())).location)).toBe('Not today.')
  })
})

describe('the way to the provider and back', () => {
  test('leaves no code, state, cookie, token or secret in the log', async () => {
    const lines: string[] = []
    const logger = createLog({ service: 'test', level: 'trace', destination: { write: (line) => lines.push(line) } })
    const talkative = await startAnother(platform, { outboundAllow: [provider.host, receiver.host] }, logger)
    const { link, username } = await aConnection(talkative, parts)
    receiver.answers.createuser = () => ({ Username: username })
    const browser = aBrowser(talkative)
    const left = await browser.open(link())
    const cookie = [...browser.jars.platform.values()].join()
    const back = await browser.signIn(left.location)
    const { token, idp, refresh } = valuesIn((await browser.open(back.url)).location)
    const failed = await aBrowser(talkative).logIn(link(), (url) => url.replace(/nonce=[^&]+/, 'nonce=another'))
    expect(whyOf(failed.location)).toContain('cannot be used')
    expect(lines.join()).toContain('provider-refused')
    const { code, state } = Object.fromEntries(new URL(back.url).searchParams)
    for (const secret of [cookie, code, state, token, idp, refresh, providerClient.secret, receiver.received[0]?.raw]) {
      expect(secret).toBeTruthy()
      expect(lines.join()).not.toContain(secret)
    }
  })

  test('asks for scopes, PKCE and custom parameters, and leaves a cookie for fifteen minutes', async () => {
    const { link } = await aConnection(platform, parts, { AdditionalIdpScopes: ['tiles'] })
    const customParams = 'login_hint=ann&state=mine&redirect_uri=https://evil.example'
    const { location, setCookie, status } = await aBrowser(platform).open(link({ customParams }))
    expect(status).toBe(302)
    const { origin, pathname, searchParams } = new URL(location)
    expect(origin + pathname).toBe(`${provider.issuer}/auth`)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: providerClient.id,
      response_type: 'code',
      redirect_uri: 'http://platform.test/ocrpcode',
      scope: 'openid profile email tiles',
      code_challenge_method: 'S256',
      login_hint: 'ann',
    })
    expect(searchParams.get('state')).toHaveLength(43)
    expect(setCookie).toMatch(/^ocrp-[\w-]{8}=[\w-]{43}; Max-Age=900; Path=\/ocrpcode; HttpOnly; SameSite=Lax$/)
    const secure = await startPlatform({
      publicUrl: 'https://platform.test',
      outboundAllow: [provider.host, receiver.host],
    })
    const there = await aConnection(secure, parts)
    expect((await aBrowser(secure).open(there.link())).setCookie).toMatch(/; Secure$/)
  })

  test('works by form, with a secret in the form, without metadata, and in another process', async () => {
    const { shop, link, username } = await aConnection(platform, parts)
    receiver.answers.createuser = () => ({ Username: username })
    valuesIn((await aBrowser(platform).logIn(link({ customParams: 'response_mode=form_post' }))).location)
    await shop.admin.OpenIdConnects.Patch('google', {
      UrlEncoded: true,
      ConnectClientID: `${providerClient.id}-post`,
    })
    provider.servesMetadata = false
    valuesIn((await aBrowser(platform).logIn(link())).location)
    expect(provider.tokenRequests).toEqual(['basic', 'post'])
    provider.servesMetadata = true
    const browser = aBrowser(platform)
    const back = await browser.signIn((await browser.open(link())).location)
    const other = aBrowser(await startAnother(platform, { outboundAllow: [provider.host, receiver.host] }))
    for (const [name, value] of browser.jars.platform) other.jars.platform.set(name, value)
    valuesIn((await other.open(back.url)).location)
  })

  test('lets two tabs log in beside each other', async () => {
    const { link, username } = await aConnection(platform, parts)
    receiver.answers.createuser = () => ({ Username: username })
    const browser = aBrowser(platform)
    const [one, two] = [await browser.open(link()), await browser.open(link())]
    for (const { location } of [two, one]) valuesIn((await browser.open((await browser.signIn(location)).url)).location)
    expect(browser.jars.platform.size).toBe(0)
  })

  test.each(['//evil.example', '\\\\evil', '@evil', 'https://evil.example', '/\\evil'])(
    'leads to the configured host with the path %s',
    async (appstartpath) => {
      const { shop, link, username } = await aConnection(platform, parts)
      receiver.answers.createuser = () => ({ Username: username })
      expect(valuesIn((await aBrowser(platform).logIn(link({ appstartpath }))).location).path).toBe(appstartpath)
      await shop.admin.OpenIdConnects.Patch('google', { AppStartUrl: 'https://shop.example{2}?token={0}' })
      const { location } = await aBrowser(platform).logIn(link({ appstartpath }))
      expect(location.startsWith('https://shop.example/')).toBe(true)
      expect(new URL(location).host).toBe('shop.example')
    },
  )
})
