import { createTestMarketplace } from '@tessera/testing/marketplace'
import { startPlatform } from '@tessera/testing/platform'
import { describe, expect, test } from 'vitest'
import { aBuyerUser, askToken, byPassword, goodPassword, person } from './people.ts'

const platform = await startPlatform()

describe('the own profile', () => {
  test('shows the company one belongs to, for each kind of user', async () => {
    const shop = await createTestMarketplace(platform)
    const { username } = await aBuyerUser(shop)
    await shop.admin.Suppliers.Save('s1', { Name: 'S', Active: true })
    const Username = `sup-${shop.id}`
    await shop.admin.SupplierUsers.Create('s1', { ID: 'x', ...person, Username, Password: goodPassword })
    const asBuyer = await shop.as(await shop.token(byPassword(shop, username))).Me.Get()
    expect(asBuyer).toMatchObject({
      ID: 'u1',
      Buyer: { ID: 'b1', DefaultCatalogID: expect.toSatisfy((id) => id === null || typeof id === 'string') },
      Supplier: null,
      Seller: null,
      Password: null,
      AvailableRoles: ['MeAdmin', 'Shopper'],
    })
    expect(asBuyer).not.toHaveProperty('FailedLoginAttempts')
    expect(await shop.as(await shop.token(byPassword(shop, Username))).Me.Get()).toMatchObject({
      Buyer: null,
      Supplier: { ID: 's1' },
    })
    expect(await shop.admin.Me.Get()).toMatchObject({ ID: 'admin', Seller: { ID: shop.id }, Supplier: null })
  })

  test('does not take extended properties without the role; sending them back unchanged is no change', async () => {
    const shop = await createTestMarketplace(platform)
    const { username } = await aBuyerUser(shop)
    await shop.admin.Users.Patch('b1', 'u1', { xp: { Tier: 'gold' } })
    const { Me } = shop.as(await shop.token(byPassword(shop, username)))
    await expect(Me.Patch({ xp: { Tier: 'platinum' } })).rejects.toMatchObject({ errorCode: 'User.XPNotAllowed' })
    expect(await Me.Patch({ Phone: '1', xp: { Tier: 'gold' } })).toMatchObject({ Phone: '1', xp: { Tier: 'gold' } })
    expect(await Me.Save({ ...person, Username: username })).toMatchObject({ Phone: null, xp: { Tier: 'gold' } })
  })

  test('takes them with the role', async () => {
    const shop = await createTestMarketplace(platform)
    const { username } = await aBuyerUser(shop, { roles: ['MeAdmin', 'MeXpAdmin'] })
    const { Me } = shop.as(await shop.token(byPassword(shop, username)))
    expect(await Me.Patch({ xp: { Tier: 'gold' } })).toMatchObject({ xp: { Tier: 'gold' } })
    expect(await Me.Save({ ...person, Username: username })).toMatchObject({ xp: null })
  })

  test('changes name and password by the rules of users, and never whether one is active', async () => {
    const shop = await createTestMarketplace(platform)
    const { username } = await aBuyerUser(shop)
    const { Me } = shop.as(await shop.token(byPassword(shop, username)))
    await expect(Me.Patch({ Username: `admin-${shop.id}` })).rejects.toMatchObject({
      errorCode: 'User.UsernameMustBeUnique',
    })
    await expect(Me.Patch({ Password: 'weak' })).rejects.toMatchObject({ errorCode: 'PasswordReset.InsecurePassword' })
    expect(await Me.Patch({ Active: false, LastName: 'Changed' })).toMatchObject({ Active: true, LastName: 'Changed' })
    expect(await Me.Save({ ...person, Username: username, Active: false })).toMatchObject({ Active: true })
    await Me.Patch({ Password: 'Second-Password-2' })
    await expect(Me.Get()).rejects.toMatchObject({ status: 401, errorCode: 'Auth.TokenRevoked' })
    expect(await askToken(platform, byPassword(shop, username, 'Second-Password-2'))).toMatchObject({ status: 200 })
  })
})

test('own groups are listed, others are not', async () => {
  const shop = await createTestMarketplace(platform)
  const { username } = await aBuyerUser(shop)
  for (const ID of ['g1', 'g2', 'g3']) await shop.admin.UserGroups.Save('b1', ID, { Name: `Group ${ID}` })
  for (const UserGroupID of ['g1', 'g3'])
    await shop.admin.UserGroups.SaveUserAssignment('b1', { UserGroupID, UserID: 'u1' })
  const { Me } = shop.as(await shop.token(byPassword(shop, username)))
  expect(await Me.ListUserGroups()).toMatchObject({ Items: [{ ID: 'g1' }, { ID: 'g3' }] })
  expect(await Me.ListUserGroups({ search: 'g3' })).toMatchObject({ Meta: { TotalCount: 1 }, Items: [{ ID: 'g3' }] })
})
