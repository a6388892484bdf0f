import { createTestMarketplace } from '@tessera/testing/marketplace'
import { startPlatform } from '@tessera/testing/platform'
import { tokenWith } from '@tessera/testing/token-with'
import { expect, test } from 'vitest'

const platform = await startPlatform()
const shop = await createTestMarketplace(platform)
const { admin } = shop

test('a buyer is refused when the catalog it would begin with exists, and is not there afterwards', async () => {
  await admin.Catalogs.Create({ ID: 'taken', Name: 'Taken', Active: true })
  await expect(admin.Buyers.Create({ ID: 'taken', Name: 'Late' })).rejects.toMatchObject({
    status: 409,
    errorCode: 'Buyer.DefaultCatalogAlreadyExists',
  })
  await expect(admin.Buyers.Get('taken')).rejects.toMatchObject({ status: 404 })
})

test('a default catalog that does not exist is not found', async () => {
  await expect(admin.Buyers.Create({ ID: 'b0', Name: 'B', DefaultCatalogID: 'nope' })).rejects.toMatchObject({
    message: 'Catalog nope not found',
  })
})

test('a buyer begins with a catalog of its own, all of it visible', async () => {
  const made = await admin.Buyers.Create({ ID: 'b1', Name: 'First', Active: true })
  expect(made).toMatchObject({ ID: 'b1', DefaultCatalogID: 'b1' })
  expect(await admin.Catalogs.Get('b1')).toMatchObject({ Name: 'First', Active: true, OwnerID: shop.id })
  expect(await admin.Catalogs.ListAssignments({ buyerID: 'b1' })).toMatchObject({
    Items: [{ CatalogID: 'b1', BuyerID: 'b1', ViewAllCategories: true, ViewAllProducts: true }],
  })
})

test('a buyer without an ID gives its catalog the one it gets, and so does one made by PUT', async () => {
  const made = await admin.Buyers.Create({ Name: 'Nameless' })
  expect(made.DefaultCatalogID).toBe(made.ID)
  expect(await admin.Buyers.Save('b-put', { Name: 'Put' })).toMatchObject({ DefaultCatalogID: 'b-put' })
})

test('naming a default catalog assigns it, once, and leaves an assignment that exists alone', async () => {
  await admin.Catalogs.Create({ ID: 'c1', Name: 'One', Active: true })
  await admin.Buyers.Create({ ID: 'b2', Name: 'Second', DefaultCatalogID: 'c1' })
  await admin.Catalogs.SaveAssignment({ CatalogID: 'c1', BuyerID: 'b2', ViewAllProducts: false })
  await admin.Buyers.Patch('b2', { DefaultCatalogID: 'c1', Active: true })
  expect(await admin.Catalogs.ListAssignments({ buyerID: 'b2' })).toMatchObject({
    Items: [{ CatalogID: 'c1', ViewAllProducts: false }],
  })
  expect(await admin.Buyers.Save('b2', { Name: 'Replaced' })).toMatchObject({ DefaultCatalogID: 'c1' })
  await expect(admin.Catalogs.Delete('c1')).rejects.toMatchObject({
    errorCode: 'Catalog.CannotDelete',
    errors: [{ Data: { Buyers: [{ ID: 'b2', Name: 'Replaced' }] } }],
  })
})

test('buyers see and change their own buyer only', async () => {
  await admin.Buyers.Create({ ID: 'b3', Name: 'Third', Active: true })
  const token = await tokenWith(platform, shop, { userType: 'buyer', companyID: 'b3', roles: ['FullAccess'] })
  const buyer = shop.as(token)
  await expect(buyer.Buyers.Get('b1')).rejects.toMatchObject({ status: 404 })
  expect((await buyer.Buyers.List()).Items.map(({ ID }) => ID)).toEqual(['b3'])
  expect(await buyer.Buyers.Patch('b3', { Name: 'Ours' })).toMatchObject({ Name: 'Ours' })
  await expect(buyer.Catalogs.Patch('b1', { Name: 'x' })).rejects.toMatchObject({ message: 'Catalog b1 not found' })
  await expect(buyer.Catalogs.Save('new', { Name: 'x' })).rejects.toMatchObject({ status: 404 })
  expect(await buyer.Catalogs.Patch('b3', { Name: 'Ours' })).toMatchObject({ Name: 'Ours' })
})
