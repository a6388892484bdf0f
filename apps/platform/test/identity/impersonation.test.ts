import { sql } from '@tessera/server/sql'
import { createTestMarketplace, type TestMarketplace } from '@tessera/testing/marketplace'
import { startPlatform } from '@tessera/testing/platform'
import { describe, expect, test } from 'vitest'
import { aBuyerUser, asBearer, byPassword, claimsOf, goodPassword, person, send } from './people.ts'

const platform = await startPlatform()

/** An administrator who may impersonate, a customer, and a configuration that allows it. */
async function aServiceDesk(shop: TestMarketplace, config: object = {}) {
  const { admin, storefrontClientID: ClientID } = shop
  const customer = await aBuyerUser(shop, { roles: ['Shopper', 'MeAdmin', 'PasswordReset', 'BuyerUserAdmin'] })
  await admin.SecurityProfiles.Save('desk', { Name: 'D', Roles: ['BuyerImpersonation'] })
  const Username = `desk-${shop.id}`
  await admin.AdminUsers.Create({ ID: 'desk', ...person, Username, Password: goodPassword })
  await admin.SecurityProfiles.SaveAssignment({ SecurityProfileID: 'desk', UserID: 'desk' })
  const profile = {
    Name: 'As',
    Roles: ['Shopper', 'MeAdmin', 'PasswordReset', 'BuyerUserAdmin'] as never,
    CustomRoles: ['Desk'],
  }
  await admin.SecurityProfiles.Save('acting', profile)
  await admin.ImpersonationConfigs.Save('c1', { ClientID, SecurityProfileID: 'acting', BuyerID: 'b1', ...config })
  const desk = shop.as(await shop.token(byPassword(shop, Username)))
  const impersonate = (Roles: string[] = [], client = ClientID) =>
    desk.Users.GetAccessToken('b1', 'u1', { ClientID: client, Roles: Roles as never })
  return { ...customer, desk, Username, impersonate }
}

const me = (token: unknown) => send(platform, { method: 'GET', url: '/v1/me', headers: asBearer(String(token)) })

describe('a configuration is refused', () => {
  test('with a client, profile or party that does not exist, or twice', async () => {
    const shop = await createTestMarketplace(platform)
    const { admin, storefrontClientID: ClientID } = shop
    await aBuyerUser(shop)
    const save = (config: object) =>
      admin.ImpersonationConfigs.Create({ ClientID, SecurityProfileID: 'shopper', ...config })
    await expect(save({ ClientID: 'nope' })).rejects.toMatchObject({ errorCode: 'Impersonation.ClientIDNotFound' })
    await expect(save({ SecurityProfileID: 'nope' })).rejects.toMatchObject({
      message: 'SecurityProfile nope not found',
    })
    await expect(save({ BuyerID: 'nope' })).rejects.toMatchObject({ message: 'Buyer nope not found' })
    await expect(save({ BuyerID: 'b1', UserID: 'nobody' })).rejects.toMatchObject({ message: 'User nobody not found' })
    await expect(save({ ImpersonationUserID: 'nobody' })).rejects.toMatchObject({ message: 'User nobody not found' })
    await expect(save({ UserID: 'u1' })).rejects.toMatchObject({
      errorCode: 'Impersonation.BuyerNetworkBuyerIDRequired',
    })
    await expect(save({ BuyerID: 'b1', UserID: 'u1', GroupID: 'g' })).rejects.toMatchObject({
      errorCode: 'PartyAssignment.CannotSpecifyGroupAndUser',
    })
    await save({ BuyerID: 'b1', ClientID: ClientID.toUpperCase() })
    await expect(save({ BuyerID: 'b1' })).rejects.toMatchObject({
      status: 409,
      errorCode: 'ImpersonationConfig.ConflictingImpersonationConfigExists',
    })
    await expect(admin.SecurityProfiles.Delete('shopper')).rejects.toMatchObject({
      errorCode: 'Impersonation.CannotDeleteSecurityProfile',
    })
  })
})

describe('impersonation is refused', () => {
  test('without the role, and to a guest', async () => {
    const shop = await createTestMarketplace(platform)
    const { username } = await aServiceDesk(shop)
    const customer = shop.as(await shop.token(byPassword(shop, username)))
    await expect(
      customer.Users.GetAccessToken('b1', 'u1', { ClientID: shop.storefrontClientID, Roles: [] }),
    ).rejects.toMatchObject({ status: 403, errorCode: 'Auth.InsufficientRoles' })
  })

  test('through an unknown client, an inactive one, or one the buyer may not use', async () => {
    const shop = await createTestMarketplace(platform)
    const { impersonate } = await aServiceDesk(shop)
    await expect(impersonate([], 'nope')).rejects.toMatchObject({ errorCode: 'Impersonation.ClientIDNotFound' })
    const other = await createTestMarketplace(platform)
    await expect(impersonate([], other.storefrontClientID)).rejects.toMatchObject({
      errorCode: 'Impersonation.ClientIDNotFound',
    })
    await expect(impersonate([], shop.sellerClientID)).rejects.toMatchObject({
      errorCode: 'Impersonation.BuyerNotAssigned',
    })
    const { ID = '' } = await shop.admin.ApiClients.Create({
      AppName: 'Off',
      AccessTokenDuration: 60,
      AllowAnyBuyer: true,
    })
    await expect(impersonate([], String(ID))).rejects.toMatchObject({ errorCode: 'Impersonation.BadApiClient' })
  })

  test('when no configuration names client, impersonator and target together', async () => {
    const shop = await createTestMarketplace(platform)
    const { impersonate } = await aServiceDesk(shop)
    const { admin } = shop
    const none = { status: 400, errorCode: 'Impersonation.ConfigError' }
    await admin.Buyers.Save('b2', { Name: 'B2', Active: true })
    await admin.UserGroups.Save('b1', 'vip', { Name: 'VIP' })
    for (const config of [
      { BuyerID: 'b2' },
      { BuyerID: 'b1', GroupID: 'vip' },
      { BuyerID: 'b1', ImpersonationUserID: 'admin' },
      { BuyerID: 'b1', ImpersonationBuyerID: 'b2' },
      { BuyerID: 'b1', ClientID: shop.sellerClientID },
    ]) {
      await admin.ImpersonationConfigs.Save('c1', {
        ClientID: shop.storefrontClientID,
        SecurityProfileID: 'acting',
        ...config,
      })
      await expect(impersonate()).rejects.toMatchObject(none)
    }
    await admin.UserGroups.SaveUserAssignment('b1', { UserGroupID: 'vip', UserID: 'u1' })
    await admin.ImpersonationConfigs.Save('c1', {
      ClientID: shop.storefrontClientID,
      SecurityProfileID: 'acting',
      BuyerID: 'b1',
      GroupID: 'vip',
      ImpersonationUserID: 'desk',
    })
    expect(await impersonate()).toMatchObject({ token_type: 'bearer' })
  })

  test('of an inactive user, and with roles the profile does not have', async () => {
    const shop = await createTestMarketplace(platform)
    const { impersonate } = await aServiceDesk(shop)
    await expect(impersonate(['OrderAdmin'])).rejects.toMatchObject({ errorCode: 'Auth.InsufficientRoles' })
    await shop.admin.Users.Patch('b1', 'u1', { Active: false })
    await expect(impersonate()).rejects.toMatchObject({ errorCode: 'Auth.UserNotActive' })
  })
})

describe('an impersonation token', () => {
  test('names both, lasts a quarter of an hour, and leaves credential roles out', async () => {
    const shop = await createTestMarketplace(platform)
    const { impersonate, username, Username } = await aServiceDesk(shop)
    const reply = await impersonate()
    expect(reply).toMatchObject({ expires_in: 599 })
    expect(reply).not.toHaveProperty('refresh_token')
    const claims = claimsOf(reply.access_token)
    expect(claims).toMatchObject({ usr: username, usrtype: 'buyer', act: { usr: Username, config: 'c1' } })
    expect(claims.role).toEqual(['Shopper', 'MeAdmin', 'BuyerUserAdmin', 'Desk'])
    expect(claimsOf((await impersonate(['Shopper', 'OrderAdmin'])).access_token).role).toBe('Shopper')
    expect(await me(reply.access_token)).toMatchObject({ status: 200, body: { ID: 'u1' } })
  })

  test('does not change credentials or people, and the audit knows who was behind it', async () => {
    const shop = await createTestMarketplace(platform)
    const { impersonate, Username } = await aServiceDesk(shop)
    const { access_token: token } = await impersonate()
    const as = shop.as(String(token))
    for (const call of [
      () => as.Me.Patch({ Email: 'new@shop.test' }),
      () => as.Me.RevokeTokens(),
      () => as.Users.Patch('b1', 'u1', { Password: 'Another-Password-1' }),
      () => as.BuyerUsers.Patch('u1', { Password: 'Another-Password-1' }),
    ])
      await expect(call()).rejects.toMatchObject({ status: 403, errorCode: 'Auth.UserNotAuthorizedToAdmin' })
    const issued = await platform.database.find(sql`
      select operation, username from events where marketplace_id = ${shop.id} and operation = 'Users.GetAccessToken'`)
    expect(issued).toEqual({ operation: 'Users.GetAccessToken', username: Username })
  })

  test('ends with its configuration, with a change of it, and with the impersonator’s own sessions', async () => {
    const shop = await createTestMarketplace(platform)
    const { impersonate } = await aServiceDesk(shop)
    const { admin } = shop
    const revoked = { status: 401, code: 'Auth.TokenRevoked' }
    const first = (await impersonate()).access_token
    expect(await me(first)).toMatchObject({ status: 200 })
    await admin.ImpersonationConfigs.Patch('c1', { ImpersonationUserID: 'admin' })
    expect(await me(first)).toMatchObject(revoked)
    await admin.ImpersonationConfigs.Patch('c1', { ImpersonationUserID: null })
    expect(await me(first)).toMatchObject({ status: 200 })
    await admin.ImpersonationConfigs.Delete('c1')
    expect(await me(first)).toMatchObject(revoked)
  })

  test('ends when the impersonator is signed out or loses the role', async () => {
    const shop = await createTestMarketplace(platform)
    const { impersonate } = await aServiceDesk(shop)
    const token = (await impersonate()).access_token
    await shop.admin.AdminUsers.RevokeUserTokens('desk')
    expect(await me(token)).toMatchObject({ status: 401, code: 'Auth.TokenRevoked' })
  })
})

test('a user of a buyer impersonates one of another buyer where a configuration says so', async () => {
  const shop = await createTestMarketplace(platform)
  await aBuyerUser(shop)
  const { username } = await aBuyerUser(shop, { buyer: 'agency', roles: ['BuyerImpersonation'] })
  const { storefrontClientID: ClientID } = shop
  const agent = shop.as(await shop.token(byPassword(shop, username)))
  const ask = () => agent.Users.GetAccessToken('b1', 'u1', { ClientID, Roles: [] })
  await expect(ask()).rejects.toMatchObject({ errorCode: 'Impersonation.ConfigError' })
  const parties = { ImpersonationBuyerID: 'agency', BuyerID: 'b1' }
  await shop.admin.ImpersonationConfigs.Save('c1', { ClientID, SecurityProfileID: 'shopper', ...parties })
  expect(await me((await ask()).access_token)).toMatchObject({ status: 200, body: { ID: 'u1', Buyer: { ID: 'b1' } } })
})
