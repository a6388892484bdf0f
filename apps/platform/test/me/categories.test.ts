import { startPlatform } from '@tessera/testing/platform'
import { codeOf } from '@tessera/testing/wire'
import { expect, test } from 'vitest'
import { aBuyer, aGroup, idsOf, notThere } from './a-buyer.ts'

const platform = await startPlatform()

/** `top` with `mid` and `low` below it, and `side`. */
async function aTree() {
  const buyer = await aBuyer(platform)
  for (const [id, ParentID] of [
    ['top', null],
    ['mid', 'top'],
    ['low', 'mid'],
    ['side', null],
  ] as const)
    await buyer.admin.Categories.Save('b1', id, { Name: id, Active: true, ParentID })
  const list = async (options: object = {}) => idsOf(await buyer.me.Me.ListCategories(options))
  return { ...buyer, list }
}

test('a category is not shown where it, or one above it, is inactive', async () => {
  const { admin, me, list } = await aTree()
  await admin.Categories.Patch('b1', 'mid', { Active: false })
  expect(await list({ depth: 'all' })).toEqual(['side', 'top'])
  await expect(me.Me.GetCategory('low')).rejects.toMatchObject(notThere('Category', 'low'))
  expect(await me.Me.GetCategory('top')).toMatchObject({ ChildCount: 0 })
})

test('a category says whether it shows; the catalog where none does', async () => {
  const { admin, list, userID } = await aTree()
  await admin.Categories.SaveAssignment('b1', { CategoryID: 'top', BuyerID: 'b1', Visible: false })
  expect(await list({ depth: 'all' })).toEqual(['side'])
  await aGroup(admin, 'g1', userID)
  await admin.Categories.SaveAssignment('b1', { CategoryID: 'low', BuyerID: 'b1', UserGroupID: 'g1', Visible: true })
  expect(await list({ depth: 'all' })).toEqual(['low', 'side'])
  await admin.Catalogs.SaveAssignment({
    CatalogID: 'b1',
    BuyerID: 'b1',
    ViewAllCategories: false,
    ViewAllProducts: true,
  })
  expect(await list({ depth: 'all' })).toEqual(['low'])
})

test('catalogs that are inactive or not assigned are not there', async () => {
  const { admin, me, list } = await aTree()
  await admin.Catalogs.Create({ ID: 'more', Name: 'More', Active: true })
  await expect(list({ catalogID: 'more' })).rejects.toMatchObject(notThere('Catalog', 'more'))
  await expect(me.Me.GetCatalog('more')).rejects.toMatchObject(notThere('Catalog', 'more'))
  expect(idsOf(await me.Me.ListCatalogs())).toEqual(['b1'])
  await admin.Catalogs.SaveAssignment({ CatalogID: 'more', BuyerID: 'b1' })
  expect(idsOf(await me.Me.ListCatalogs())).toEqual(['b1', 'more'])
  expect(idsOf(await me.Me.ListCatalogs({ sellerID: 'nobody' }))).toEqual([])
  await admin.Catalogs.Patch('b1', { Active: false })
  expect(idsOf(await me.Me.ListCatalogs())).toEqual(['more'])
  expect(await list()).toEqual([])
})

test('depth counts from the top, or from the requested parent', async () => {
  const { list, me, wire } = await aTree()
  expect(codeOf(await wire('GET', '/me/categories?depth=0'))).toBe('Category.InvalidDepth')
  expect(await list()).toEqual(['side', 'top'])
  expect(await list({ depth: '2' })).toEqual(['mid', 'side', 'top'])
  expect(await list({ filters: { ParentID: 'top' } })).toEqual(['mid'])
  expect(await list({ filters: { ParentID: 'top' }, depth: 'all' })).toEqual(['low', 'mid'])
  expect(await me.Me.GetCategory('top', { catalogID: 'b1' })).toMatchObject({ ChildCount: 1, ParentID: null })
})

test('productID leaves the categories that hold a product the user sees', async () => {
  const { admin, list } = await aTree()
  await admin.Categories.SaveProductAssignment('b1', { CategoryID: 'low', ProductID: 'p1' })
  expect(await list({ productID: 'p1', depth: 'all' })).toEqual(['low'])
  await admin.Products.Patch('p1', { Active: false })
  expect(await list({ productID: 'p1', depth: 'all' })).toEqual([])
})
