import { startPlatform } from '@tessera/testing/platform'
import { createTestShop } from '@tessera/testing/shop'
import { itemsOf, wireInto } from '@tessera/testing/wire'
import { expect, test } from 'vitest'

const platform = await startPlatform()
const shop = await createTestShop(platform)
const other = await createTestShop(platform)
const wire = wireInto(platform.app, shop.adminToken)
const listed = async (query = '') => {
  const reply = await wire('GET', `/stock?${query}`)
  expect(reply.status, reply.text).toBe(200)
  return itemsOf(reply).map(({ InventoryRecordID }) => InventoryRecordID)
}

test('stock of all products by product, place, mark and text; never of another marketplace, nor for customers', async () => {
  const place = { Street1: 'Road 1', City: 'Lyon', Country: 'FR' }
  for (const { admin, product } of [shop, other]) {
    await product('tile', 10, 0)
    await product('grout', 5, 0)
    for (const ID of ['yard', 'dock']) await admin.AdminAddresses.Create({ ID, AddressName: ID, ...place })
    for (const [product, AddressID, QuantityAvailable] of [
      ['tile', 'yard', 3],
      ['tile', 'dock', 9],
      ['grout', 'yard', 9],
    ] as const)
      await admin.InventoryRecords.Create(product, {
        ID: `${product}-${AddressID}`,
        AddressID,
        QuantityAvailable,
        NotificationPoint: 5,
      })
  }
  expect(await listed()).toEqual(['grout-yard', 'tile-dock', 'tile-yard'])
  expect(await listed('productID=tile')).toEqual(['tile-dock', 'tile-yard'])
  expect(await listed('addressID=yard')).toEqual(['grout-yard', 'tile-yard'])
  expect(await listed('isLow=true')).toEqual(['tile-yard'])
  expect(await listed('search=OUT')).toEqual(['grout-yard'])
  expect(await listed('search=%25')).toEqual([])
  const [first] = itemsOf(await wire('GET', '/stock?search=grout'))
  expect(first).toMatchObject({
    ProductName: 'Product grout',
    AddressName: 'yard',
    QuantityAvailable: 9,
    VariantID: null,
  })
  expect((await wireInto(platform.app, shop.buyerToken)('GET', '/stock')).status).toBe(403)
})
