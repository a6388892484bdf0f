import { createTestMarketplace } from '@tessera/testing/marketplace'
import { startPlatform } from '@tessera/testing/platform'
import { expect, test } from 'vitest'

const platform = await startPlatform()
const { admin } = await createTestMarketplace(platform)
await admin.Catalogs.Create({ ID: 'c', Name: 'Catalog', Active: true })
for (const [ID, ParentID] of [
  ['floor', null],
  ['tile', 'floor'],
  ['marble', 'tile'],
  ['wall', null],
] as const)
  await admin.Categories.Create('c', { ID, Name: ID, ParentID, Active: true })

const idsOf = async (query: Record<string, unknown>): Promise<(string | null)[]> =>
  (await admin.Categories.List('c', query)).Items.map(({ ID }) => ID)

test('a category is never placed under itself or what is below it', async () => {
  const circular = { errorCode: 'Category.CircularReference' }
  await expect(admin.Categories.Patch('c', 'floor', { ParentID: 'marble' })).rejects.toMatchObject(circular)
  await expect(admin.Categories.Patch('c', 'floor', { ParentID: 'floor' })).rejects.toMatchObject(circular)
  await expect(admin.Categories.Create('c', { ID: 'own', Name: 'x', ParentID: 'own' })).rejects.toMatchObject(circular)
  await expect(admin.Categories.Save('c', 'own', { Name: 'x', ParentID: 'own' })).rejects.toMatchObject(circular)
  await expect(admin.Categories.Patch('c', 'floor', { ParentID: 'nope' })).rejects.toMatchObject({
    message: 'Category nope not found',
  })
})

test('two moves at once do not close a circle together', async () => {
  await admin.Categories.Create('c', { ID: 'x', Name: 'x' })
  await admin.Categories.Create('c', { ID: 'y', Name: 'y' })
  const moves = await Promise.allSettled([
    admin.Categories.Patch('c', 'x', { ParentID: 'y' }),
    admin.Categories.Patch('c', 'y', { ParentID: 'x' }),
  ])
  expect(moves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await admin.Categories.Delete('c', 'x').catch(() => {})
  await admin.Categories.Delete('c', 'y').catch(() => {})
})

test('depth must be a number above zero, or all', async () => {
  for (const depth of ['0', '-1', 'some'])
    await expect(admin.Categories.List('c', { depth })).rejects.toMatchObject({ errorCode: 'Category.InvalidDepth' })
})

test('a list shows the first level below where it starts, or as many as asked for', async () => {
  expect(await idsOf({})).toEqual(['floor', 'wall'])
  expect(await idsOf({ depth: '2' })).toEqual(['floor', 'tile', 'wall'])
  expect(await idsOf({ depth: 'all' })).toEqual(['floor', 'marble', 'tile', 'wall'])
  expect(await idsOf({ filters: { ParentID: 'floor' } })).toEqual(['tile'])
  expect(await idsOf({ filters: { ParentID: 'floor' }, depth: '2' })).toEqual(['marble', 'tile'])
  expect(await idsOf({ filters: { ParentID: '!*' }, depth: 'all' })).toEqual(['floor', 'marble', 'tile', 'wall'])
  expect(await idsOf({ filters: { Name: 'm*' }, depth: 'all' })).toEqual(['marble'])
  await expect(admin.Categories.List('nope')).rejects.toMatchObject({ message: 'Catalog nope not found' })
})

test('siblings make room when asked to', async () => {
  await admin.Categories.Create('c', { ID: 'r', Name: 'Rooms' })
  for (const [ID, ListOrder] of [
    ['r1', 1],
    ['r2', 2],
  ] as const)
    await admin.Categories.Create('c', { ID, Name: ID, ParentID: 'r', ListOrder })
  await admin.Categories.Create('c', { ID: 'r0', Name: 'r0', ParentID: 'r', ListOrder: 1 }, { adjustListOrders: true })
  const { Items } = await admin.Categories.List('c', { filters: { ParentID: 'r' } })
  expect(Items.map(({ ID, ListOrder }) => [ID, ListOrder])).toEqual([
    ['r0', 1],
    ['r1', 2],
    ['r2', 3],
  ])
})

test('assigning to a category assigns to the catalog, and leaving the catalog leaves its categories', async () => {
  await admin.Products.Create({ ID: 'p', Name: 'Product' })
  await admin.Categories.SaveProductAssignment('c', { CategoryID: 'tile', ProductID: 'p' })
  expect((await admin.Catalogs.ListProductAssignments({ productID: 'p' })).Items).toEqual([
    { CatalogID: 'c', ProductID: 'p' },
  ])
  await admin.Catalogs.DeleteProductAssignment('c', 'p')
  expect((await admin.Categories.ListProductAssignments('c', { productID: 'p' })).Items).toEqual([])
})

test('children go with their parent, and counts follow', async () => {
  expect(await admin.Categories.Get('c', 'floor')).toMatchObject({ ChildCount: 1 })
  await admin.Categories.Delete('c', 'floor')
  await expect(admin.Categories.Get('c', 'marble')).rejects.toMatchObject({ status: 404 })
})
