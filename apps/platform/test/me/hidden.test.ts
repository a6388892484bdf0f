import { startPlatform } from '@tessera/testing/platform'
import { expect, test } from 'vitest'
import { aBuyer, aGroup, aProduct, aUser, idsOf, notThere, type TestBuyer } from './a-buyer.ts'

const platform = await startPlatform()

/** Neither listed nor found by ID. */
async function expectHidden({ me }: Pick<TestBuyer, 'me'>, id = 'p1'): Promise<void> {
  expect(idsOf(await me.Me.ListProducts())).not.toContain(id)
  await expect(me.Me.GetProduct(id)).rejects.toMatchObject(notThere('Product', id))
  await expect(me.Me.ListSpecs(id)).rejects.toMatchObject(notThere('Product', id))
}

async function expectSeen({ me }: Pick<TestBuyer, 'me'>, id = 'p1'): Promise<void> {
  expect(idsOf(await me.Me.ListProducts())).toContain(id)
  expect(await me.Me.GetProduct(id)).toMatchObject({ ID: id })
}

/** The product is in the category `low` below `top`, in the catalog `b1`. */
async function inCategories(buyer: TestBuyer, viewAllProducts: boolean): Promise<void> {
  const { admin } = buyer
  await admin.Categories.Save('b1', 'top', { Name: 'Top', Active: true })
  await admin.Categories.Save('b1', 'low', { Name: 'Low', Active: true, ParentID: 'top' })
  await admin.Categories.SaveProductAssignment('b1', { CategoryID: 'low', ProductID: 'p1' })
  await admin.Catalogs.SaveAssignment({
    CatalogID: 'b1',
    BuyerID: 'b1',
    ViewAllProducts: viewAllProducts,
    ViewAllCategories: true,
  })
}

test('products of another marketplace are hidden', async () => {
  const [mine, other] = [await aBuyer(platform), await aBuyer(platform)]
  await aProduct(other.admin, 'only-there')
  await expectHidden(mine, 'only-there')
  await expectSeen(other, 'only-there')
})

test('a product of another buyer is hidden', async () => {
  const buyer = await aBuyer(platform)
  await buyer.admin.Buyers.Create({ ID: 'b2', Name: 'Other', Active: true })
  await expectHidden(await aUser(platform, buyer.shop, 'b2'))
  await expectSeen(buyer)
})

test('an inactive product is hidden, and so is one in no catalog of the buyer', async () => {
  const buyer = await aBuyer(platform)
  await buyer.admin.Products.Patch('p1', { Active: false })
  await buyer.admin.Products.Create({ ID: 'nowhere', Name: 'Nowhere', Active: true })
  await expectHidden(buyer)
  await expectHidden(buyer, 'nowhere')
})

test('an inactive catalog hides its products, and so does one the buyer is not assigned to', async () => {
  const buyer = await aBuyer(platform)
  await expectSeen(buyer)
  await buyer.admin.Catalogs.Patch('b1', { Active: false })
  await expectHidden(buyer)
  await buyer.admin.Catalogs.Patch('b1', { Active: true })
  await expectSeen(buyer)
  await buyer.admin.Catalogs.DeleteAssignment('b1', { buyerID: 'b1' })
  await expectHidden(buyer)
})

test('a catalog without ViewAllProducts shows nothing by itself', async () => {
  const buyer = await aBuyer(platform)
  await buyer.admin.Catalogs.SaveAssignment({ CatalogID: 'b1', BuyerID: 'b1', ViewAllProducts: false })
  await expectHidden(buyer)
})

test('an inactive category hides its subtree, whatever the catalog says', async () => {
  const buyer = await aBuyer(platform)
  await inCategories(buyer, true)
  await expectSeen(buyer)
  await buyer.admin.Categories.Patch('b1', 'top', { Active: false })
  await expectHidden(buyer)
  await expect(buyer.me.Me.ListProducts({ categoryID: 'low' })).rejects.toMatchObject(notThere('Category', 'low'))
})

test('a category beats the catalog, and the nearest category the farther one', async () => {
  const buyer = await aBuyer(platform)
  await inCategories(buyer, true)
  const say = (CategoryID: string, ViewAllProducts: boolean | null) =>
    buyer.admin.Categories.SaveAssignment('b1', { CategoryID, BuyerID: 'b1', ViewAllProducts })
  await say('top', false)
  await expectHidden(buyer)
  await say('low', true)
  await expectSeen(buyer)
  await say('low', null)
  await expectHidden(buyer)
  await inCategories(buyer, false)
  await say('top', true)
  await expectSeen(buyer)
})

test('one group can show what another hides', async () => {
  const buyer = await aBuyer(platform)
  await inCategories(buyer, false)
  await aGroup(buyer.admin, 'g1', buyer.userID)
  await expectHidden(buyer)
  await buyer.admin.Categories.SaveAssignment('b1', { CategoryID: 'low', BuyerID: 'b1', ViewAllProducts: false })
  await buyer.admin.Categories.SaveAssignment('b1', {
    CategoryID: 'low',
    BuyerID: 'b1',
    UserGroupID: 'g1',
    ViewAllProducts: true,
  })
  await expectSeen(buyer)
  await expectHidden(await aUser(platform, buyer.shop))
  await buyer.admin.UserGroups.DeleteUserAssignment('b1', 'g1', buyer.userID)
  await expectHidden(buyer)
})

test('an assignment of the product itself shows it, to the buyer or to a group', async () => {
  const buyer = await aBuyer(platform)
  await inCategories(buyer, false)
  await aGroup(buyer.admin, 'g1', buyer.userID)
  await buyer.admin.Products.SaveAssignment({ ProductID: 'p1', BuyerID: 'b1', UserGroupID: 'g1' })
  await expectSeen(buyer)
  await expectHidden(await aUser(platform, buyer.shop))
  await buyer.admin.Products.SaveAssignment({ ProductID: 'p1', BuyerID: 'b1' })
  await expectSeen(await aUser(platform, buyer.shop))
})

test('a child goes with its parent', async () => {
  const buyer = await aBuyer(platform)
  await aProduct(buyer.admin, 'family', { IsParent: true })
  await aProduct(buyer.admin, 'child', { ParentID: 'family' })
  await expectSeen(buyer, 'child')
  await buyer.admin.Products.Patch('child', { Active: false })
  await expectHidden(buyer, 'child')
  await expectSeen(buyer, 'family')
  await buyer.admin.Products.Patch('child', { Active: true })
  await buyer.admin.Products.Patch('family', { Active: false })
  await expectHidden(buyer, 'child')
})

test('a bundle is seen when everything in it is', async () => {
  const buyer = await aBuyer(platform)
  const { admin } = buyer
  await admin.Bundles.Save('set', { Name: 'Set', Active: true })
  await admin.Bundles.SaveProductAssignment({ BundleID: 'set', ProductID: 'p1', Required: true })
  await expectHidden(buyer, 'set')
  await admin.Catalogs.SaveBundleAssignment({ CatalogID: 'b1', BundleID: 'set' })
  await expectSeen(buyer, 'set')
  expect(idsOf(await buyer.me.Me.ListProducts({ filters: { IsBundle: false } }))).toEqual(['p1'])
  expect(idsOf(await buyer.me.Me.ListProducts({ filters: { BundleID: 'set' } as never }))).toEqual(['p1'])
  await admin.Products.Patch('p1', { Active: false })
  await expectHidden(buyer, 'set')
})

test('a list of one catalog uses only that catalog’s settings', async () => {
  const buyer = await aBuyer(platform)
  await buyer.admin.Catalogs.Create({ ID: 'more', Name: 'More', Active: true })
  await buyer.admin.Catalogs.SaveProductAssignment({ CatalogID: 'more', ProductID: 'p1' })
  await expect(buyer.me.Me.ListProducts({ catalogID: 'more' })).rejects.toMatchObject(notThere('Catalog', 'more'))
  await buyer.admin.Catalogs.SaveAssignment({ CatalogID: 'more', BuyerID: 'b1', ViewAllProducts: false })
  expect(idsOf(await buyer.me.Me.ListProducts({ catalogID: 'more' }))).toEqual([])
  expect(idsOf(await buyer.me.Me.ListProducts({ catalogID: 'b1' }))).toEqual(['p1'])
})
