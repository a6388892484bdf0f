import { startPlatform } from '@tessera/testing/platform'
import { createTestShop } from '@tessera/testing/shop'
import { expect, test } from 'vitest'

const platform = await startPlatform()
const place = { Street1: 'Road 1', City: 'Lyon', Country: 'FR' }

test('a stock record stays while an open order draws on it, and its address while the record is there', async () => {
  const { admin, buyer, product } = await createTestShop(platform)
  await product('tile', 10, 0)
  await admin.AdminAddresses.Create({ ID: 'yard', ...place })
  await admin.InventoryRecords.Create('tile', { ID: 'r', AddressID: 'yard', QuantityAvailable: 9 })
  await buyer.Cart.CreateLineItem({ ProductID: 'tile', Quantity: 2, InventoryRecordID: 'r' })
  const { ID } = await buyer.Cart.Submit()
  await expect(admin.InventoryRecords.Delete('tile', 'r')).rejects.toMatchObject({
    status: 409,
    errors: [{ ErrorCode: 'InventoryRecord.OpenOrdersExist', Data: { InventoryRecordID: 'r', OrderID: ID } }],
  })
  await expect(admin.AdminAddresses.Delete('yard')).rejects.toMatchObject({
    errorCode: 'Address.CannotDeleteInventoryRecordAddress',
  })
  await expect(admin.InventoryRecords.Delete('tile', 'none')).rejects.toMatchObject({ status: 404 })
  await admin.Orders.Complete('Incoming', ID)
  await admin.InventoryRecords.Delete('tile', 'r')
  await admin.AdminAddresses.Delete('yard')
})

test('a record in a cart can be deleted, and the cart says so when it is submitted', async () => {
  const { admin, buyer, product } = await createTestShop(platform)
  await product('tile', 10, 0)
  await admin.AdminAddresses.Create({ ID: 'yard', ...place })
  await admin.InventoryRecords.Create('tile', { ID: 'r', AddressID: 'yard', QuantityAvailable: 9 })
  await admin.InventoryRecords.Create('tile', { ID: 'other', AddressID: 'yard', QuantityAvailable: 9 })
  await buyer.Cart.CreateLineItem({ ProductID: 'tile', InventoryRecordID: 'r' })
  await admin.InventoryRecords.Delete('tile', 'r')
  await expect(buyer.Cart.Submit()).rejects.toMatchObject({ status: 400 })
})
