import { createTestMarketplace } from '@tessera/testing/marketplace'
import { startPlatform } from '@tessera/testing/platform'
import { describe, expect, test } from 'vitest'
import { aBuyerUser, asBearer, askToken, byPassword, goodPassword, person, send } from './people.ts'

const platform = await startPlatform()

describe('a user', () => {
  test('cannot have the name of another one, whatever their company', async () => {
    const shop = await createTestMarketplace(platform)
    const { username } = await aBuyerUser(shop)
    const taken = { status: 409, errorCode: 'User.UsernameMustBeUnique' }
    const again = { ...person, Username: username.toUpperCase() }
    await expect(shop.admin.Users.Create('b1', again)).rejects.toMatchObject(taken)
    await expect(shop.admin.AdminUsers.Create(again)).rejects.toMatchObject(taken)
  })

  test('cannot be deleted or moved while an API client acts as them; the client follows a new name', async () => {
    const shop = await createTestMarketplace(platform)
    await shop.admin.Buyers.Save('b2', { Name: 'B', Active: true })
    await expect(shop.admin.Users.Delete('storefront', 'guest')).rejects.toMatchObject({
      status: 409,
      errorCode: 'User.CannotDeleteDefaultContextUser',
    })
    await expect(shop.admin.Users.Move('storefront', 'guest', 'b2')).rejects.toMatchObject({
      status: 409,
      errorCode: 'User.CannotMoveDefaultContextUser',
    })
    await shop.admin.Users.Patch('storefront', 'guest', { Username: `renamed-${shop.id}` })
    expect(await shop.admin.ApiClients.Get(shop.storefrontClientID)).toMatchObject({
      DefaultContextUserName: `renamed-${shop.id}`,
    })
  })

  test('shows computed fields: company, roles, dates; a sign-in sets its time', async () => {
    const shop = await createTestMarketplace(platform)
    const { username } = await aBuyerUser(shop)
    await shop.token(byPassword(shop, username))
    expect(await shop.admin.Users.Get('b1', 'u1')).toMatchObject({
      CompanyID: 'b1',
      AvailableRoles: ['MeAdmin', 'Shopper'],
      LastActive: expect.any(String),
      FailedLoginAttempts: 0,
    })
  })

  test('that is renamed keeps password, groups and sessions', async () => {
    const shop = await createTestMarketplace(platform)
    const { username } = await aBuyerUser(shop)
    const token = await shop.token(byPassword(shop, username))
    expect(await shop.admin.Users.Patch('b1', 'u1', { ID: 'u9' })).toMatchObject({ ID: 'u9', Username: username })
    expect(await shop.as(token).Me.Get()).toMatchObject({ ID: 'u9' })
  })

  test('that does not exist is not found, nor is the buyer of one', async () => {
    const { admin } = await createTestMarketplace(platform)
    for (const call of [
      () => admin.Users.RevokeUserTokens('storefront', 'nobody'),
      () => admin.Users.UnlockUserAccount('storefront', 'nobody'),
      () => admin.Users.Delete('storefront', 'nobody'),
      () => admin.Users.Patch('storefront', 'nobody', {}),
    ])
      await expect(call()).rejects.toMatchObject({ status: 404, message: 'User nobody not found' })
    await expect(admin.Users.RevokeUserTokens('nope', 'u')).rejects.toMatchObject({ message: 'Buyer nope not found' })
  })
})

describe('moving a user', () => {
  test('is refused to a buyer that is not there, with orders of an unknown kind, or onto a taken ID', async () => {
    const shop = await createTestMarketplace(platform)
    await aBuyerUser(shop)
    await aBuyerUser(shop, { buyer: 'b2' })
    const { admin } = shop
    await expect(admin.Users.Move('b1', 'u1', 'nope')).rejects.toMatchObject({ message: 'Buyer nope not found' })
    await expect(admin.Users.Move('b1', 'u1', 'b2', { orders: 'Some' as never })).rejects.toMatchObject({
      errorCode: 'ValidationFailure',
    })
    await expect(admin.Users.Move('b1', 'u1', 'b2')).rejects.toMatchObject({ status: 409, errorCode: 'IdExists' })
  })

  test('takes the record and the password along, leaves groups and profiles behind and ends sessions', async () => {
    const shop = await createTestMarketplace(platform)
    const { admin } = shop
    const { username } = await aBuyerUser(shop)
    await aBuyerUser(shop, { buyer: 'b2', user: 'other', roles: ['OrderReader'] })
    await admin.UserGroups.Save('b1', 'g1', { Name: 'G' })
    await admin.UserGroups.SaveUserAssignment('b1', { UserGroupID: 'g1', UserID: 'u1' })
    await admin.SecurityProfiles.Save('own', { Name: 'Own', Roles: ['ProductReader'] })
    await admin.SecurityProfiles.SaveAssignment({ SecurityProfileID: 'own', BuyerID: 'b1', UserID: 'u1' })
    const token = await shop.token(byPassword(shop, username))
    const moved = await send(platform, {
      method: 'POST',
      url: '/v1/buyers/b1/users/u1/moveto/b2?orders=all',
      headers: asBearer(shop.adminToken),
    })
    expect(moved).toMatchObject({
      status: 201,
      body: { ID: 'u1', CompanyID: 'b2', Username: username, AvailableRoles: ['OrderReader'] },
    })
    expect(await admin.UserGroups.ListUserAssignments('b1')).toMatchObject({ Items: [] })
    expect(await send(platform, { method: 'GET', url: '/v1/me', headers: asBearer(token) })).toMatchObject({
      code: 'Auth.TokenRevoked',
    })
    expect(await askToken(platform, byPassword(shop, username))).toMatchObject({ status: 200 })
    await expect(admin.Users.Get('b1', 'u1')).rejects.toMatchObject({ status: 404 })
  })
})

describe('users over all buyers', () => {
  test('need the buyer to be created, and are ambiguous where an ID is not unique', async () => {
    const shop = await createTestMarketplace(platform)
    await aBuyerUser(shop)
    await aBuyerUser(shop, { buyer: 'b2' })
    const { admin } = shop
    await expect(admin.BuyerUsers.Create({ ...person, Username: 'new' })).rejects.toMatchObject({
      status: 400,
      errors: [{ ErrorCode: 'ValidationFailure', Data: { Property: 'CompanyID' } }],
    })
    await expect(admin.BuyerUsers.Get('u1')).rejects.toMatchObject({
      status: 409,
      errors: [{ ErrorCode: 'IdExists', Data: { Buyers: ['b1', 'b2'] } }],
    })
    await expect(admin.BuyerUsers.Get('nobody')).rejects.toMatchObject({ message: 'User nobody not found' })
    await expect(admin.BuyerUsers.Save('nobody', { ...person, Username: 'x' })).rejects.toMatchObject({ status: 404 })
    await expect(
      admin.BuyerUsers.Create({ ...person, Username: 'x', CompanyID: 'nope' } as never),
    ).rejects.toMatchObject({
      message: 'Buyer nope not found',
    })
  })

  test('go the whole way without naming the buyer again', async () => {
    const shop = await createTestMarketplace(platform)
    const { admin } = shop
    await admin.Buyers.Save('b1', { Name: 'B', Active: true })
    const names = { Username: `eve-${shop.id}`, Password: goodPassword, CompanyID: 'b1' }
    const made = await admin.BuyerUsers.Create({ ID: 'eve', ...person, ...names } as never)
    expect(made).toMatchObject({ ID: 'eve', CompanyID: 'b1', PasswordLastSetDate: expect.any(String) })
    expect(await admin.BuyerUsers.Patch('eve', { Phone: '7' })).toMatchObject({ Phone: '7' })
    expect(await admin.BuyerUsers.Save('eve', { ...person, Username: names.Username })).toMatchObject({ Phone: null })
    expect(await askToken(platform, byPassword(shop, names.Username))).toMatchObject({ status: 200 })
    expect(await admin.Users.ListAcrossBuyers({ filters: { CompanyID: 'b1' } })).toMatchObject({
      Items: [{ ID: 'eve' }],
    })
    await admin.BuyerUsers.Delete('eve')
    await expect(admin.BuyerUsers.Get('eve')).rejects.toMatchObject({ status: 404 })
  })
})

test('a list of users can be that of one group', async () => {
  const shop = await createTestMarketplace(platform)
  const { admin } = shop
  await aBuyerUser(shop)
  await admin.Users.Create('b1', { ID: 'u2', ...person, Username: `u2-${shop.id}` })
  await admin.UserGroups.Save('b1', 'g1', { Name: 'G' })
  await admin.UserGroups.SaveUserAssignment('b1', { UserGroupID: 'g1', UserID: 'u2' })
  expect(await admin.Users.List('b1', { userGroupID: 'g1' })).toMatchObject({
    Meta: { TotalCount: 1 },
    Items: [{ ID: 'u2' }],
  })
  expect(await admin.Users.List('b1', { search: 'ann' })).toMatchObject({ Meta: { TotalCount: 2 } })
  await expect(admin.Users.List('nope', { userGroupID: 'g1' })).rejects.toMatchObject({ status: 404 })
})

test('a user cannot add members to a group with roles they do not hold', async () => {
  const shop = await createTestMarketplace(platform)
  const { admin } = shop
  const { username } = await aBuyerUser(shop, { roles: ['Shopper', 'UserGroupAdmin'] })
  await admin.UserGroups.Save('b1', 'approvers', { Name: 'Approvers' })
  await admin.UserGroups.Save('b1', 'plain', { Name: 'Plain' })
  await admin.SecurityProfiles.Save('approver', { Name: 'A', Roles: ['OrderAdmin'] })
  await admin.SecurityProfiles.SaveAssignment({
    SecurityProfileID: 'approver',
    BuyerID: 'b1',
    UserGroupID: 'approvers',
  })
  const manager = shop.as(await shop.token(byPassword(shop, username)))
  await expect(
    manager.UserGroups.SaveUserAssignment('b1', { UserGroupID: 'approvers', UserID: 'u1' }),
  ).rejects.toMatchObject({ status: 403, errorCode: 'Auth.UnauthorizedRole' })
  await manager.UserGroups.SaveUserAssignment('b1', { UserGroupID: 'plain', UserID: 'u1' })
})
