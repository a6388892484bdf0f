import { startPlatform } from '@tessera/testing/platform'
import { codeOf } from '@tessera/testing/wire'
import { expect, test } from 'vitest'
import { aBuyer, aGroup, aPrice, aProduct, aUser, idsOf, notThere } from './a-buyer.ts'

const platform = await startPlatform()

test('sellers, and buyers without the role, do not get in', async () => {
  const { shop } = await aBuyer(platform)
  await expect(shop.admin.Me.ListProducts()).rejects.toMatchObject({ status: 403 })
})

test('a depth that is none, a filter on nothing and an unknown search type are refused', async () => {
  const { wire } = await aBuyer(platform)
  expect(codeOf(await wire('GET', '/me/products?categoryID=c&depth=deep'))).toBe('Category.InvalidDepth')
  expect(codeOf(await wire('GET', '/me/products?Nothing=1'))).toBe('List.InvalidProperty')
  expect(codeOf(await wire('GET', '/me/products?search=a&searchType=Some'))).toBe('Search.InvalidQuery')
  expect(codeOf(await wire('GET', '/me/products?search=a&searchOn=Nothing'))).toBe('List.InvalidSearchProperty')
  expect(codeOf(await wire('GET', '/me/products?sortBy=Nothing'))).toBe('List.InvalidSortProperty')
})

test('a product is shown with its price and without seller fields', async () => {
  const { me } = await aBuyer(platform)
  const product = await me.Me.GetProduct('p1')
  expect(product).toMatchObject({
    ID: 'p1',
    PriceSchedule: { ID: 'ten', PriceBreaks: [{ Quantity: 1, Price: 10 }], IsOnSale: false },
    SpecCount: 0,
    VariantCount: 0,
    Inventory: null,
  })
  expect(product).not.toHaveProperty('DefaultPriceScheduleID')
  expect(product).not.toHaveProperty('OwnerID')
  expect((await me.Me.ListProducts()).Items).toEqual([product])
})

test('the price of a group comes before that of the buyer, and that before the product’s own', async () => {
  const { admin, me, userID, shop } = await aBuyer(platform)
  const price = async (client = me) => (await client.Me.GetProduct('p1')).PriceSchedule?.ID
  await aProduct(admin, 'free')
  expect((await me.Me.GetProduct('free')).PriceSchedule).toBe(null)
  await aPrice(admin, 'nine', 9)
  await aPrice(admin, 'eight', 8)
  await aPrice(admin, 'seven', 7)
  await admin.Products.SaveAssignment({ ProductID: 'p1', BuyerID: 'b1', PriceScheduleID: 'nine' })
  expect(await price()).toBe('nine')
  await aGroup(admin, 'g1', userID)
  await aGroup(admin, 'g2', userID)
  await admin.Products.SaveAssignment({ ProductID: 'p1', BuyerID: 'b1', UserGroupID: 'g1', PriceScheduleID: 'seven' })
  expect(await price()).toBe('seven')
  // two of equal precedence: the lower ID wins
  await admin.Products.SaveAssignment({ ProductID: 'p1', BuyerID: 'b1', UserGroupID: 'g2', PriceScheduleID: 'eight' })
  expect(await price()).toBe('eight')
  expect(await price((await aUser(platform, shop)).me)).toBe('nine')
})

test('only prices in the currency of the user’s locale count', async () => {
  const { admin, me } = await aBuyer(platform)
  const price = async () => (await me.Me.GetProduct('p1')).PriceSchedule?.ID
  await aPrice(admin, 'euro', 11, { Currency: 'EUR' })
  await admin.Products.SaveAssignment({ ProductID: 'p1', BuyerID: 'b1', PriceScheduleID: 'euro' })
  expect(await price()).toBe('ten')
  await admin.Locales.Save('eu', { Currency: 'eur', Language: 'de' })
  await admin.Locales.SaveAssignment({ LocaleID: 'eu', BuyerID: 'b1' })
  expect(await price()).toBe('euro')
  await admin.Products.DeleteAssignment('p1', 'b1')
  expect(await price()).toBe(undefined)
})

test('another seller has prices of its own, and is not there where it does not sell', async () => {
  const { admin, me } = await aBuyer(platform)
  await admin.Suppliers.Create({ ID: 's1', Name: 'Supplier', Active: true })
  await expect(me.Me.GetProduct('p1', { sellerID: 's1' })).rejects.toMatchObject(notThere('Product', 'p1'))
  expect(idsOf(await me.Me.ListBuyerSellers())).not.toContain('s1')
  await admin.Suppliers.SaveBuyer('s1', 'b1')
  await aPrice(admin, 'six', 6)
  await admin.Products.SaveSupplier('p1', 's1', { defaultPriceScheduleID: 'six' })
  expect((await me.Me.GetProduct('p1', { sellerID: 's1' })).PriceSchedule?.ID).toBe('six')
  expect((await me.Me.ListProducts({ sellerID: 's1' })).Items[0]?.PriceSchedule?.ID).toBe('six')
  expect((await me.Me.GetProduct('p1')).PriceSchedule?.ID).toBe('ten')
  const sellers = (await me.Me.ListProductSellers('p1')).Items
  expect(sellers.map(({ ID, PriceSchedule }) => [ID === 's1', PriceSchedule?.ID]).sort()).toEqual([
    [false, 'ten'],
    [true, 'six'],
  ])
})

test('a child inherits missing fields from its parent', async () => {
  const { admin, me } = await aBuyer(platform)
  await aProduct(admin, 'family', {
    IsParent: true,
    Description: 'Of the parent',
    ShipWeight: 3,
    DefaultPriceScheduleID: 'ten',
    Inventory: { Enabled: true, QuantityAvailable: 7 },
    xp: { Color: 'red', Care: { Wash: 'cold' } },
  })
  await aProduct(admin, 'child', { ParentID: 'family', ShipWeight: 4, xp: { Color: 'blue' } })
  const child = await me.Me.GetProduct('child')
  expect(child).toMatchObject({
    Description: 'Of the parent',
    ShipWeight: 4,
    xp: { Color: 'blue', Care: { Wash: 'cold' } },
    PriceSchedule: { ID: 'ten' },
    Inventory: { QuantityAvailable: 7 },
  })
  expect(idsOf(await me.Me.ListProducts({ filters: { 'xp.Care.Wash': 'cold' } }))).toEqual(['child', 'family'])
  expect(idsOf(await me.Me.ListProducts({ search: 'parent', searchOn: ['Description'] as never }))).toEqual([
    'child',
    'family',
  ])
  expect(idsOf(await me.Me.ListProducts({ filters: { ParentID: '!*' } }))).not.toContain('child')
})

test('stock is the sum of the records the user may draw on', async () => {
  const { admin, me, userID } = await aBuyer(platform)
  await admin.AdminAddresses.Save('wh', { Street1: 'S', City: 'C', Country: 'DE', AddressName: 'Warehouse' })
  await admin.Products.Patch('p1', { Inventory: { Enabled: true } as never })
  expect((await me.Me.GetProduct('p1')).Inventory).toMatchObject({ Enabled: true, QuantityAvailable: 0 })
  await admin.InventoryRecords.Save('p1', 'open', { AddressID: 'wh', QuantityAvailable: 5 })
  await admin.InventoryRecords.Save('p1', 'kept', { AddressID: 'wh', QuantityAvailable: 40, AllowAllBuyers: false })
  const stock = async () => (await me.Me.GetProduct('p1')).Inventory?.QuantityAvailable
  expect(await stock()).toBe(5)
  expect(idsOf(await me.Me.ListProductInventoryRecords('p1'))).toEqual(['open'])
  expect(idsOf(await me.Me.ListProducts({ filters: { 'Inventory.QuantityAvailable': '>5' } as never }))).toEqual([])
  const byRecord = { 'InventoryRecords.AddressID': 'wh', 'InventoryRecords.QuantityAvailable': '>20' } as never
  expect(idsOf(await me.Me.ListProducts({ filters: byRecord }))).toEqual([])
  await aGroup(admin, 'g1', userID)
  await admin.InventoryRecords.SaveAssignment('p1', { InventoryRecordID: 'kept', BuyerID: 'b1', UserGroupID: 'g1' })
  expect(await stock()).toBe(45)
  expect(idsOf(await me.Me.ListProducts({ filters: byRecord }))).toEqual(['p1'])
  const records = await me.Me.ListProductInventoryRecords('p1', { includeAddress: true })
  expect(records.Items.map(({ Address }) => Address?.AddressName)).toEqual(['Warehouse', 'Warehouse'])
})

test('categories narrow a list, from the one asked for on down', async () => {
  const { admin, me } = await aBuyer(platform)
  await aProduct(admin, 'p2')
  for (const [id, ParentID] of [
    ['top', null],
    ['low', 'top'],
    ['side', null],
  ] as const)
    await admin.Categories.Save('b1', id, { Name: id, Active: true, ParentID })
  await admin.Categories.SaveProductAssignment('b1', { CategoryID: 'low', ProductID: 'p1' })
  await admin.Categories.SaveProductAssignment('b1', { CategoryID: 'top', ProductID: 'p2' })
  const list = async (options: object) => idsOf(await me.Me.ListProducts(options))
  expect(await list({ categoryID: 'top' })).toEqual(['p1', 'p2'])
  expect(await list({ categoryID: 'top', depth: '1' })).toEqual(['p2'])
  expect(await list({ categoryID: 'low', catalogID: 'b1' })).toEqual(['p1'])
  expect(await list({ categoryID: 'side' })).toEqual([])
  await expect(list({ categoryID: 'nope' })).rejects.toMatchObject(notThere('Category', 'nope'))
})

test('specs come with their options and the defaults of the product, variants with their choices', async () => {
  const { admin, me } = await aBuyer(platform)
  await admin.Specs.Save('size', { Name: 'Size', Required: true, DefinesVariant: true })
  await admin.Specs.SaveOption('size', 's', { Value: 'Small' })
  await admin.Specs.SaveOption('size', 'l', { Value: 'Large', PriceMarkupType: 'AmountPerQuantity', PriceMarkup: 2 })
  await admin.Specs.SaveProductAssignment({ SpecID: 'size', ProductID: 'p1', DefaultOptionID: 's' })
  await admin.Products.GenerateVariants('p1', {} as never)
  expect((await me.Me.ListSpecs('p1')).Items).toMatchObject([
    { ID: 'size', DefaultOptionID: 's', OptionCount: 2, Options: [{ ID: 'l' }, { ID: 's' }] },
  ])
  expect(await me.Me.GetSpec('p1', 'size')).toMatchObject({ ID: 'size', Options: [{ Value: 'Large' }, {}] })
  await expect(me.Me.GetSpec('p1', 'none')).rejects.toMatchObject(notThere('Spec', 'none'))
  await admin.Products.PatchVariant('p1', 'p1-s', { Active: false })
  expect(idsOf(await me.Me.ListVariants('p1'))).toEqual(['p1-l'])
  expect(await me.Me.GetVariant('p1', 'p1-l')).toMatchObject({
    Specs: [{ SpecID: 'size', OptionID: 'l', PriceMarkup: 2 }],
  })
  await expect(me.Me.GetVariant('p1', 'p1-s')).rejects.toMatchObject(notThere('Variant', 'p1-s'))
  await expect(me.Me.ListVariantInventoryRecords('p1', 'p1-s')).rejects.toMatchObject(notThere('Variant', 'p1-s'))
  expect(idsOf(await me.Me.ListVariantInventoryRecords('p1', 'p1-l'))).toEqual([])
})
