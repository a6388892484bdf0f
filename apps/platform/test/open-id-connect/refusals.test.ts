import { sql } from '@tessera/server/sql'
import { createTestMarketplace } from '@tessera/testing/marketplace'
import { publicUrl, startPlatform } from '@tessera/testing/platform'
import { exportJWK, generateKeyPair } from 'jose'
import { beforeEach, describe, expect, test } from 'vitest'
import { aReceiver } from '../checkout/a-receiver.ts'
import { aBrowser } from './a-browser.ts'
import { aConnection, whyOf } from './a-connection.ts'
import { aProvider } from './a-provider.ts'

const provider = await aProvider()
const receiver = await aReceiver()
const platform = await startPlatform({ outboundAllow: [provider.host, receiver.host] })
const parts = { provider, receiver }
const unusable = 'The answer of the identity provider cannot be used.'
const ended = 'This log-in has ended or was started in another browser; start again.'

beforeEach(() => {
  provider.person = { subject: 'p1', email: 'p1@shop.test', isVerified: true }
  provider.servesMetadata = true
  provider.foreignKeys = null
  receiver.received.length = 0
  receiver.answers = {}
  receiver.status = 200
})

describe('a configuration is refused', () => {
  test('if its addresses cannot be used', async () => {
    const { shop } = await aConnection(platform, parts)
    for (const [property, value] of [
      ['AppStartUrl', 'https://{2}/in?t={0}'],
      ['AppStartUrl', 'javascript:alert(1)'],
      ['AuthorizationEndpoint', '/auth'],
      ['CustomErrorUrl', 'oops'],
      ['TokenEndpoint', 'http://provider.example/token'],
    ] as const)
      await expect(shop.admin.OpenIdConnects.Patch('google', { [property]: value })).rejects.toMatchObject({
        status: 400,
        errors: [{ ErrorCode: 'ValidationFailure', Data: { Property: property } }],
      })
  })

  test('if its event is of another type, or missing while it should be called', async () => {
    const { shop } = await aConnection(platform, parts)
    await shop.admin.IntegrationEvents.Save('checkout', {
      Name: 'Checkout',
      EventType: 'OrderCheckout',
      CustomImplementationUrl: receiver.url,
      HashKey: 'a-key-to-sign-with',
    })
    await expect(shop.admin.OpenIdConnects.Patch('google', { IntegrationEventID: 'checkout' })).rejects.toMatchObject({
      errors: [{ ErrorCode: 'IntegrationEvent.IncompatibleEventType' }],
    })
    await expect(
      shop.admin.OpenIdConnects.Patch('google', {
        IntegrationEventID: null,
        CallSyncUserIntegrationEvent: true,
      } as never),
    ).rejects.toMatchObject({ errors: [{ ErrorCode: 'ValidationFailure' }] })
    await expect(shop.admin.IntegrationEvents.Delete('people')).rejects.toMatchObject({
      errors: [{ ErrorCode: 'IntegrationEvent.CannotDeleteInUse' }],
    })
  })
})

describe('a log-in does not start', () => {
  test('without names, for an unknown ID, and with the client of another marketplace', async () => {
    const { clientID } = await aConnection(platform, parts)
    const other = await createTestMarketplace(platform)
    const browser = aBrowser(platform)
    expect(await browser.open('/ocrplogin')).toMatchObject({ status: 400 })
    for (const query of [
      { id: 'nobody', cid: clientID },
      { id: 'google', cid: other.storefrontClientID },
      { id: '\u0000', cid: '\u0000x' },
    ])
      expect(await browser.open(`/ocrplogin?${new URLSearchParams(query)}`)).toMatchObject({ location: '' })
    expect(await browser.open(`/ocrplogin?id=nobody&cid=${clientID}`)).toMatchObject({ status: 404, setCookie: '' })
  })

  test('with a client that is not active', async () => {
    const { shop, link, clientID } = await aConnection(platform, parts)
    await shop.admin.ApiClients.Patch(clientID, { Active: false })
    const reply = await aBrowser(platform).open(link())
    expect(whyOf(reply.location)).toBe('This API client is not active.')
    expect(reply.setCookie).toBe('')
  })
})

describe('a browser that comes back is refused', () => {
  test('with a forged state, without its cookie, and too late', async () => {
    const { link } = await aConnection(platform, parts)
    const browser = aBrowser(platform)
    const back = await browser.signIn((await browser.open(link())).location)
    const state = new URL(back.url).searchParams.get('state') ?? ''
    for (const forged of [back.url.replace(state, `${state.slice(0, 20)}x`), `${publicUrl}/ocrpcode?code=x`])
      expect(await browser.open(forged)).toMatchObject({ status: 400, location: '' })
    const stranger = await aBrowser(platform).open(back.url)
    expect(stranger).toMatchObject({ status: 400, location: '' })
    expect(stranger.body).toContain(ended)
    await platform.database.rows(sql`update open_id_connect_attempts set expires_at = now()`)
    expect(await browser.open(back.url)).toMatchObject({ status: 400 })
    expect(receiver.received).toEqual([])
  })

  test('a second time, and with a code of another attempt', async () => {
    const { link, username } = await aConnection(platform, parts)
    receiver.answers.createuser = () => ({ Username: username })
    const browser = aBrowser(platform)
    const back = await browser.signIn((await browser.open(link())).location)
    const cookies = new Map(browser.jars.platform)
    expect((await browser.open(back.url)).location).toContain('https://shop.example/in?token=')
    for (const [name, value] of cookies) browser.jars.platform.set(name, value)
    expect(await browser.open(back.url)).toMatchObject({ status: 400, location: '' })
    const usedCode = new URL(back.url).searchParams.get('code') ?? ''
    const next = new URL((await browser.signIn((await browser.open(link())).location)).url)
    next.searchParams.set('code', usedCode)
    expect(whyOf((await browser.open(next.href)).location)).toBe(unusable)
  })

  test('four times out of five when five come at once', async () => {
    const { link, username } = await aConnection(platform, parts)
    receiver.answers.createuser = () => ({ Username: username })
    const browser = aBrowser(platform)
    const back = await browser.signIn((await browser.open(link())).location)
    const replies = await Promise.all(Array.from({ length: 5 }, () => browser.open(back.url)))
    expect(replies.map(({ status }) => status).sort()).toEqual([302, 400, 400, 400, 400])
    expect(receiver.received).toHaveLength(1)
  })

  test('with the nonce, the PKCE challenge or the issuer of another attempt', async () => {
    const { link } = await aConnection(platform, parts)
    for (const change of [
      (url: string) => url.replace(/nonce=[^&]+/, 'nonce=another'),
      (url: string) => url.replace(/code_challenge=[^&]+/, `code_challenge=${'x'.repeat(43)}`),
    ])
      expect(whyOf((await aBrowser(platform).logIn(link(), change)).location)).toBe(unusable)
    const browser = aBrowser(platform)
    const back = await browser.signIn((await browser.open(link())).location)
    const elsewhere = back.url.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fevil.example')
    expect(whyOf((await browser.open(elsewhere)).location)).toBe(unusable)
    expect(receiver.received).toEqual([])
  })

  test('with the nonce of another attempt, also if the provider serves no metadata', async () => {
    provider.servesMetadata = false
    const { link } = await aConnection(platform, parts)
    const change = (url: string) => url.replace(/nonce=[^&]+/, 'nonce=another')
    expect(whyOf((await aBrowser(platform).logIn(link(), change)).location)).toBe(unusable)
  })

  test('with an ID token that was signed by another key', async () => {
    const { publicKey } = await generateKeyPair('RS256')
    provider.foreignKeys = { keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256', use: 'sig', kid: 'k1' }] }
    const { link } = await aConnection(platform, parts)
    expect(whyOf((await aBrowser(platform).logIn(link())).location)).toBe(unusable)
    expect(receiver.received).toEqual([])
  })

  test('when the provider refuses: in its words, at the error page or as an error', async () => {
    provider.person = null
    const { shop, link } = await aConnection(platform, parts)
    expect(whyOf((await aBrowser(platform).logIn(link())).location)).toBe('The person said no.')
    await shop.admin.OpenIdConnects.Patch('google', { CustomErrorUrl: null } as never)
    const reply = await aBrowser(platform).logIn(link())
    expect(reply).toMatchObject({ status: 400, location: '' })
    expect(JSON.parse(reply.body)).toMatchObject({
      Errors: [{ ErrorCode: 'Auth.OauthError', Message: 'The person said no.' }],
    })
  })

  test('with a wrong client secret, and with a provider that may not be called', async () => {
    const { shop, link } = await aConnection(platform, parts, { ConnectClientSecret: 'wrong' })
    expect(whyOf((await aBrowser(platform).logIn(link())).location)).toBe(unusable)
    await shop.admin.OpenIdConnects.Patch('google', { TokenEndpoint: 'https://localhost/token' })
    expect(whyOf((await aBrowser(platform).logIn(link())).location)).toBe(unusable)
  })
})

describe('a person is refused', () => {
  test('when createuser refuses, answers nothing useful, or names nobody', async () => {
    const { link } = await aConnection(platform, parts)
    for (const [answer, why] of [
      [{ Username: 'x', ErrorMessage: 'Ask your manager & wait.' }, 'Ask your manager & wait.'],
      [{}, 'The integration answered in a way that cannot be used.'],
      ['no JSON', 'The integration answered in a way that cannot be used.'],
      [{ Username: 'nobody-here' }, 'No user was found for this request.'],
    ] as const) {
      receiver.answers.createuser = () => answer
      expect(whyOf((await aBrowser(platform).logIn(link())).location)).toBe(why)
    }
    receiver.status = 500
    expect(whyOf((await aBrowser(platform).logIn(link())).location)).toContain('The integration answered')
  })

  test('without an event: a stranger, and a person whose email address is not verified', async () => {
    const { shop, link, username } = await aConnection(platform, parts, { IntegrationEventID: undefined })
    expect(whyOf((await aBrowser(platform).logIn(link())).location)).toBe('No user was found for this request.')
    await shop.admin.Users.Patch('b1', 'u1', { Username: `${username}@shop.test` })
    provider.person = { subject: 'p2', email: `${username}@shop.test`, isVerified: false }
    expect(whyOf((await aBrowser(platform).logIn(link())).location)).toBe('No user was found for this request.')
  })

  test('whose user or company is not active, whose client is closed, or who has none of the roles', async () => {
    const { shop, link, username, clientID } = await aConnection(platform, parts)
    receiver.answers.createuser = () => ({ Username: username })
    const why = async () => whyOf((await aBrowser(platform).logIn(link({ roles: 'MeAdmin' }))).location)
    await shop.admin.Users.Patch('b1', 'u1', { Active: false })
    expect(await why()).toBe('This user is not active.')
    await shop.admin.Users.Patch('b1', 'u1', { Active: true })
    await shop.admin.Buyers.Patch('b1', { Active: false })
    expect(await why()).toBe('The company of this user is not active.')
    await shop.admin.Buyers.Patch('b1', { Active: true })
    await shop.admin.ApiClients.Patch(clientID, { AllowAnyBuyer: false })
    expect(await why()).toBe('This user is not allowed to use this client.')
    await shop.admin.ApiClients.Patch(clientID, { AllowAnyBuyer: true })
    const reply = await aBrowser(platform).logIn(link({ roles: 'OrderAdmin' }))
    expect(whyOf(reply.location)).toBe('You have none of the roles that open this call; Data lists them.')
    expect(
      await platform.database.rows(sql`select from open_id_connect_users where marketplace_id = ${shop.id}`),
    ).toEqual([])
  })
})
