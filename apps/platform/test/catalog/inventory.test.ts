import { createTestMarketplace } from '@tessera/testing/marketplace'
import { startPlatform } from '@tessera/testing/platform'
import { tokenWith } from '@tessera/testing/token-with'
import { expect, test } from 'vitest'

const platform = await startPlatform()
const shop = await createTestMarketplace(platform)
const { admin } = shop
const { InventoryRecords, Products } = admin
const place = { Street1: 'Road 1', City: 'Lyon', Country: 'FR' }
await admin.Suppliers.Create({ ID: 's1', Name: 'Quarry', Active: true })
await admin.AdminAddresses.Create({ ID: 'yard', ...place })
await admin.SupplierAddresses.Create('s1', { ID: 'pit', ...place })
const config = (code: string) => ({ errorCode: `InventoryConfiguration.${code}` })

test('records need a product that tracks stock, at an address of their owner', async () => {
  await Products.Create({ ID: 'bare', Name: 'x' })
  await expect(InventoryRecords.Create('nope', { AddressID: 'yard' })).rejects.toMatchObject({
    message: 'Product nope not found',
  })
  await expect(InventoryRecords.Create('bare', { AddressID: 'yard' })).rejects.toMatchObject(
    config('ProductInventoryMustExist'),
  )
  await Products.Patch('bare', { Inventory: { Enabled: true } })
  await expect(InventoryRecords.Create('bare', { AddressID: 'pit' })).rejects.toMatchObject({
    message: 'Address pit not found',
  })
  expect(await InventoryRecords.Create('bare', { AddressID: 'pit', OwnerID: 's1' })).toMatchObject({ OwnerID: 's1' })
})

test('the product shows the sum of its records, in lists and filters too', async () => {
  await Products.Create({ ID: 'p', Name: 'Stocked', Inventory: { Enabled: true, QuantityAvailable: 1 } })
  expect(await Products.Get('p')).toMatchObject({ Inventory: { QuantityAvailable: 1 } })
  await InventoryRecords.Create('p', { ID: 'r1', AddressID: 'yard', QuantityAvailable: 5 })
  await InventoryRecords.Create('p', { ID: 'r2', AddressID: 'yard', QuantityAvailable: 7 })
  expect(await Products.Get('p')).toMatchObject({ Inventory: { QuantityAvailable: 12 } })
  expect(await Products.Patch('p', { Inventory: { QuantityAvailable: 99 } })).toMatchObject({
    Inventory: { Enabled: true, QuantityAvailable: 12 },
  })
  expect(await Products.List({ filters: { 'Inventory.QuantityAvailable': '12' } })).toMatchObject({
    Items: [{ ID: 'p' }],
  })
  await InventoryRecords.Delete('p', 'r1')
  expect(await Products.Get('p')).toMatchObject({ Inventory: { QuantityAvailable: 7 } })
})

test('stock that was never set is 0 where it is counted, and null where it is not', async () => {
  const made = await Products.Create({ ID: 'q', Name: 'x', Inventory: { Enabled: false, QuantityAvailable: null } })
  expect(made).toMatchObject({ Inventory: { Enabled: false, QuantityAvailable: null } })
  expect(await Products.Patch('q', { Inventory: { Enabled: true } })).toMatchObject({
    Inventory: { Enabled: true, QuantityAvailable: 0 },
  })
})

test('the address is shown when asked for', async () => {
  expect(await InventoryRecords.List('p')).toMatchObject({ Items: [{ ID: 'r2', AddressID: 'yard', Address: null }] })
  expect(await InventoryRecords.List('p', { includeAddress: true })).toMatchObject({
    Items: [{ Address: { ID: 'yard', City: 'Lyon' } }],
  })
  await expect(InventoryRecords.List('nope')).rejects.toMatchObject({ message: 'Product nope not found' })
  await expect(admin.AdminAddresses.Delete('yard')).rejects.toMatchObject({
    errorCode: 'Address.CannotDeleteInventoryRecordAddress',
  })
})

test('stock is tracked on the product or on its variants, never on both', async () => {
  await expect(Products.Patch('p', { Inventory: { VariantLevelTracking: true } })).rejects.toMatchObject(
    config('CannotChangeVariantLevelTracking'),
  )
  await expect(Products.Patch('p', { Inventory: null })).rejects.toMatchObject(config('ProductInventoryMustExist'))
  await Products.Create({ ID: 'v', Name: 'Varied', Inventory: { Enabled: true, VariantLevelTracking: true } })
  await admin.Specs.Create({ ID: 'size', Name: 'Size', Required: true, DefinesVariant: true })
  await admin.Specs.CreateOption('size', { ID: 's', Value: 'S' })
  await admin.Specs.SaveProductAssignment({ SpecID: 'size', ProductID: 'v' })
  await Products.GenerateVariants('v', {})
  await expect(InventoryRecords.Create('v', { AddressID: 'yard' })).rejects.toMatchObject(
    config('CannotCreateInventoryRecord'),
  )
  await expect(InventoryRecords.CreateVariant('v', 'nope', { AddressID: 'yard' })).rejects.toMatchObject({
    message: 'Variant nope not found',
  })
  await InventoryRecords.CreateVariant('v', 'v-s', { ID: 'r', AddressID: 'yard', QuantityAvailable: 4 })
  await Products.PatchVariant('v', 'v-s', { ID: 'small' })
  expect(await InventoryRecords.ListVariant('v', 'small')).toMatchObject({ Items: [{ ID: 'r' }] })
  expect(await Products.GetVariant('v', 'small')).toMatchObject({ Inventory: { QuantityAvailable: 4 } })
  expect(await Products.Get('v')).toMatchObject({ Inventory: { QuantityAvailable: 4 } })
  await expect(
    Products.Create({ Name: 'x', IsParent: true, Inventory: { VariantLevelTracking: true } }),
  ).rejects.toMatchObject(config('CannotSetVariantLevelTracking'))
})

test('a supplier has its own stock of products it may sell', async () => {
  const token = await tokenWith(platform, shop, { userType: 'supplier', companyID: 's1', roles: ['FullAccess'] })
  const supplier = shop.as(token)
  await expect(supplier.InventoryRecords.Create('p', { AddressID: 'pit' })).rejects.toMatchObject({
    errorCode: 'Product.CannotModify',
  })
  await admin.Products.SaveSupplier('p', 's1')
  expect(await supplier.InventoryRecords.Create('p', { ID: 'own', AddressID: 'pit' })).toMatchObject({ OwnerID: 's1' })
  await expect(supplier.InventoryRecords.Delete('p', 'r2')).rejects.toMatchObject({ status: 404 })
  await expect(
    supplier.InventoryRecords.SaveAssignment('p', { InventoryRecordID: 'r2', BuyerID: 'storefront' }),
  ).rejects.toMatchObject({ status: 403 })
  await supplier.InventoryRecords.SaveAssignment('p', { InventoryRecordID: 'own', BuyerID: 'storefront' })
})
