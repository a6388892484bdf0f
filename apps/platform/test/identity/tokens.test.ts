import { createHmac } from 'node:crypto'
import { createKeyRing } from '@tessera/platform/identity/key-ring'
import { createTokenMaker } from '@tessera/platform/identity/token-maker'
import { createTestMarketplace, type TestMarketplace } from '@tessera/testing/marketplace'
import { publicUrl, startAnother, startPlatform } from '@tessera/testing/platform'
import { tokenWith } from '@tessera/testing/token-with'
import { createLocalJWKSet, decodeProtectedHeader, generateKeyPair, type JWK, jwtVerify, SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { aBuyerUser, asBearer, asGuest, askToken, byPassword, claimsOf, type Reply, send } from './people.ts'

const platform = await startPlatform()
const me = (token: string): Promise<Reply> => send(platform, { method: 'GET', url: '/v1/me', headers: asBearer(token) })
const invalid = { status: 401, code: 'InvalidToken' }

const signedInAs = async (shop: TestMarketplace, username: string): Promise<string> =>
  shop.token(byPassword(shop, username))

describe('a request is not let in', () => {
  test('without a token, with an empty one, or with something else', async () => {
    expect(await send(platform, { method: 'GET', url: '/v1/me' })).toMatchObject({
      ...invalid,
      body: { Errors: [{ Message: 'Access token is invalid or expired.', Data: null }] },
    })
    for (const authorization of ['Bearer ', 'Bearer x', 'Basic abc', 'Bearer a.b.c', 'Bearer eyJhbGciOiJub25lIn0.e30.'])
      expect(await send(platform, { method: 'GET', url: '/v1/me', headers: { authorization } })).toMatchObject(invalid)
  })

  test('with a token that was changed, signed otherwise, or signed by another key', async () => {
    const { adminToken } = await createTestMarketplace(platform)
    const [head = '', payload = '', signature = ''] = adminToken.split('.')
    const changed = Buffer.from(JSON.stringify({ ...claimsOf(adminToken), usr: 'somebody' })).toString('base64url')
    expect(await me(`${head}.${changed}.${signature}`)).toMatchObject(invalid)
    const { kid = '' } = decodeProtectedHeader(adminToken)
    const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT', kid })).toString('base64url')
    expect(await me(`${none}.${payload}.`)).toMatchObject(invalid)
    const key = await createKeyRing(platform.database).findPublic(kid)
    const hs = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'JWT', kid })).toString('base64url')
    const mac = createHmac('sha256', JSON.stringify(key)).update(`${hs}.${payload}`).digest('base64url')
    expect(await me(`${hs}.${payload}.${mac}`)).toMatchObject(invalid)
    const { privateKey } = await generateKeyPair('RS256')
    const forged = await new SignJWT(claimsOf(adminToken)).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey)
    expect(await me(forged)).toMatchObject(invalid)
  })

  test('with a key ID that no database could take', async () => {
    const { privateKey } = await generateKeyPair('RS256')
    for (const kid of ['\u0000', 'x'.repeat(5000), "' or true --"]) {
      const token = await new SignJWT({}).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey)
      expect(await me(token)).toMatchObject(invalid)
    }
  })

  test('with a token of another issuer or audience, or one that is over', async () => {
    const { adminToken } = await createTestMarketplace(platform)
    const { u, cid, sv, usr } = claimsOf(adminToken) as { u: string; cid: string; sv: number; usr: string }
    const claims = { u, cid, sv, usr, usrtype: 'admin', roles: ['FullAccess'] } as const
    const keys = createKeyRing(platform.database)
    expect(await me(await createTokenMaker(keys, 'http://elsewhere.test').sign(claims, 10))).toMatchObject(invalid)
    expect(await me(await createTokenMaker(keys, publicUrl).sign(claims, -1))).toMatchObject(invalid)
    expect(await me(await createTokenMaker(keys, publicUrl).sign(claims, 10))).toMatchObject({ status: 200 })
  })

  test('with an identity token', async () => {
    const shop = await createTestMarketplace(platform)
    const { identity_token: token } = await shop.admin.UserInfo.GetToken()
    expect(await me(token ?? '')).toMatchObject(invalid)
  })

  test('once user, buyer or client is not active any more', async () => {
    const shop = await createTestMarketplace(platform)
    const { username, buyer, user } = await aBuyerUser(shop)
    const token = await signedInAs(shop, username)
    expect(await me(token)).toMatchObject({ status: 200 })
    await shop.admin.Users.Patch(buyer, user, { Active: false })
    expect(await me(token)).toMatchObject(invalid)
    await shop.admin.Users.Patch(buyer, user, { Active: true })
    expect(await me(token)).toMatchObject({ status: 401, code: 'Auth.TokenRevoked' })
    const next = await signedInAs(shop, username)
    await shop.admin.ApiClients.Patch(shop.storefrontClientID, { Active: false })
    expect(await me(next)).toMatchObject(invalid)
  })

  test('after the user was signed out, by an administrator, by themselves, by deletion', async () => {
    const shop = await createTestMarketplace(platform)
    const { username, buyer, user } = await aBuyerUser(shop)
    const first = await signedInAs(shop, username)
    expect(await me(first)).toMatchObject({ status: 200 })
    await shop.admin.Users.RevokeUserTokens(buyer, user)
    expect(await me(first)).toMatchObject({ status: 401, code: 'Auth.TokenRevoked' })
    const second = await signedInAs(shop, username)
    await shop.as(second).Me.RevokeTokens()
    expect(await me(second)).toMatchObject({ code: 'Auth.TokenRevoked' })
    const third = await signedInAs(shop, username)
    await shop.admin.Users.Delete(buyer, user)
    expect(await me(third)).toMatchObject(invalid)
  })

  test('by an operation whose roles it does not have; the answer lists them', async () => {
    const shop = await createTestMarketplace(platform)
    const { username } = await aBuyerUser(shop, { roles: ['Shopper'] })
    const token = await signedInAs(shop, username)
    expect(
      await send(platform, { method: 'PATCH', url: '/v1/me', headers: asBearer(token), payload: {} }),
    ).toMatchObject({
      status: 403,
      code: 'Auth.InsufficientRoles',
      body: { Errors: [{ Data: { AssignedRoles: ['Shopper'], RolesWithAccess: ['FullAccess', 'MeAdmin'] } }] },
    })
  })

  test('as a guest, where only an account of one’s own will do', async () => {
    const shop = await createTestMarketplace(platform)
    const guest = await shop.token(asGuest(shop))
    for (const [method, url] of [
      ['PATCH', '/v1/me'],
      ['DELETE', '/v1/me/tokens'],
    ] as const)
      expect(await send(platform, { method, url, headers: asBearer(guest) })).toMatchObject({
        status: 403,
        code: 'Auth.AnonUserProhibited',
      })
  })
})

describe('a narrowed token', () => {
  const narrow = (token: string, Roles: unknown) =>
    send(platform, { method: 'POST', url: '/v1/me/tokens/narrowed', headers: asBearer(token), payload: { Roles } })
  const narrowed = async (token: string, ...roles: string[]): Promise<string> =>
    String((await narrow(token, roles)).body.access_token)
  const list = (token: string, path: string) =>
    send(platform, { method: 'GET', url: `/v1/${path}`, headers: asBearer(token) })
  const rolesIn = (token: string): unknown => claimsOf(token).role

  test('is refused to customers and guests, without a list of roles, and with roles of others alone', async () => {
    const shop = await createTestMarketplace(platform)
    const buyer = await tokenWith(platform, shop, { userType: 'buyer', roles: ['FullAccess'] })
    for (const token of [buyer, await shop.token(asGuest(shop))])
      expect(await narrow(token, ['Shopper'])).toMatchObject({ status: 403, code: 'Auth.UserNotAuthorizedToAdmin' })
    const token = await tokenWith(platform, shop, { roles: ['ProductAdmin', 'OrderReader'] })
    for (const roles of [undefined, null, {}])
      expect(await narrow(token, roles)).toMatchObject({ status: 400, code: 'ValidationFailure' })
    for (const roles of [[], ['FullAccess'], ['OrderAdmin', 'ProductReader', 'MyOwn']])
      expect(await narrow(token, roles)).toMatchObject({
        status: 403,
        code: 'Auth.NoRoleRemains',
        body: { Errors: [{ Data: { AssignedRoles: ['OrderReader', 'ProductAdmin'], Roles: roles } }] },
      })
  })

  test('has what was asked for and held, is short, cannot be renewed, and is no way back', async () => {
    const shop = await createTestMarketplace(platform)
    const { body } = await narrow(shop.adminToken, ['OrderReader', 'ProductReader', 'OrderReader', 'AuditReader'])
    expect(Object.keys(body).toSorted()).toEqual(['access_token', 'expires_in', 'token_type'])
    expect(body.expires_in).toBeLessThanOrEqual(300)
    const token = String(body.access_token)
    const { exp, iat, usr, usrtype, role } = claimsOf(token)
    expect([Number(exp) - Number(iat) <= 300, role]).toEqual([true, ['OrderReader', 'ProductReader', 'AuditReader']])
    expect([usr, usrtype]).toEqual([claimsOf(shop.adminToken).usr, 'admin'])
    expect(await list(token, 'products')).toMatchObject({ status: 200 })
    expect(await list(token, 'buyers')).toMatchObject({ status: 403, code: 'Auth.InsufficientRoles' })
    expect(await narrow(token, ['FullAccess', 'ProductAdmin'])).toMatchObject({ code: 'Auth.NoRoleRemains' })
    expect(rolesIn(await narrowed(token, 'FullAccess', 'OrderReader'))).toBe('OrderReader')
  })

  test('does not outlive the token that asked, and ends with its session', async () => {
    const shop = await createTestMarketplace(platform)
    const { u, cid, sv, usr } = claimsOf(shop.adminToken) as { u: string; cid: string; sv: number; usr: string }
    const maker = createTokenMaker(createKeyRing(platform.database), publicUrl)
    const claims = { u, cid, usr, usrtype: 'admin', roles: ['FullAccess'] } as const
    const parent = await maker.sign({ ...claims, sv }, 1)
    const child = await narrowed(parent, 'OrderReader')
    expect(Number(claimsOf(child).exp)).toBeLessThanOrEqual(Number(claimsOf(parent).exp))
    // within the ten seconds in which clients may still use a token that is over
    const over = await maker.sign({ ...claims, sv }, -3 / 60)
    expect(await narrow(over, ['OrderReader'])).toMatchObject(invalid)
    const other = await startAnother(platform)
    const kept = await send(other, { method: 'GET', url: '/v1/me', headers: asBearer(parent) })
    expect(kept).toMatchObject({ status: 200 })
    await shop.admin.Me.RevokeTokens()
    expect(await me(child)).toMatchObject({ status: 401, code: 'Auth.TokenRevoked' })
    // another process trusts the revoked token for five seconds; what it makes of it is revoked too
    const late = await send(other, {
      method: 'POST',
      url: '/v1/me/tokens/narrowed',
      headers: asBearer(parent),
      payload: { Roles: ['OrderReader'] },
    })
    expect(late).toMatchObject({ status: 200 })
    expect(await me(String(late.body.access_token))).toMatchObject({ status: 401, code: 'Auth.TokenRevoked' })
  })

  test('of a supplier’s user stays in its company, and the audit says who asked for what, without the token', async () => {
    const shop = await createTestMarketplace(platform)
    for (const ID of ['mill', 'kiln']) await shop.admin.Suppliers.Save(ID, { Name: ID, Active: true })
    const roles = ['SupplierUserAdmin', 'ProductAdmin']
    const token = await tokenWith(platform, shop, { userType: 'supplier', companyID: 'kiln', roles })
    const less = await narrowed(token, 'SupplierUserAdmin', 'OrderAdmin')
    expect(rolesIn(less)).toBe('SupplierUserAdmin')
    expect(await list(less, 'suppliers/kiln/users')).toMatchObject({ status: 200 })
    expect(await list(less, 'suppliers/mill/users')).toMatchObject({ status: 404 })
    expect(await list(less, 'products')).toMatchObject({ status: 403 })
    const { Items } = await shop.admin.Events.List({ operation: 'Me.CreateNarrowedToken' })
    expect(Items).toMatchObject([
      { Username: claimsOf(token).usr, Body: { Roles: ['SupplierUserAdmin', 'OrderAdmin'] }, ReplyID: null },
    ])
    expect(JSON.stringify(Items)).not.toContain(less)
  })
})

describe('keys', () => {
  test('rotate, and tokens signed by an older one stay valid', async () => {
    const shop = await createTestMarketplace(platform)
    const before = decodeProtectedHeader(shop.adminToken).kid ?? ''
    await createKeyRing(platform.database).rotate()
    const other = await startAnother(platform)
    const { body } = await askToken(other, { ...asGuest(shop) })
    const after = decodeProtectedHeader(String(body.access_token)).kid ?? ''
    expect(after).not.toBe(before)
    expect(await me(shop.adminToken)).toMatchObject({ status: 200 })
    expect(await me(String(body.access_token))).toMatchObject({ status: 200 })
    for (const kid of [before, after]) {
      const reply = await send(platform, { method: 'GET', url: `/oauth/certs/${kid}` })
      expect(reply).toMatchObject({ status: 200, body: { kty: 'RSA', alg: 'RS256', use: 'sig', kid } })
      expect(Object.keys(reply.body)).toEqual(['kty', 'n', 'e', 'alg', 'use', 'kid'])
    }
  })

  test('that do not exist are not found', async () => {
    for (const kid of ['nope', '%00', crypto.randomUUID()])
      expect(await send(platform, { method: 'GET', url: `/oauth/certs/${kid}` })).toMatchObject({
        status: 404,
        code: 'NotFound',
        body: { Errors: [{ Data: { ObjectType: 'PublicKey' } }] },
      })
  })

  test('let anybody check a token without us', async () => {
    const shop = await createTestMarketplace(platform)
    const { username } = await aBuyerUser(shop)
    const token = await signedInAs(shop, username)
    const identity = await shop.as(token).UserInfo.GetToken()
    expect(identity.expires_in).toBe(600)
    const { kid } = decodeProtectedHeader(token)
    const { body } = await send(platform, { method: 'GET', url: `/oauth/certs/${kid}` })
    const { payload } = await jwtVerify(identity.identity_token ?? '', createLocalJWKSet({ keys: [body as JWK] }), {
      issuer: publicUrl,
      audience: shop.storefrontClientID,
    })
    expect(payload).toMatchObject({
      sub: 'u1',
      preferred_username: username,
      email: 'ann@shop.test',
      given_name: 'Ann',
      family_name: 'Example',
    })
  })
})
