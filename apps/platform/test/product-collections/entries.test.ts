import { sql } from '@tessera/server/sql'
import { startPlatform } from '@tessera/testing/platform'
import { expect, test } from 'vitest'
import { aBuyer, aPrice, aProduct, idsOf, notThere } from '../me/a-buyer.ts'

const platform = await startPlatform()

async function aCollection() {
  const buyer = await aBuyer(platform)
  await buyer.me.Me.CreateProductCollection({ ID: 'mine', Name: 'Mine' })
  return buyer
}

test('a product that the user cannot see is not added, and one that is not there is not removed', async () => {
  const { me, admin } = await aCollection()
  await admin.Products.Save('elsewhere', { Name: 'Elsewhere', Active: true })
  await expect(me.Me.CreateProductCollectionEntry('mine', 'nothing')).rejects.toMatchObject(
    notThere('Product', 'nothing'),
  )
  await expect(me.Me.SaveProductCollectionEntry('mine', { ProductID: 'elsewhere' })).rejects.toMatchObject(
    notThere('Product', 'elsewhere'),
  )
  await expect(me.Me.DeleteProductCollectionEntry('mine', 'p1')).rejects.toMatchObject(
    notThere('ProductCollectionEntry', 'p1'),
  )
  expect((await me.Me.ListProductCollectionEntries('mine')).Meta).toMatchObject({ TotalCount: 0, Facets: [] })
})

test('the 501st entry is refused, also when two are added at once, and known ones stay writable', async () => {
  const { me, admin, shop } = await aCollection()
  await aProduct(admin, 'p2')
  await platform.database.rows(sql`
    with many as (
      insert into products (marketplace_id, id, owner_id, owner_type, name, active, is_parent, is_bundle, all_suppliers_can_sell, returnable, auto_forward, quantity_multiplier)
      select ${shop.id}, 'many-' || n, ${shop.id}, 'seller', 'Many', true, false, false, false, false, false, 1 from generate_series(1, 499) n
      returning marketplace_id, id)
    insert into product_collection_entries (collection_uid, marketplace_id, product_id)
    select c.uid, many.marketplace_id, many.id from many join product_collections c on c.marketplace_id = many.marketplace_id`)
  const both = await Promise.allSettled([
    me.Me.CreateProductCollectionEntry('mine', 'p1'),
    me.Me.CreateProductCollectionEntry('mine', 'p2'),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { errorCode: 'ProductCollection.ProductEntryLimit' },
  })
  const [kept] = idsOf(await me.Me.ListProductCollectionEntries('mine'))
  await me.Me.SaveProductCollectionEntry('mine', { ProductID: String(kept), ListOrder: 7 })
  expect((await me.Me.ListProductCollectionEntries('mine')).Items).toMatchObject([{ ID: kept, ListOrder: 7 }])
})

test('entries have the price of the user, their place and date, and are searched, filtered and counted', async () => {
  const { me, admin } = await aCollection()
  await aPrice(admin, 'twenty', 20)
  await aProduct(admin, 'p2', { DefaultPriceScheduleID: 'twenty', xp: { Color: 'blue' } })
  await aProduct(admin, 'p3', { xp: { Color: 'red' } })
  await admin.ProductFacets.Save('Color', { Name: 'Color', XpPath: 'Color' })
  await me.Me.SaveProductCollectionEntry('mine', { ProductID: 'p2', ListOrder: 2 })
  await me.Me.SaveProductCollectionEntry('mine', { ProductID: 'p3', ListOrder: 1 })
  await me.Me.CreateProductCollectionEntry('mine', 'p1')
  const page = await me.Me.ListProductCollectionEntries('mine')
  expect(idsOf(page)).toEqual(['p3', 'p2', 'p1'])
  expect(page.Meta).toMatchObject({
    TotalCount: 3,
    Facets: [
      {
        Name: 'Color',
        Values: [
          { Value: 'blue', Count: 1 },
          { Value: 'red', Count: 1 },
        ],
      },
    ],
  })
  expect(page.Items[1]).toMatchObject({
    ListOrder: 2,
    DateAdded: expect.any(String),
    PriceSchedule: { PriceBreaks: [{ Price: 20 }] },
  })
  expect(idsOf(await me.Me.ListProductCollectionEntries('mine', { filters: { 'xp.Color': 'blue' } }))).toEqual(['p2'])
  expect(idsOf(await me.Me.ListProductCollectionEntries('mine', { search: 'p1' }))).toEqual(['p1'])
  await me.Me.CreateProductCollectionEntry('mine', 'p2')
  expect((await me.Me.ListProductCollectionEntries('mine')).Items[1]).toMatchObject({ ID: 'p2', ListOrder: 2 })
  await me.Me.DeleteProductCollectionEntry('mine', 'p3')
  expect((await me.Me.ListProductCollectionEntries('mine')).Meta.TotalCount).toBe(2)
})

test('an entry that becomes invisible is left out, returns with its product, follows a new ID and goes with it', async () => {
  const { me, admin } = await aCollection()
  await me.Me.CreateProductCollectionEntry('mine', 'p1')
  await admin.Products.Patch('p1', { Active: false })
  expect((await me.Me.ListProductCollectionEntries('mine')).Meta.TotalCount).toBe(0)
  expect(idsOf(await admin.ProductCollections.ListEntries('b1', 'mine'))).toEqual(['p1'])
  await admin.Products.Patch('p1', { Active: true, ID: 'p9' })
  expect(idsOf(await me.Me.ListProductCollectionEntries('mine'))).toEqual(['p9'])
  await admin.Products.Delete('p9')
  expect((await admin.ProductCollections.ListEntries('b1', 'mine')).Meta.TotalCount).toBe(0)
})
