import { createTestMarketplace, type TestMarketplace } from '@tessera/testing/marketplace'
import { startPlatform } from '@tessera/testing/platform'
import { describe, expect, test } from 'vitest'
import { aBuyerUser, byPassword, goodPassword, person } from './people.ts'

const platform = await startPlatform()

/** An administrator with few roles besides writing profiles. */
async function aProfileWriter(shop: TestMarketplace) {
  const { admin } = shop
  await admin.SecurityProfiles.Save('writer', {
    Name: 'W',
    Roles: ['SecurityProfileAdmin', 'ProductReader'],
    CustomRoles: ['Mine'],
  })
  const Username = `writer-${shop.id}`
  await admin.AdminUsers.Create({ ID: 'writer', ...person, Username, Password: goodPassword })
  await admin.SecurityProfiles.SaveAssignment({ SecurityProfileID: 'writer', UserID: 'writer' })
  return shop.as(await shop.token(byPassword(shop, Username)))
}

const unauthorized = { status: 403, errorCode: 'Auth.UnauthorizedRole' }

describe('a security profile is refused', () => {
  test('with password rules that are too weak', async () => {
    const { admin } = await createTestMarketplace(platform)
    const three = { UpperCaseRequired: true, LowerCaseRequired: true, NumericRequired: true }
    for (const PasswordConfig of [{}, { ...three, NumericRequired: false }, { ...three, MinimumCharacterCount: 9 }])
      await expect(admin.SecurityProfiles.Save('p', { Name: 'P', PasswordConfig })).rejects.toMatchObject({
        status: 400,
        errorCode: 'SecurityProfile.InvalidPasswordConfiguration',
      })
    expect(await admin.SecurityProfiles.Save('p', { Name: 'P', PasswordConfig: three })).toMatchObject({
      PasswordConfig: { ...three, SpecialCharacterRequired: false, MinimumCharacterCount: null },
    })
  })

  test('with roles its writer does not hold, be it on creation, change or assignment', async () => {
    const shop = await createTestMarketplace(platform)
    const writer = await aProfileWriter(shop)
    await expect(writer.SecurityProfiles.Create({ Name: 'X', Roles: ['OrderAdmin'] })).rejects.toMatchObject(
      unauthorized,
    )
    await expect(writer.SecurityProfiles.Create({ Name: 'X', CustomRoles: ['Yours'] })).rejects.toMatchObject(
      unauthorized,
    )
    await expect(writer.SecurityProfiles.Patch('writer', { Roles: ['FullAccess'] })).rejects.toMatchObject(unauthorized)
    await expect(
      writer.SecurityProfiles.SaveAssignment({ SecurityProfileID: 'full-access', UserID: 'writer' }),
    ).rejects.toMatchObject(unauthorized)
    await writer.SecurityProfiles.Save('mine', { Name: 'M', Roles: ['ProductReader'], CustomRoles: ['Mine'] })
    await writer.SecurityProfiles.SaveAssignment({ SecurityProfileID: 'mine', BuyerID: 'storefront' })
    // roles that are already assigned may stay
    await writer.SecurityProfiles.Patch('full-access', { Name: 'Everything', Roles: ['FullAccess'] })
  })

  test('assignment to a buyer and a supplier, to a group and a user, or to a missing user', async () => {
    const { admin } = await createTestMarketplace(platform)
    const assign = (party: object) => admin.SecurityProfiles.SaveAssignment({ SecurityProfileID: 'shopper', ...party })
    await expect(assign({ BuyerID: 'storefront', SupplierID: 's' })).rejects.toMatchObject({
      errorCode: 'PartyAssignment.CannotSpecifyBuyerAndSupplier',
    })
    await expect(assign({ BuyerID: 'storefront', UserID: 'u', UserGroupID: 'g' })).rejects.toMatchObject({
      errorCode: 'PartyAssignment.CannotSpecifyGroupAndUser',
    })
    await expect(assign({ BuyerID: 'storefront', UserID: 'nobody' })).rejects.toMatchObject({
      message: 'User nobody not found',
    })
    await expect(assign({ UserGroupID: 'nogroup' })).rejects.toMatchObject({ message: 'UserGroup nogroup not found' })
    await expect(assign({ BuyerID: 'nope' })).rejects.toMatchObject({ message: 'Buyer nope not found' })
  })
})

test('roles come together from user, group and company', async () => {
  const shop = await createTestMarketplace(platform)
  const { admin } = shop
  await aBuyerUser(shop, { roles: ['Shopper'] })
  await admin.UserGroups.Save('b1', 'g1', { Name: 'G' })
  await admin.UserGroups.SaveUserAssignment('b1', { UserGroupID: 'g1', UserID: 'u1' })
  for (const [ID, role, party] of [
    ['of-user', 'MeAdmin', { UserID: 'u1' }],
    ['of-group', 'OrderReader', { UserGroupID: 'g1' }],
  ] as const) {
    await admin.SecurityProfiles.Save(ID, { Name: ID, Roles: [role] })
    await admin.SecurityProfiles.SaveAssignment({ SecurityProfileID: ID, BuyerID: 'b1', ...party })
  }
  expect(await admin.Users.Get('b1', 'u1')).toMatchObject({ AvailableRoles: ['MeAdmin', 'OrderReader', 'Shopper'] })
  expect(await admin.SecurityProfiles.ListAssignments({ buyerID: 'b1', level: 'Group' })).toMatchObject({
    Items: [{ SecurityProfileID: 'of-group', UserGroupID: 'g1', UserID: null }],
  })
  const both = { buyerID: 'b1', supplierID: 's1' }
  const refused = { status: 400, errorCode: 'PartyAssignment.CannotProvideBuyerAndSupplier' }
  await expect(admin.SecurityProfiles.ListAssignments(both)).rejects.toMatchObject(refused)
  await expect(admin.SecurityProfiles.DeleteAssignment('of-user', both)).rejects.toMatchObject(refused)
  await admin.SecurityProfiles.DeleteAssignment('of-user', { buyerID: 'b1', userID: 'u1' })
  expect(await admin.Users.Get('b1', 'u1')).toMatchObject({ AvailableRoles: ['OrderReader', 'Shopper'] })
})
