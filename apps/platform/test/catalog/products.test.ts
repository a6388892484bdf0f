import { createTestMarketplace } from '@tessera/testing/marketplace'
import { startPlatform } from '@tessera/testing/platform'
import { tokenWith } from '@tessera/testing/token-with'
import { expect, test } from 'vitest'

const platform = await startPlatform()
const shop = await createTestMarketplace(platform)
const { admin } = shop
await admin.Suppliers.Create({ ID: 's1', Name: 'Quarry', Active: true })
await admin.Suppliers.Create({ ID: 's2', Name: 'Kiln', Active: true })
const supplier = shop.as(
  await tokenWith(platform, shop, { userType: 'supplier', companyID: 's1', roles: ['FullAccess'] }),
)

test('families of products keep their rules', async () => {
  const { Products } = admin
  await Products.Create({ ID: 'plain', Name: 'Plain' })
  await Products.Create({ ID: 'mother', Name: 'Mother', IsParent: true })
  const refused = (code: string) => ({ errorCode: `Product.${code}` })
  await expect(Products.Create({ Name: 'x', ParentID: 'nope' })).rejects.toMatchObject({
    message: 'Product nope not found',
  })
  await expect(Products.Create({ Name: 'x', ParentID: 'plain' })).rejects.toMatchObject(refused('IsNotParent'))
  await expect(Products.Create({ Name: 'x', ParentID: 'mother', IsParent: true })).rejects.toMatchObject(
    refused('ParentProductCannotHaveParent'),
  )
  await expect(Products.Create({ Name: 'x', ParentID: 'mother', OwnerID: 's1' })).rejects.toMatchObject(
    refused('ParentChildProductOwnersShouldMatch'),
  )
  await Products.Create({ ID: 'child', Name: 'Child', ParentID: 'mother' })
  await expect(Products.Patch('mother', { IsParent: false })).rejects.toMatchObject(refused('CannotModifyIsParent'))
  await expect(Products.Delete('mother')).rejects.toMatchObject(refused('CannotDeleteParentProduct'))
  await admin.Catalogs.Create({ ID: 'family', Name: 'F', Active: true })
  await expect(admin.Catalogs.SaveProductAssignment({ CatalogID: 'family', ProductID: 'child' })).rejects.toMatchObject(
    { errorCode: 'Catalog.CannotAssignChildProduct' },
  )
  await admin.Categories.Create('family', { ID: 'x', Name: 'x' })
  await expect(
    admin.Categories.SaveProductAssignment('family', { CategoryID: 'x', ProductID: 'child' }),
  ).rejects.toMatchObject({ errorCode: 'Category.CannotAssignChildProduct' })
  await admin.Catalogs.SaveProductAssignment({ CatalogID: 'family', ProductID: 'plain' })
  await expect(Products.Patch('plain', { ParentID: 'mother' })).rejects.toMatchObject({
    errorCode: 'Catalog.CannotAssignChildProduct',
  })
})

test('a list is narrowed by catalog, category and supplier, and by what is in none of them', async () => {
  const { admin: other } = await createTestMarketplace(platform)
  await other.Suppliers.Create({ ID: 'q', Name: 'Q' })
  await other.Catalogs.Create({ ID: 'c', Name: 'C' })
  await other.Categories.Create('c', { ID: 'k', Name: 'K' })
  for (const ID of ['p1', 'p2', 'p3']) await other.Products.Create({ ID, Name: ID })
  await other.Products.Patch('p3', { DefaultSupplierID: 'q' })
  await other.Catalogs.SaveProductAssignment({ CatalogID: 'c', ProductID: 'p1' })
  await other.Categories.SaveProductAssignment('c', { CategoryID: 'k', ProductID: 'p2' })
  const idsOf = async (query: object) => (await other.Products.List(query)).Items.map(({ ID }) => ID)
  await expect(idsOf({ categoryID: 'k' })).rejects.toMatchObject({
    errorCode: 'Product.CategoryFilterRequiresCatalogID',
  })
  expect(await idsOf({ catalogID: 'c' })).toEqual(['p1', 'p2'])
  expect(await idsOf({ catalogID: '!c' })).toEqual(['p3'])
  expect(await idsOf({ catalogID: 'c', categoryID: 'k' })).toEqual(['p2'])
  expect(await idsOf({ catalogID: 'c', categoryID: '!k' })).toEqual(['p1'])
  expect(await idsOf({ supplierID: 'q' })).toEqual(['p3'])
  expect(await idsOf({ supplierID: '!q' })).toEqual(['p1', 'p2'])
})

test('who delivers by default may sell, until that is taken back', async () => {
  await admin.Products.Create({ ID: 'sold', Name: 'Sold', DefaultSupplierID: 's2' })
  expect(await admin.Products.ListSuppliers('sold')).toMatchObject({ Items: [{ ID: 's2', Name: 'Kiln' }] })
  await expect(admin.Products.SaveSupplier('sold', 's1', { defaultPriceScheduleID: 'nope' })).rejects.toMatchObject({
    message: 'PriceSchedule nope not found',
  })
  await admin.PriceSchedules.Create({ ID: 'of-s1', Name: 'x', OwnerID: 's1' })
  await expect(admin.Products.SaveSupplier('sold', 's1', { defaultPriceScheduleID: 'of-s1' })).rejects.toMatchObject({
    errorCode: 'PriceSchedule.NoPriceBreaks',
  })
  await admin.PriceSchedules.SavePriceBreak('of-s1', { Quantity: 1, Price: 2 })
  await admin.Products.SaveSupplier('sold', 's1', { defaultPriceScheduleID: 'of-s1' })
  await admin.Products.SaveSupplier('sold', 's1')
  expect(await admin.Products.ListSuppliers('sold', { filters: { ID: 's1' } })).toMatchObject({
    Items: [{ ID: 's1', DefaultPriceScheduleID: 'of-s1' }],
  })
  await admin.Products.RemoveSupplier('sold', 's2')
  expect(await admin.Products.Get('sold')).toMatchObject({ DefaultSupplierID: null })
  await expect(admin.Products.RemoveSupplier('sold', 's2')).rejects.toMatchObject({ status: 404 })
  await expect(admin.Products.ListSuppliers('nope')).rejects.toMatchObject({ message: 'Product nope not found' })
})

test('an owner is chosen once, by the marketplace', async () => {
  await expect(admin.Products.Create({ Name: 'x', OwnerID: 'nope' })).rejects.toMatchObject({
    message: 'Supplier nope not found',
  })
  expect(await admin.Products.Create({ ID: 'of-s1', Name: 'x', OwnerID: 's1' })).toMatchObject({ OwnerID: 's1' })
  expect(await admin.Products.Patch('of-s1', { OwnerID: 's2' })).toMatchObject({ OwnerID: 's1' })
  expect(await admin.Products.Save('of-s1', { Name: 'y' })).toMatchObject({ OwnerID: 's1', Name: 'y' })
  expect(await admin.Products.Create({ ID: 'ours', Name: 'x' })).toMatchObject({ OwnerID: shop.id })
})

test('a supplier changes what it owns and nothing else', async () => {
  expect(await supplier.Products.Create({ ID: 'theirs', Name: 'x', OwnerID: 's2' })).toMatchObject({ OwnerID: 's1' })
  await expect(supplier.Products.Patch('theirs', { AllSuppliersCanSell: true })).rejects.toMatchObject({
    errorCode: 'Product.CannotModifyAllSuppliersCanSell',
  })
  for (const write of [
    () => supplier.Products.Patch('ours', { Name: 'mine' }),
    () => supplier.Products.Save('ours', { Name: 'mine' }),
    () => supplier.Products.Delete('ours'),
    () => supplier.Products.GenerateVariants('ours', {}),
    () => supplier.Products.SaveSupplier('ours', 's1'),
  ])
    await expect(write()).rejects.toMatchObject({ errorCode: 'Product.CannotModify' })
  await admin.Catalogs.Create({ ID: 'house', Name: 'House' })
  await expect(supplier.Categories.Create('house', { Name: 'x' })).rejects.toMatchObject({
    errorCode: 'Catalog.CannotEdit',
  })
  await expect(
    supplier.Catalogs.SaveProductAssignment({ CatalogID: 'house', ProductID: 'ours' }),
  ).rejects.toMatchObject({ errorCode: 'Catalog.CannotAssignProduct' })
  await expect(
    supplier.Catalogs.SaveProductAssignment({ CatalogID: 'house', ProductID: 'theirs' }),
  ).rejects.toMatchObject({ errorCode: 'Catalog.CannotEdit' })
  await expect(supplier.Catalogs.SaveAssignment({ CatalogID: 'house', BuyerID: 'storefront' })).rejects.toMatchObject({
    errorCode: 'Catalog.CannotEdit',
  })
  expect(await admin.Products.Get('ours')).toMatchObject({ Name: 'x' })
})

test('a supplier may offer what all suppliers can sell', async () => {
  await admin.Products.Create({ ID: 'open', Name: 'Open', AllSuppliersCanSell: true })
  await expect(supplier.Products.SaveSupplier('open', 's2')).rejects.toMatchObject({ status: 403 })
  await supplier.Products.SaveSupplier('open', 's1')
  expect((await admin.Products.ListSuppliers('open')).Items.map(({ ID }) => ID)).toEqual(['s1'])
})

test('a supplier sells an open product by assigning it to a buyer at its own price', async () => {
  await admin.Products.Create({ ID: 'shared', Name: 'Shared', AllSuppliersCanSell: true })
  await admin.Catalogs.SaveProductAssignment({ CatalogID: 'storefront', ProductID: 'shared' })
  await admin.PriceSchedules.Create({ ID: 'house-price', Name: 'x', PriceBreaks: [{ Quantity: 1, Price: 9 }] })
  const assignment = { ProductID: 'shared', BuyerID: 'storefront' }
  await expect(
    supplier.Products.SaveAssignment({ ...assignment, PriceScheduleID: 'house-price' }),
  ).rejects.toMatchObject({ status: 400 })
  await supplier.PriceSchedules.Create({ ID: 'own-price', Name: 'x', PriceBreaks: [{ Quantity: 1, Price: 8 }] })
  await supplier.Products.SaveAssignment({ ...assignment, PriceScheduleID: 'own-price' })
  await admin.Products.SaveAssignment({ ...assignment, PriceScheduleID: 'house-price' })
  const { Items } = await admin.Products.ListAssignments({ productID: 'shared' })
  expect(new Map(Items.map(({ SellerID, PriceScheduleID }) => [SellerID, PriceScheduleID]))).toEqual(
    new Map([
      ['s1', 'own-price'],
      [shop.id, 'house-price'],
    ]),
  )
  expect(await admin.Products.ListSuppliers('shared')).toMatchObject({ Items: [{ ID: 's1' }] })
  await supplier.Products.DeleteAssignment('shared', 'storefront')
  expect(await admin.Products.ListAssignments({ productID: 'shared' })).toMatchObject({
    Items: [{ SellerID: shop.id }],
  })
})

test('a supplier’s products follow when it is renamed', async () => {
  await admin.Suppliers.Create({ ID: 'old', Name: 'Old', Active: true })
  await admin.Catalogs.Create({ ID: 'owned', Name: 'Owned', OwnerID: 'old' })
  await admin.Suppliers.Patch('old', { ID: 'new' })
  expect(await admin.Catalogs.Get('owned')).toMatchObject({ OwnerID: 'new' })
  await admin.Suppliers.Delete('new')
  await expect(admin.Catalogs.Get('owned')).rejects.toMatchObject({ status: 404 })
})

test('a product ships from a place of its owner or of its default supplier, and of nobody else', async () => {
  const { Products, SupplierAddresses } = admin
  const place = { Street1: '1 Dock', City: 'Salem', State: 'MA', Zip: '01970', Country: 'US' }
  await SupplierAddresses.Create('s1', { ID: 'dock', ...place })
  await SupplierAddresses.Create('s2', { ID: 'dock', ...place, City: 'Lynn' })
  await SupplierAddresses.Create('s2', { ID: 'kiln-yard', ...place })
  const missing = { status: 404, message: 'Address kiln-yard not found' }
  const from = (DefaultSupplierID: string | null, ShipFromAddressID: string) => ({
    DefaultSupplierID,
    ShipFromAddressID,
  })
  const create = (body: object) => Products.Create({ ID: 'shipped', Name: 'Shipped', Active: true, ...body })
  await expect(create(from(null, 'kiln-yard'))).rejects.toMatchObject(missing)
  await expect(create(from('s1', 'kiln-yard'))).rejects.toMatchObject(missing)
  expect(await create(from('s2', 'kiln-yard'))).toMatchObject(from('s2', 'kiln-yard'))
  await expect(Products.Patch('shipped', { DefaultSupplierID: 's1' })).rejects.toMatchObject(missing)
  expect(await Products.Patch('shipped', from('s1', 'dock'))).toMatchObject(from('s1', 'dock'))
  await supplier.Products.Create({ ID: 'own', Name: 'Own', ShipFromAddressID: 'dock' })

  await SupplierAddresses.Patch('s1', 'dock', { ID: 'pier' })
  expect(await Products.Get('shipped')).toMatchObject({ ShipFromAddressID: 'pier' })
  expect(await Products.Get('own')).toMatchObject({ ShipFromAddressID: 'pier' })
  await admin.Suppliers.Patch('s1', { ID: 's1-new' })
  expect(await Products.Get('shipped')).toMatchObject(from('s1-new', 'pier'))
  expect(await Products.Patch('shipped', { Name: 'Renamed' })).toMatchObject(from('s1-new', 'pier'))
  await SupplierAddresses.Delete('s1-new', 'pier')
  expect(await Products.Get('shipped')).toMatchObject({ ShipFromAddressID: null })
  await Products.Patch('shipped', from('s2', 'dock'))
  await admin.Suppliers.Delete('s2')
  expect(await Products.Get('shipped')).toMatchObject({ DefaultSupplierID: null, ShipFromAddressID: null })
})
