import { sql } from '@tessera/server/sql'
import { createTestMarketplace } from '@tessera/testing/marketplace'
import { startPlatform } from '@tessera/testing/platform'
import { createTestShop } from '@tessera/testing/shop'
import { tokenWith } from '@tessera/testing/token-with'
import { waitForOlderTransactions } from '@tessera/testing/wait-for-older-transactions'
import { codeOf, wireInto } from '@tessera/testing/wire'
import { describe, expect, test } from 'vitest'
import { cursorText } from '../src/product-feed/cursor.ts'
import { forgetChanges } from '../src/product-feed/feed-position.ts'
import { aFeed, idOf } from './product-feed-reader.ts'

const platform = await startPlatform()
const { app } = platform
const shop = await createTestMarketplace(platform)
const { admin } = shop
const wire = wireInto(app, shop.adminToken)
const place = { Street1: 'Road 1', City: 'Lyon', Country: 'FR' }

describe('the feed refuses', () => {
  test('a caller without a token', async () => {
    const reply = await wireInto(app)('GET', '/feeds/products')
    expect([reply.status, codeOf(reply)]).toEqual([401, 'InvalidToken'])
  })

  test('a caller without the role, and a caller who is not a seller user', async () => {
    const stranger = await tokenWith(platform, shop, { roles: ['CatalogReader'] })
    const refused = await wireInto(app, stranger)('GET', '/feeds/products?after=nonsense')
    expect([refused.status, codeOf(refused)]).toEqual([403, 'Auth.InsufficientRoles'])
    const buyer = await tokenWith(platform, shop, { userType: 'buyer', roles: ['ProductReader'] })
    const foreign = await wireInto(app, buyer)('GET', '/feeds/products')
    expect([foreign.status, codeOf(foreign)]).toEqual([403, 'Auth.UserNotAuthorizedToAdmin'])
    for (const role of ['ProductReader', 'ProductAdmin']) {
      const reader = await tokenWith(platform, shop, { roles: [role] })
      expect((await wireInto(app, reader)('GET', '/feeds/products')).status).toBe(200)
    }
  })

  test.for([
    'limit=0',
    'limit=501',
    'limit=2.5',
    'limit=',
    'limit=many',
    'wait=26',
    'wait=-1',
    'wait=soon',
    'wait=',
    'stock=half',
  ])('%s', async (query) => {
    const reply = await wire('GET', `/feeds/products?${query}`)
    expect([reply.status, codeOf(reply)]).toEqual([400, 'ValidationFailure'])
    expect(reply.body).toMatchObject({ Errors: [{ Data: { Property: query.split('=')[0] } }] })
  })

  const here = { marketplace: shop.id, node: 'here', xid: '3', id: '0', at: Date.now() }
  const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  test.for([
    ['is no cursor', 'nonsense'],
    ['is something else in the same writing', base64({ xid: 1 })],
    ['has a number that is none', base64([shop.id, 'here', '1 or 1=1', '0', Date.now()])],
    ['has a number beyond the biggest', base64([shop.id, 'here', '9999999999999999999', '0', Date.now()])],
    ['has a name that cannot be one', base64([shop.id, 'here', '3', '0', Date.now(), 'a\0'])],
    ['belongs to another marketplace', cursorText({ ...here, marketplace: 'other' })],
    ['is older than what is kept', cursorText({ ...here, at: Date.now() - 7.1 * 86_400_000 })],
    ['is of another server', cursorText(here)],
    ['is of another server and amid the walk', cursorText({ ...here, walked: 'a' })],
  ] as const)('a cursor that %s, and says to begin again', async ([, cursor]) => {
    const reply = await wire('GET', `/feeds/products?after=${cursor}`)
    expect([reply.status, codeOf(reply)]).toEqual([410, 'Feed.UnknownCursor'])
  })
})

test('without a cursor all products are walked by ID, and then their changes follow', async () => {
  const { admin, adminToken } = await createTestMarketplace(platform)
  for (const id of ['c', 'a', 'e', 'b', 'd']) await admin.Products.Create({ ID: id, Name: id })
  const feed = aFeed(platform, adminToken)
  const first = await feed.read({ limit: 2 })
  expect([first.Items.map(idOf), first.More]).toEqual([['a', 'b'], true])
  // change one product before and one after the walk's position, add one before it, and delete one ahead of it
  await admin.Products.Patch('a', { Name: 'after all' })
  await admin.Products.Patch('d', { Name: 'meanwhile' })
  await admin.Products.Create({ ID: '0', Name: 'new' })
  await admin.Products.Delete('e')
  const second = await feed.read({ limit: 2 })
  expect([second.Items.map(idOf), second.More]).toEqual([['c', 'd'], true])
  const third = await feed.read({ limit: 2 })
  expect([third.Items, third.More]).toEqual([[], false])
  expect((await feed.rest()).map(idOf)).toEqual(['a', 'd', '0', 'e'])
  expect(feed.known.get('a')).toMatchObject({ Product: { Name: 'after all' } })
  expect(feed.known.has('e')).toBe(false)
  expect([...feed.known.keys()].sort()).toEqual(['0', 'a', 'b', 'c', 'd'])
  expect(await feed.rest()).toEqual([])
})

test('a product comes with all its prices, stock and categories, as the API shows them', async () => {
  await admin.AdminAddresses.Create({ ID: 'yard', ...place })
  await admin.Buyers.Create({ ID: 'b', Name: 'Buyer', Active: true })
  await admin.UserGroups.Create('b', { ID: 'g', Name: 'Group' })
  await admin.Categories.Create('b', { ID: 'floors', Name: 'Floors', Active: true })
  for (const [id, price] of [
    ['list', 10],
    ['buyer', 9],
    ['group', 8],
  ] as const)
    await admin.PriceSchedules.Create({ ID: id, Name: id, PriceBreaks: [{ Quantity: 1, Price: price, SalePrice: 5 }] })
  await admin.Products.Create({
    ID: 'p',
    Name: 'Tile',
    Active: true,
    DefaultPriceScheduleID: 'list',
    Inventory: { Enabled: true },
    xp: { Colour: 'grey' },
  })
  await admin.Categories.SaveProductAssignment('b', { CategoryID: 'floors', ProductID: 'p' })
  await admin.Products.SaveAssignment({ ProductID: 'p', BuyerID: 'b', UserGroupID: 'g', PriceScheduleID: 'group' })
  await admin.Products.SaveAssignment({ ProductID: 'p', BuyerID: 'b', PriceScheduleID: 'buyer' })
  await admin.InventoryRecords.Create('p', { ID: 'r2', AddressID: 'yard', QuantityAvailable: 2 })
  await admin.InventoryRecords.Create('p', { ID: 'r1', AddressID: 'yard', QuantityAvailable: 3 })
  const feed = aFeed(platform, shop.adminToken)
  await feed.rest()
  const { Items: records } = await admin.InventoryRecords.List('p')
  expect(feed.known.get('p')).toEqual({
    Product: await admin.Products.Get('p'),
    PriceSchedules: [
      { BuyerID: null, UserGroupID: null, PriceSchedule: await admin.PriceSchedules.Get('list') },
      { BuyerID: 'b', UserGroupID: null, PriceSchedule: await admin.PriceSchedules.Get('buyer') },
      { BuyerID: 'b', UserGroupID: 'g', PriceSchedule: await admin.PriceSchedules.Get('group') },
    ],
    InventoryRecords: records.map((record) => ({ ...record, VariantID: null })),
    CategoryIDs: ['floors'],
  })
})

test('a change of a price, of an assignment, of stock or of a category moves the products it concerns, and no others', async () => {
  await admin.Products.Create({ ID: 'bystander', Name: 'x' })
  const feed = aFeed(platform, shop.adminToken)
  await feed.rest()
  const moved = async (change: () => Promise<unknown>) => {
    await change()
    return (await feed.rest()).map(idOf)
  }
  const { PriceSchedules, Products, Categories, InventoryRecords, Catalogs, UserGroups } = admin
  expect(await moved(() => PriceSchedules.Patch('list', { Name: 'List' }))).toEqual(['p'])
  expect(await moved(() => PriceSchedules.SavePriceBreak('group', { Quantity: 5, Price: 7 }))).toEqual(['p'])
  expect(await moved(() => InventoryRecords.Patch('p', 'r1', { QuantityAvailable: 30 }))).toEqual(['p'])
  expect(feed.known.get('p')).toMatchObject({ Product: { Inventory: { QuantityAvailable: 32 } } })
  expect(await moved(() => Categories.Delete('b', 'floors'))).toEqual(['p'])
  expect(feed.known.get('p')).toMatchObject({ CategoryIDs: [] })
  expect(await moved(() => UserGroups.Delete('b', 'g'))).toEqual(['p'])
  // a value cleared by a foreign key is also a change
  expect(await moved(() => PriceSchedules.Delete('list'))).toEqual(['p'])
  expect(feed.known.get('p')).toMatchObject({
    Product: { DefaultPriceScheduleID: null },
    PriceSchedules: [{ BuyerID: 'b', UserGroupID: null, PriceSchedule: { ID: 'buyer' } }],
  })
  expect(await moved(() => PriceSchedules.Create({ ID: 'unused', Name: 'x' }))).toEqual([])
  expect(await moved(() => Catalogs.Create({ ID: 'unused', Name: 'x' }))).toEqual([])
  // a new ID appears as one deleted and one new product
  expect((await moved(() => Products.Patch('p', { ID: 'q' }))).sort()).toEqual(['p', 'q'])
  expect([feed.known.has('p'), feed.known.has('q')]).toEqual([false, true])
  expect(await moved(() => Products.Delete('q'))).toEqual(['q'])
  expect(feed.known.has('q')).toBe(false)
})

test('stock that a submitted order takes and a cancelled one gives back is a change', async () => {
  const { admin, adminToken, buyer, product } = await createTestShop(platform)
  await product('sold', 10, 5)
  await product('other', 10, 5)
  const feed = aFeed(platform, adminToken)
  await feed.rest()
  await buyer.Cart.CreateLineItem({ ProductID: 'sold', Quantity: 3 })
  expect(await feed.rest()).toEqual([])
  const { ID } = await buyer.Cart.Submit()
  expect((await feed.rest()).map(idOf)).toEqual(['sold'])
  expect(feed.known.get('sold')).toMatchObject({ Product: { Inventory: { QuantityAvailable: 2 } } })
  await admin.Orders.Cancel('Incoming', ID ?? '')
  expect((await feed.rest()).map(idOf)).toEqual(['sold'])
  expect(feed.known.get('sold')).toMatchObject({ Product: { Inventory: { QuantityAvailable: 5 } } })
})

test('a product of which only the stock changed comes with its stock alone to who asks for that', async () => {
  const { admin, adminToken } = await createTestShop(platform)
  await admin.AdminAddresses.Create({ ID: 'yard', ...place })
  for (const ID of ['counted', 'renamed']) {
    await admin.Products.Create({ ID, Name: ID, Inventory: { Enabled: true } })
    await admin.InventoryRecords.Create(ID, { ID: `${ID}-yard`, AddressID: 'yard', QuantityAvailable: 9 })
  }
  const [alone, whole] = [aFeed(platform, adminToken), aFeed(platform, adminToken)]
  await alone.rest()
  await whole.rest()
  for (const ID of ['counted', 'renamed'])
    await admin.InventoryRecords.Patch(ID, `${ID}-yard`, { QuantityAvailable: 4 })
  await admin.Products.Patch('renamed', { Name: 'Another name' })
  await waitForOlderTransactions(platform.database)
  const [item, other] = (await alone.read({ stock: 'alone' })).Items
  expect(item).toEqual({
    ProductID: 'counted',
    InventoryRecords: [expect.objectContaining({ ID: 'counted-yard', QuantityAvailable: 4, VariantID: null })],
  })
  expect(other).toMatchObject({ Product: { Name: 'Another name' }, InventoryRecords: [{ QuantityAvailable: 4 }] })
  expect((await whole.read()).Items).toMatchObject([{ Product: { ID: 'counted' } }, { Product: { ID: 'renamed' } }])
  await admin.Products.Delete('counted')
  expect(await alone.rest()).toEqual([{ ProductID: 'counted', Deleted: true }])
})

test('a marketplace receives nothing of another one', async () => {
  const [one, other] = [await createTestMarketplace(platform), await createTestMarketplace(platform)]
  await other.admin.Products.Create({ ID: 'theirs', Name: 'Theirs' })
  const feed = aFeed(platform, one.adminToken)
  expect(await feed.rest()).toEqual([])
  await other.admin.Products.Patch('theirs', { Name: 'Still theirs' })
  expect(await feed.rest()).toEqual([])
})

test('what is too old to be asked for is forgotten', async () => {
  const { admin, id } = await createTestMarketplace(platform)
  await admin.Products.Create({ ID: 'p', Name: 'x' })
  await platform.database.rows(sql`
    insert into product_changes (marketplace_id, product_id, at) values (${id}, 'old', now() - interval '8 days 1 minute')`)
  await forgetChanges(platform.database)
  const kept = await platform.database.rows(sql`select product_id from product_changes where marketplace_id = ${id}`)
  expect(kept).toEqual([{ product_id: 'p' }])
})
