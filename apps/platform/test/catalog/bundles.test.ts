import { createTestMarketplace } from '@tessera/testing/marketplace'
import { startPlatform } from '@tessera/testing/platform'
import { expect, test } from 'vitest'

const platform = await startPlatform()
const shop = await createTestMarketplace(platform)
const { admin } = shop
const { Bundles, Products } = admin
await admin.Suppliers.Create({ ID: 's1', Name: 'Quarry', Active: true })
for (const [ID, more] of Object.entries({
  p1: {},
  p2: {},
  theirs: { OwnerID: 's1' },
  mother: { IsParent: true },
  child: { ParentID: 'mother' },
}))
  await Products.Create({ ID, Name: ID, ...more })

test('a bundle cannot take the ID of a product', async () => {
  await expect(Bundles.Create({ ID: 'p1', Name: 'x' })).rejects.toMatchObject({ status: 409, errorCode: 'IdExists' })
  expect(await Products.Get('p1')).toMatchObject({ IsBundle: false })
})

test('a bundle is also a product, in name and in fate', async () => {
  await Bundles.Create({ ID: 'set', Name: 'Set', Description: 'All', Active: true, xp: { a: 1 } })
  expect(await Products.Get('set')).toMatchObject({ IsBundle: true, Name: 'Set', Active: true, xp: { a: 1 } })
  await Bundles.Patch('set', { Name: 'Kit', ID: 'kit' })
  expect(await Products.Get('kit')).toMatchObject({ IsBundle: true, Name: 'Kit' })
  expect(await Bundles.Get('kit')).toMatchObject({ Name: 'Kit', xp: { a: 1 } })
  await Products.Patch('kit', { Active: false })
  expect(await Bundles.Get('kit')).toMatchObject({ Active: false })
  await expect(Products.Patch('kit', { IsParent: true })).rejects.toMatchObject({
    errorCode: 'Product.ParentProductCannotBeABundle',
  })
  await Bundles.Save('by-put', { Name: 'Put' })
  await Bundles.Delete('by-put')
  await expect(Products.Get('by-put')).rejects.toMatchObject({ status: 404 })
  await expect(Bundles.Delete('by-put')).rejects.toMatchObject({ message: 'Bundle by-put not found' })
  await expect(Bundles.Delete('p1')).rejects.toMatchObject({ message: 'Bundle p1 not found' })
})

test('products of a bundle have its owner, and of a family either the parent or children', async () => {
  const add = (ProductID: string, BundleID = 'kit') =>
    Bundles.SaveProductAssignment({ BundleID, ProductID, Required: true, DefaultQuantity: 1 })
  await expect(add('theirs')).rejects.toMatchObject({ errorCode: 'Bundle.OwnerIDMustMatch' })
  await expect(add('kit')).rejects.toMatchObject({ errorCode: 'ValidationFailure' })
  await expect(add('nope')).rejects.toMatchObject({ message: 'Product nope not found' })
  await expect(add('p1', 'nope')).rejects.toMatchObject({ message: 'Bundle nope not found' })
  await add('p1')
  await add('mother')
  await expect(add('child')).rejects.toMatchObject({ errorCode: 'Bundle.ParentProductAssigned' })
  await Bundles.DeleteProductAssignment('kit', 'mother')
  await add('child')
  await expect(add('mother')).rejects.toMatchObject({ errorCode: 'Bundle.ChildProductsAssigned' })
  await expect(Products.Delete('p1')).rejects.toMatchObject({
    status: 409,
    errorCode: 'Product.CannotDeleteProductAssingedToBundle',
  })
  expect((await Products.List({ filters: { BundleID: 'kit' } })).Items.map(({ ID }) => ID)).toEqual(['child', 'p1'])
  await Products.Patch('p1', { ID: 'p1-renamed' })
  expect((await Bundles.ListProductAssignments({ bundleID: 'kit' })).Items.map(({ ProductID }) => ProductID)).toEqual([
    'child',
    'p1-renamed',
  ])
})

test('a bundle in a category is in its catalog, and its product is listed there', async () => {
  await admin.Catalogs.Create({ ID: 'c', Name: 'C' })
  await admin.Categories.Create('c', { ID: 'k', Name: 'K' })
  await expect(admin.Categories.SaveBundleAssignment('c', { CategoryID: 'k', BundleID: 'nope' })).rejects.toMatchObject(
    { message: 'Bundle nope not found' },
  )
  await admin.Categories.SaveBundleAssignment('c', { CategoryID: 'k', BundleID: 'kit' })
  const idsOf = async (list: Promise<{ Items: { ID: string | null }[] }>) => (await list).Items.map(({ ID }) => ID)
  expect(await idsOf(Bundles.List({ catalogID: 'c' }))).toEqual(['kit'])
  expect(await idsOf(Products.List({ catalogID: 'c', categoryID: 'k' }))).toEqual(['kit'])
  await expect(Bundles.List({ categoryID: 'k' })).rejects.toMatchObject({
    errorCode: 'Product.CategoryFilterRequiresCatalogID',
  })
  await admin.Catalogs.DeleteBundleAssignment('c', 'kit')
  expect((await admin.Categories.ListBundleAssignments('c')).Items).toEqual([])
})
