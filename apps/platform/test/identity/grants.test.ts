import { sql } from '@tessera/server/sql'
import { adminPassword, clientSecret, createTestMarketplace } from '@tessera/testing/marketplace'
import { startPlatform } from '@tessera/testing/platform'
import { describe, expect, test } from 'vitest'
import { aBuyerUser, asGuest, askToken, asSeller, byPassword, claimsOf, goodPassword } from './people.ts'

const platform = await startPlatform()

describe('a token is refused', () => {
  test('for an unknown grant, an unknown client, and missing fields', async () => {
    const shop = await createTestMarketplace(platform)
    const { storefrontClientID: client_id } = shop
    expect(await askToken(platform, { grant_type: 'magic', client_id })).toMatchObject({
      status: 400,
      code: 'Auth.OauthError',
    })
    expect(await askToken(platform, { ...asGuest(shop), client_id: 'nobody' })).toMatchObject({
      status: 400,
      code: 'ApiClient.InvalidClientID',
      body: { error: 'invalid_client' },
    })
    expect(await askToken(platform, { grant_type: 'password', client_id, username: 'x' })).toMatchObject({
      code: 'Auth.UsernameAndPasswordRequired',
    })
  })

  test.each(['constructor', 'toString', 'hasOwnProperty', '__proto__'])(
    'for %s, which every object knows and no grant is',
    async (grant_type) => {
      const { storefrontClientID: client_id } = await createTestMarketplace(platform)
      expect(await askToken(platform, { grant_type, client_id })).toMatchObject({
        status: 400,
        code: 'Auth.OauthError',
      })
    },
  )

  test('in the same words for a wrong name and a wrong password', async () => {
    const shop = await createTestMarketplace(platform)
    const { username } = await aBuyerUser(shop)
    const wrongPassword = await askToken(platform, byPassword(shop, username, 'Another-Password-1'))
    const wrongName = await askToken(platform, byPassword(shop, 'somebody-else'))
    expect(wrongPassword).toMatchObject({
      status: 400,
      code: 'Auth.InvalidUsernameOrPassword',
      body: { error: 'invalid_grant', error_description: 'Username or password is not correct.' },
    })
    expect(wrongName.body).toEqual(wrongPassword.body)
  })

  test('when client, marketplace, company or user is not active', async () => {
    const shop = await createTestMarketplace(platform)
    const { admin } = shop
    const { username, buyer, user } = await aBuyerUser(shop)
    const form = byPassword(shop, username)
    await admin.Users.Patch(buyer, user, { Active: false })
    expect(await askToken(platform, form)).toMatchObject({ code: 'Auth.UserNotActive' })
    await admin.Users.Patch(buyer, user, { Active: true })
    await admin.Buyers.Patch(buyer, { Active: false })
    expect(await askToken(platform, form)).toMatchObject({ code: 'Auth.CompanyNotActive' })
    await admin.Buyers.Patch(buyer, { Active: true })
    await admin.ApiClients.Patch(shop.storefrontClientID, { Active: false })
    expect(await askToken(platform, form)).toMatchObject({ code: 'Auth.ClientNotActive' })
    await platform.database.rows(sql`update marketplaces set active = false where id = ${shop.id}`)
    expect(await askToken(platform, form)).toMatchObject({ code: 'Auth.SellerNotActive' })
  })

  test('to a kind of user the client is not open to, until the buyer is assigned', async () => {
    const shop = await createTestMarketplace(platform)
    const { username, buyer } = await aBuyerUser(shop)
    await shop.admin.ApiClients.Patch(shop.storefrontClientID, { AllowAnyBuyer: false })
    expect(await askToken(platform, byPassword(shop, username))).toMatchObject({ status: 401, code: 'Auth.OauthError' })
    await shop.admin.ApiClients.SaveAssignment({ ApiClientID: shop.storefrontClientID.toUpperCase(), BuyerID: buyer })
    expect(await askToken(platform, byPassword(shop, username))).toMatchObject({ status: 200 })
  })

  test('without a default context user, in the sentence that shops look for', async () => {
    const shop = await createTestMarketplace(platform)
    await shop.admin.ApiClients.Patch(shop.sellerClientID, { DefaultContextUserName: null })
    expect(await askToken(platform, asSeller(shop))).toMatchObject({
      status: 400,
      body: { error_description: 'Default context user required for client credentials grant' },
    })
  })

  test('to a guest of a client without anonymous shopping, even with a made-up secret', async () => {
    const shop = await createTestMarketplace(platform)
    await shop.admin.ApiClients.Patch(shop.storefrontClientID, { IsAnonBuyer: false })
    expect(await askToken(platform, asGuest(shop))).toMatchObject({ code: 'Auth.OauthError' })
    expect(await askToken(platform, { ...asGuest(shop), client_secret: 'made-up' })).toMatchObject({
      code: 'Auth.OauthError',
    })
  })

  test('by every grant when the client has a secret and it is missing, wrong or expired', async () => {
    const shop = await createTestMarketplace(platform)
    const { admin, storefrontClientID: client } = shop
    const { username } = await aBuyerUser(shop)
    const { ClientSecret: secret, ID } = await admin.ApiClients.CreateSecret(client, { Name: 'first' })
    const refused = { status: 400, code: 'ApiClient.InvalidClientID' }
    expect(await askToken(platform, byPassword(shop, username))).toMatchObject(refused)
    expect(await askToken(platform, asGuest(shop))).toMatchObject(refused)
    expect(await askToken(platform, { ...byPassword(shop, username), client_secret: 'wrong' })).toMatchObject(refused)
    const form = { ...byPassword(shop, username), client_secret: secret ?? '' }
    expect(await askToken(platform, form)).toMatchObject({ status: 200 })
    await platform.database.rows(
      sql`update api_client_secrets set expiration = now() - interval '1 s' where id = ${ID}`,
    )
    expect(await askToken(platform, form)).toMatchObject(refused)
    expect(await askToken(platform, byPassword(shop, username))).toMatchObject(refused)
  })

  test('when nothing of the scope is left, or a required role is missing', async () => {
    const shop = await createTestMarketplace(platform)
    const { username } = await aBuyerUser(shop)
    const form = byPassword(shop, username)
    const refused = { status: 400, code: 'Auth.InsufficientRoles' }
    expect(await askToken(platform, { ...form, scope: 'ProductAdmin undefined' })).toMatchObject(refused)
    await shop.admin.ApiClients.Patch(shop.storefrontClientID, { MinimumRequiredRoles: ['OrderAdmin'] })
    expect(await askToken(platform, form)).toMatchObject(refused)
  })
})

describe('a token says', () => {
  test('its user, and must not be cached on the way', async () => {
    const shop = await createTestMarketplace(platform)
    const { username } = await aBuyerUser(shop, { roles: ['Shopper'] })
    const { body, headers } = await askToken(platform, byPassword(shop, username.toUpperCase()))
    expect(body).toMatchObject({ token_type: 'bearer', expires_in: 599, refresh_token: expect.any(String) })
    expect(headers['cache-control']).toBe('no-store')
    expect(claimsOf(body.access_token)).toMatchObject({
      usr: username,
      cid: shop.storefrontClientID,
      usrtype: 'buyer',
      role: 'Shopper',
      iss: 'http://platform.test',
      aud: 'http://platform.test',
    })
  })

  test('only the roles that were asked for, and custom ones after the word the client library lets slip', async () => {
    const shop = await createTestMarketplace(platform)
    const { username } = await aBuyerUser(shop, { roles: ['Shopper', 'MeAdmin'], more: { CustomRoles: ['MyRole'] } })
    const rolesFor = async (scope: string) =>
      claimsOf((await askToken(platform, { ...byPassword(shop, username), scope })).body.access_token).role
    expect(await rolesFor('undefined MyRole')).toBe('MyRole')
    expect(await rolesFor('Shopper MyRole OrderAdmin')).toEqual(['Shopper', 'MyRole'])
    expect(await rolesFor('')).toEqual(['MeAdmin', 'MyRole', 'Shopper'])
  })

  test('a part of full access when a part is asked for', async () => {
    const shop = await createTestMarketplace(platform)
    const { body } = await askToken(platform, { ...asSeller(shop), scope: 'ProductReader NoSuchRole' })
    expect(claimsOf(body.access_token)).toMatchObject({ role: 'ProductReader', usrtype: 'admin' })
  })

  test('no more than the client lets through', async () => {
    const shop = await createTestMarketplace(platform)
    const { username } = await aBuyerUser(shop)
    await shop.admin.ApiClients.Patch(shop.storefrontClientID, { MaximumGrantedRoles: ['Shopper', 'OrderAdmin'] })
    const { body } = await askToken(platform, byPassword(shop, username))
    expect(claimsOf(body.access_token).role).toBe('Shopper')
  })

  test('of a guest the one order and whose rights are borrowed, without a refresh token', async () => {
    const shop = await createTestMarketplace(platform)
    const { body } = await askToken(platform, { ...asGuest(shop), anonuserid: 'visitor-7', client_secret: 'ignored' })
    expect(body).toMatchObject({ expires_in: 10_080 * 60 - 1 })
    expect(body).not.toHaveProperty('refresh_token')
    const claims = claimsOf(body.access_token)
    expect(claims).toMatchObject({ usr: 'storefront-guest', usrtype: 'buyer', anonuserid: 'visitor-7' })
    expect(claims.orderid).toMatch(/^[\w-]{22}$/)
  })

  test('of each guest what client and user may since their last change', async () => {
    const shop = await createTestMarketplace(platform)
    const { admin, storefrontClientID: client } = shop
    const roleOf = async () => claimsOf((await askToken(platform, asGuest(shop))).body.access_token).role
    expect(await roleOf()).toContain('MeAdmin')
    expect(await roleOf()).toContain('MeAdmin')
    await admin.ApiClients.Patch(client, { MaximumGrantedRoles: ['Shopper'] })
    expect(await roleOf()).toBe('Shopper')
    await admin.ApiClients.Patch(client, { Active: false })
    expect(await askToken(platform, asGuest(shop))).toMatchObject({ code: 'Auth.ClientNotActive' })
    await admin.ApiClients.Patch(client, { Active: true })
    expect(await askToken(platform, asGuest(shop))).toMatchObject({ status: 200 })
    await admin.ApiClients.CreateSecret(client, { Name: 'first' })
    expect(await askToken(platform, asGuest(shop))).toMatchObject({ code: 'ApiClient.InvalidClientID' })
  })

  test('of the seller client its own user', async () => {
    const shop = await createTestMarketplace(platform)
    const { body } = await askToken(platform, asSeller(shop))
    expect(claimsOf(body.access_token)).toMatchObject({ usr: `admin-${shop.id}`, role: 'FullAccess' })
    const again = { grant_type: 'password', username: `admin-${shop.id}`, password: adminPassword }
    expect(await askToken(platform, { ...asSeller(shop), ...again })).toMatchObject({ status: 200 })
  })
})

describe('a refresh token', () => {
  const refresh = (client_id: string, token: unknown) =>
    askToken(platform, { grant_type: 'refresh_token', client_id, refresh_token: String(token) })

  test('is refused when it is made up, of another client, or from before a new password', async () => {
    const shop = await createTestMarketplace(platform)
    const { username, buyer, user } = await aBuyerUser(shop)
    const { body } = await askToken(platform, byPassword(shop, username))
    const revoked = { status: 400, code: 'Auth.TokenRevoked' }
    expect(await refresh(shop.storefrontClientID, 'made-up')).toMatchObject(revoked)
    const { ID = '' } = await shop.admin.ApiClients.Create({ AppName: 'Other', AccessTokenDuration: 60, Active: true })
    expect(await refresh(String(ID), body.refresh_token)).toMatchObject(revoked)
    await shop.admin.Users.Patch(buyer, user, { Password: 'Another-Password-2' })
    expect(await refresh(shop.storefrontClientID, body.refresh_token)).toMatchObject(revoked)
  })

  test('gives the roles of the first token less those that were taken away since', async () => {
    const shop = await createTestMarketplace(platform)
    const { username, buyer } = await aBuyerUser(shop, { roles: ['Shopper', 'MeAdmin', 'MeXpAdmin'] })
    const { body } = await askToken(platform, { ...byPassword(shop, username), scope: 'Shopper MeAdmin' })
    const profile = `profile-${buyer}`
    await shop.admin.SecurityProfiles.Patch(profile, { Roles: ['Shopper', 'MeXpAdmin'] })
    const again = await refresh(shop.storefrontClientID, body.refresh_token)
    expect(again.body).toMatchObject({ refresh_token: body.refresh_token })
    expect(claimsOf(again.body.access_token).role).toBe('Shopper')
    await shop.admin.SecurityProfiles.Patch(profile, { Roles: ['MeXpAdmin'] })
    expect(await refresh(shop.storefrontClientID, body.refresh_token)).toMatchObject({ code: 'Auth.InsufficientRoles' })
  })
})

test('too many failures from one address must wait, other addresses need not', async () => {
  const strict = await startPlatform({ signInFailures: { name: 'sign-in', hits: 3, seconds: 900 } })
  const shop = await createTestMarketplace(strict)
  const { username } = await aBuyerUser(shop)
  for (const password of ['a', 'b', 'c']) await askToken(strict, byPassword(shop, username, password))
  expect(await askToken(strict, byPassword(shop, username, goodPassword))).toMatchObject({
    status: 429,
    code: 'RateLimit.Exceeded',
    headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
    body: { error: 'temporarily_unavailable', error_description: expect.any(String) },
  })
})

test('a client that sends its secret has a limit of its own, and a wrong secret has none', async () => {
  const strict = await startPlatform({
    signInFailures: { name: 'sign-in', hits: 3, seconds: 900 },
    clientSignInFailures: { name: 'client-sign-in', hits: 5, seconds: 900 },
  })
  const shop = await createTestMarketplace(strict)
  const { username } = await aBuyerUser(shop)
  await shop.admin.ApiClients.Patch(shop.sellerClientID, { AllowAnyBuyer: true })
  const by = (password: string, secret = clientSecret) =>
    askToken(strict, {
      grant_type: 'password',
      client_id: shop.sellerClientID,
      client_secret: secret,
      username,
      password,
    })
  for (let at = 0; at < 3; at += 1) expect((await by('wrong', 'guess')).status).toBe(400)
  expect((await by(goodPassword, 'guess')).status).toBe(429)
  for (let at = 0; at < 5; at += 1) expect((await by('wrong')).status).toBe(400)
  expect(await by(goodPassword)).toMatchObject({ status: 429, body: { error: 'temporarily_unavailable' } })
})
