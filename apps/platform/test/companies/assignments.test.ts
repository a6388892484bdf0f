import { createTestMarketplace } from '@tessera/testing/marketplace'
import { startPlatform } from '@tessera/testing/platform'
import { expect, test } from 'vitest'

const platform = await startPlatform()
const shop = await createTestMarketplace(platform)
const { admin } = shop
const place = { Street1: 'Road 1', City: 'Lyon', Country: 'FR' }
await admin.Buyers.Create({ ID: 'b1', Name: 'Buyer', Active: true })
await admin.Buyers.Create({ ID: 'b2', Name: 'Other', Active: true })
await admin.UserGroups.Create('b1', { ID: 'g1', Name: 'Group' })
await admin.UserGroups.Create('b2', { ID: 'g2', Name: 'Group of others' })
await admin.Addresses.Create('b1', { ID: 'a1', ...place })
await admin.CostCenters.Create('b1', { ID: 'cc', Name: 'Kitchen' })

test('an address without the fields its country needs is refused, property by property', async () => {
  await expect(admin.Addresses.Create('b1', { ...place, Country: 'US', State: 'NY' })).rejects.toMatchObject({
    errorCode: 'ValidationFailure',
    errors: [{ Data: { Property: 'Zip' } }],
  })
  await expect(admin.AdminAddresses.Create({ ...place, Country: 'ca' })).rejects.toMatchObject({
    errors: [{ Data: { Property: 'State' } }, { Data: { Property: 'Zip' } }],
  })
  await expect(admin.Addresses.Create('b1', { ...place, Country: '1x' })).rejects.toMatchObject({
    errors: [{ Data: { Property: 'Country' } }],
  })
  await expect(admin.Addresses.Patch('b1', 'a1', { Country: 'US' })).rejects.toMatchObject({
    errorCode: 'ValidationFailure',
  })
  expect(await admin.Addresses.Patch('b1', 'a1', { Country: 'US', State: 'NY', Zip: '10001' })).toMatchObject({
    City: 'Lyon',
    Zip: '10001',
  })
  await expect(admin.Addresses.Patch('b1', 'a1', { Zip: null })).rejects.toMatchObject({
    errorCode: 'ValidationFailure',
  })
})

test('an assignment names one party, at a level that is allowed', async () => {
  await expect(
    admin.Addresses.SaveAssignment('b1', { AddressID: 'a1', UserID: 'u', UserGroupID: 'g1', IsBilling: true }),
  ).rejects.toMatchObject({ errorCode: 'PartyAssignment.CannotSpecifyGroupAndUser' })
  await expect(admin.Addresses.SaveAssignment('b1', { AddressID: 'a1', UserGroupID: 'g1' })).rejects.toMatchObject({
    errorCode: 'AddressAssignment.MustBeBillingOrShipping',
  })
  await expect(admin.CostCenters.DeleteAssignment('b1', 'cc', { userID: 'u1' })).rejects.toMatchObject({
    errorCode: 'PartyAssignment.UserLevelNotAllowed',
  })
  await expect(admin.CostCenters.ListAssignments('b1', { level: 'User' })).rejects.toMatchObject({
    errorCode: 'PartyAssignment.InvalidUserLevel',
  })
  await expect(
    admin.SecurityProfiles.SaveAssignment({ SecurityProfileID: 'shopper', BuyerID: 'b1', SupplierID: 's1' }),
  ).rejects.toMatchObject({ errorCode: 'PartyAssignment.CannotSpecifyBuyerAndSupplier' })
})

test('a group of another company is not found', async () => {
  await expect(admin.CostCenters.SaveAssignment('b1', { CostCenterID: 'cc', UserGroupID: 'g2' })).rejects.toMatchObject(
    { message: 'UserGroup g2 not found' },
  )
})

test('saving an assignment again changes it', async () => {
  await admin.Addresses.SaveAssignment('b1', { AddressID: 'a1', UserGroupID: 'g1', IsBilling: true })
  await admin.Addresses.SaveAssignment('b1', { AddressID: 'a1', UserGroupID: 'g1', IsShipping: true })
  expect((await admin.Addresses.ListAssignments('b1')).Items).toEqual([
    { AddressID: 'a1', UserID: null, UserGroupID: 'g1', IsShipping: true, IsBilling: false },
  ])
})

test('a pair of currency and language exists once, and a party has one locale', async () => {
  await admin.Locales.Create({ ID: 'us', Currency: 'USD', Language: 'en' })
  await expect(admin.Locales.Create({ ID: 'us2', Currency: 'usd', Language: 'EN' })).rejects.toMatchObject({
    status: 409,
    errorCode: 'Locale.DuplicateLanguageAndCurrency',
  })
  await admin.Locales.Create({ ID: 'fr', Currency: 'EUR', Language: 'fr' })
  await admin.Locales.SaveAssignment({ LocaleID: 'us', BuyerID: 'b1' })
  await admin.Locales.SaveAssignment({ LocaleID: 'us', BuyerID: 'b1' })
  await expect(admin.Locales.SaveAssignment({ LocaleID: 'fr', BuyerID: 'b1' })).rejects.toMatchObject({
    status: 409,
    errors: [{ Data: { ObjectType: 'LocaleAssignment', ObjectID: 'b1' } }],
  })
  await admin.Locales.SaveAssignment({ LocaleID: 'fr', BuyerID: 'b1', UserGroupID: 'g1' })
  await expect(
    admin.Locales.SaveAssignment({ LocaleID: 'us', BuyerID: 'b1', UserGroupID: 'g1' }),
  ).rejects.toMatchObject({ errors: [{ Data: { ObjectID: 'g1' } }] })
})
