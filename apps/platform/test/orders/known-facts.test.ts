import { startPlatform } from '@tessera/testing/platform'
import { createTestShop } from '@tessera/testing/shop'
import { expect, test } from 'vitest'
import { counting } from './counted.ts'
import { aGuest, showToGuests } from './people.ts'

const platform = await startPlatform()
const refused = { errors: [{ ErrorCode: 'Inventory.Insufficient' }] }

test('a cart has the currency of its user, who was known with another one', async () => {
  const shop = await createTestShop(platform)
  const currencyOfNewCart = async () => (await (await aGuest(shop)).client.Cart.Patch({ Comments: 'x' })).Currency
  expect([await currencyOfNewCart(), await currencyOfNewCart()]).toEqual([null, null])
  await shop.admin.Locales.Create({ ID: 'eu', Currency: 'EUR' })
  await shop.admin.Locales.SaveAssignment({ LocaleID: 'eu', BuyerID: 'storefront' })
  expect([await currencyOfNewCart(), await currencyOfNewCart()]).toEqual(['EUR', 'EUR'])
  await shop.admin.Locales.DeleteAssignment('eu', { buyerID: 'storefront' })
  expect(await currencyOfNewCart()).toBeNull()
})

test('stock is counted where the product counts it since its last change', async () => {
  const shop = await createTestShop(platform)
  const { admin } = shop
  await shop.product('tile', 10)
  await showToGuests(shop, 'tile')
  const { client } = await aGuest(shop)
  const another = () => client.Cart.CreateLineItem({ ProductID: 'tile', Quantity: 3 })
  const first = async (Quantity = 3) => (await aGuest(shop)).client.Cart.CreateLineItem({ ProductID: 'tile', Quantity })
  await another()
  await another()
  await admin.Products.Patch('tile', { Inventory: { Enabled: true, QuantityAvailable: 2 } })
  await expect(another()).rejects.toMatchObject(refused)
  await expect(first()).rejects.toMatchObject(refused)

  await admin.Products.Patch('tile', { Inventory: { QuantityAvailable: 9 } })
  await another()
  await admin.Products.Patch('tile', { Inventory: { QuantityAvailable: 8 } })
  await expect(another()).rejects.toMatchObject(refused)
  await expect(first(9)).rejects.toMatchObject(refused)
  await first(8)

  const place = { Street1: 'Road 1', City: 'Lyon', Country: 'FR' }
  await admin.AdminAddresses.Create({ ID: 'yard', ...place })
  await admin.InventoryRecords.Create('tile', {
    ID: 'r',
    AddressID: 'yard',
    QuantityAvailable: 20,
    AllowAllBuyers: true,
  })
  const fromYard = (Quantity: number) =>
    client.Cart.CreateLineItem({ ProductID: 'tile', Quantity, InventoryRecordID: 'r' })
  await expect(fromYard(21)).rejects.toMatchObject(refused)
  await fromYard(9)
  await admin.InventoryRecords.Patch('tile', 'r', { QuantityAvailable: 5 })
  await expect(fromYard(6)).rejects.toMatchObject(refused)
  // a new name in the same patch is more than stock
  const anotherFrom = async (InventoryRecordID: string) =>
    (await aGuest(shop)).client.Cart.CreateLineItem({ ProductID: 'tile', Quantity: 1, InventoryRecordID })
  await anotherFrom('r')
  await admin.InventoryRecords.Patch('tile', 'r', { ID: 'other', QuantityAvailable: 6 })
  await expect(anotherFrom('r')).rejects.toMatchObject({ status: 404 })
  await admin.InventoryRecords.Patch('tile', 'other', { ID: 'third' })
  await anotherFrom('third')
})

test('a change of stock costs the next line of a cart no statement, and one of a price does', async () => {
  const shop = await createTestShop(platform)
  const { admin } = shop
  const count = counting(platform.database)
  await shop.product('tile', 10, 100)
  await showToGuests(shop, 'tile')
  const { client } = await aGuest(shop)
  const add = async () => (await count(() => client.Cart.CreateLineItem({ ProductID: 'tile' }))).length
  await add()
  const usual = await add()
  await admin.Products.Patch('tile', { Inventory: { QuantityAvailable: 50 } })
  expect(await add()).toBe(usual)
  await admin.PriceSchedules.Patch('tile', { PriceBreaks: [{ Quantity: 1, Price: 11 }] })
  expect(await add()).toBeGreaterThan(usual)
  expect((await client.Cart.ListLineItems()).Items.map(({ UnitPrice }) => UnitPrice)).toEqual([11, 11, 11, 11])
})
