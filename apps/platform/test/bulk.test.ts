import type { PlatformClient } from '@tessera/client/platform/types.gen'
import type { BulkTag } from '@tessera/platform/bulk/bulk-targets'
import { saveMany } from '@tessera/platform/bulk/save-many'
import { sql } from '@tessera/server/sql'
import { createTestMarketplace } from '@tessera/testing/marketplace'
import { startPlatform } from '@tessera/testing/platform'
import { itemsOf, type JsonBody, type WireCall, wireInto } from '@tessera/testing/wire'
import { describe, expect, test } from 'vitest'
import { breaks, place, reads, steps } from './bulk-shop.ts'
import { aFeed, idOf } from './product-feed-reader.ts'

const platform = await startPlatform()
const { database, app } = platform

/** Fields that differ between two equally filled shops: owners and dates. */
const alike = (value: unknown, marketplace: string): unknown =>
  JSON.parse(
    JSON.stringify(value, (name, inner) =>
      /^(DateCreated|LastUpdated)$/.test(name) && inner ? 'some time' : inner === marketplace ? 'the seller' : inner,
    ),
  )

async function shown(wire: WireCall, marketplace: string): Promise<Record<string, unknown>> {
  const replies = reads.map(async (path) => {
    const reply = await wire('GET', path)
    expect([path, reply.status]).toEqual([path, 200])
    return [path, alike(reply.body, marketplace)]
  })
  return Object.fromEntries(await Promise.all(replies))
}

const fill = async (marketplace: string) => {
  for (const { tag, rows, params } of steps) await saveMany(database, marketplace, tag, rows, params)
}

const fillByRequests = async (wire: WireCall) => {
  for (const { rows, save } of steps)
    for (const row of rows) {
      const [verb, path] = save(row)
      const reply = await wire(verb, path, row)
      expect(reply.status, `${path}: ${reply.text}`).toBeLessThan(300)
    }
}

describe('many are refused', () => {
  const attempt = async (tag: BulkTag, rows: JsonBody[], params?: Record<string, string>) => {
    const { id } = await createTestMarketplace(platform)
    await fill(id)
    return saveMany(database, id, tag, rows, params)
  }

  test.for<[why: string, tag: BulkTag, row: JsonBody, says: RegExp]>([
    ['without what is required', 'Products', { ID: 'x' }, /Row 1 .*Name is required/],
    ['with an ID that is none', 'Products', { ID: 'a b', Name: 'x' }, /Row 1 /],
    ['with a counter for an ID', 'Products', { ID: '{n}', Name: 'x' }, /Row 1 .*ID may hold/],
    ['without their parent', 'InventoryRecords', { ID: 'x', AddressID: 'yard' }, /Row 1 .*ID may hold/],
  ])('%s', async ([, tag, row, says]) => {
    const good = { ID: 'good', Name: 'x', ProductID: 'tile', AddressID: 'yard' }
    await expect(attempt(tag, [good, row])).rejects.toThrow(says)
  })

  test.for<[code: string, tag: BulkTag, row: JsonBody]>([
    ['ValidationFailure', 'AdminAddresses', { ...place, Country: 'US' }],
    ['Category.CircularReference', 'Categories', { ID: 'floors', Name: 'x', ParentID: 'oak', CatalogID: 'main' }],
    ['PriceSchedule.DuplicatePriceBreaks', 'PriceSchedules', { Name: 'x', PriceBreaks: [...breaks, ...breaks] }],
    ['PriceSchedule.CannotClearPriceBreaks', 'PriceSchedules', { ID: 'list', Name: 'x' }],
    ['PriceSchedule.NoPriceBreaks', 'Products', { Name: 'x', DefaultPriceScheduleID: 'empty' }],
    ['NotFound', 'Products', { Name: 'x', DefaultPriceScheduleID: 'nobody' }],
    ['Product.IsNotParent', 'Products', { Name: 'x', ParentID: 'tile' }],
    ['Product.CannotModifyIsParent', 'Products', { ID: 'family', Name: 'x' }],
    ['InventoryConfiguration.ProductInventoryMustExist', 'Products', { ID: 'tile', Name: 'x' }],
    ['InventoryConfiguration.ProductInventoryMustExist', 'InventoryRecords', { ProductID: 'plain', AddressID: 'yard' }],
    ['NotFound', 'InventoryRecords', { ProductID: 'nobody', AddressID: 'yard' }],
    ['NotFound', 'Products.SaveAssignment', { ProductID: 'tile', BuyerID: 'nobody' }],
    ['Product.CannotAssignNotInBuyerCatalog', 'Products.SaveAssignment', { ProductID: 'family', BuyerID: 'pros' }],
    [
      'PriceSchedule.NoPriceBreaks',
      'Products.SaveAssignment',
      { ProductID: 'tile', BuyerID: 'pros', PriceScheduleID: 'empty' },
    ],
    ['Catalog.CannotAssignChildProduct', 'Catalogs.SaveProductAssignment', { CatalogID: 'main', ProductID: 'child' }],
    [
      'Category.CannotAssignChildProduct',
      'Categories.SaveProductAssignment',
      { CatalogID: 'main', CategoryID: 'oak', ProductID: 'child' },
    ],
  ])('as one is: %s of %s', async ([code, tag, row]) => {
    await expect(attempt(tag, [row])).rejects.toMatchObject({ message: code })
  })

  test('in whole batches: nothing is left of one that fails', async () => {
    const { id, admin } = await createTestMarketplace(platform)
    const rows = [
      { ID: 'a', Name: 'a' },
      { ID: 'b', Name: 'b', ShipFromAddressID: 'nowhere' },
    ]
    await expect(saveMany(database, id, 'Products', rows)).rejects.toThrow('NotFound')
    expect((await admin.Products.List()).Meta?.TotalCount).toBe(0)
  })
})

test('a shop filled in bulk equals one filled by requests', async () => {
  const [one, other] = [await createTestMarketplace(platform), await createTestMarketplace(platform)]
  const [wire, otherWire] = [wireInto(app, one.adminToken), wireInto(app, other.adminToken)]
  await fill(one.id)
  await fillByRequests(otherWire)
  const filled = await shown(wire, one.id)
  expect(filled).toEqual(await shown(otherWire, other.id))
  expect(filled['/products']).toMatchObject({ Meta: { TotalCount: 4 } })
  // import again: everything is replaced, dates and owners stay
  const dates = () =>
    one.admin.Products.List({ sortBy: ['ID'] }).then(({ Items }) => Items.map((item) => item.DateCreated))
  const before = await dates()
  await fill(one.id)
  await fillByRequests(otherWire)
  expect(await shown(wire, one.id)).toEqual(await shown(otherWire, other.id))
  expect(await dates()).toEqual(before)
})

test('what is left out of a row that replaces another goes back to its default', async () => {
  const { id, admin } = await createTestMarketplace(platform)
  await saveMany(database, id, 'Products', [
    { ID: 'p', Name: 'x', Active: true, xp: { a: 1 }, Inventory: { Enabled: true } },
  ])
  const { DateCreated, Inventory } = await admin.Products.Get('p')
  await saveMany(database, id, 'Products', [
    { ID: 'p', Name: 'first' },
    { ID: 'p', Name: 'last' },
  ])
  const replaced = { Name: 'last', Active: false, xp: null, DateCreated }
  const after = await admin.Products.Get('p')
  expect(after).toMatchObject(replaced)
  await admin.Products.Save('p', { Name: 'x', Active: true, xp: { a: 1 }, Inventory: { Enabled: true } })
  expect(Inventory?.LastUpdated).toBeTruthy()
  const byRequest = await admin.Products.Save('p', { Name: 'last' })
  expect(alike(byRequest, id)).toEqual(alike(after, id))
})

test('each batch leaves one event, ends what was kept of lists, and reaches the feed', async () => {
  const { id, admin, adminToken } = await createTestMarketplace(platform)
  const feed = aFeed(platform, adminToken)
  await feed.rest()
  const total = async ({ Products }: PlatformClient) => (await Products.List({ pageSize: 1 })).Meta?.TotalCount
  expect(await total(admin)).toBe(0)
  const rows = Array.from({ length: 1001 }, (_, n) => ({ ID: `p${n}`, Name: `Product ${n}` }))
  expect(await saveMany(database, id, 'Products', rows)).toBe(1001)
  expect(await total(admin)).toBe(1001)
  const wire = wireInto(app, adminToken)
  expect(itemsOf(await wire('GET', '/products?search=p777'))).toMatchObject([{ ID: 'p777' }])
  const events = await database.rows<{ params: JsonBody; body: { Items: JsonBody[] } }>(sql`
    select params, body from events where marketplace_id = ${id} and operation = 'Bulk.Save' order by id`)
  expect(events.map(({ params, body }) => [params, body.Items.length, body.Items[0]])).toEqual([
    [{ Resource: 'Products' }, 500, { ID: 'p0' }],
    [{ Resource: 'Products' }, 500, { ID: 'p500' }],
    [{ Resource: 'Products' }, 1, { ID: 'p1000' }],
  ])
  expect(new Set((await feed.rest()).map(idOf)).size).toBe(1001)
})
