import { startPlatform } from '@tessera/testing/platform'
import { createTestShop } from '@tessera/testing/shop'
import { expect, test } from 'vitest'
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
  const first = async () => (await aGuest(shop)).client.Cart.CreateLineItem({ ProductID: 'tile', Quantity: 3 })
  await another()
  await another()
  await admin.Products.Patch('tile', { Inventory: { Enabled: true, QuantityAvailable: 2 } })
  await expect(another()).rejects.toMatchObject(refused)
  await expect(first()).rejects.toMatchObject(refused)

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
})
