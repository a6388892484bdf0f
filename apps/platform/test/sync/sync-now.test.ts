import { startPlatform } from '@tessera/testing/platform'
import { codeOf } from '@tessera/testing/wire'
import { createTestWorld, variantProduct } from '@tessera/testing/world'
import { expect, test } from 'vitest'
import { aReceiver } from '../delivery/a-receiver.ts'
import { aWorker } from '../delivery/a-worker.ts'

const receiver = await aReceiver()
const platform = await startPlatform({ outboundAllow: [receiver.host] })
const { shop, wire, names } = await createTestWorld(platform)
const worker = aWorker(platform, [receiver.host])
await shop.admin.DeliveryConfigurations.Create({
  ID: 'sync',
  Name: 'Sync',
  Enabled: true,
  DeliveryTargets: { Http: { Endpoint: receiver.url, Secret: 'shh' } },
})

const off = { DeliveryConfigID: 'sync', SyncEntityChanged: false, SyncEntityDeleted: false, Paused: true }
const products = { DeliveryConfigID: 'sync', SyncProductChanged: false, SyncProductDeleted: false }
const id = (name: string) => String(names[name])

/** Path of the configuration, path of the call, its body, and the code without a configuration. */
const rows = [
  ['adminusers', 'adminusers', { UserID: id('userID') }, 'EntitySyncForAdminUsersNotEnabled', 'User'],
  ['buyers', 'buyers', { BuyerID: id('buyerID') }, 'EntitySyncForBuyerNotEnabled', 'Buyer'],
  [
    'buyers/users',
    'buyers/users',
    { BuyerID: id('buyerID'), UserID: id('userID') },
    'EntitySyncForBuyerUsersNotEnabled',
    'User',
  ],
  [
    'buyers/usergroups',
    'buyers/usergroups',
    { BuyerID: id('buyerID'), UserGroupID: id('userGroupID') },
    'EntitySyncForBuyerUserGroupNotEnabled',
    'UserGroup',
  ],
  [
    'categories',
    'categories',
    { CatalogID: id('catalogID'), CategoryID: id('categoryID') },
    'EntitySyncForCategoryNotEnabled',
    'Category',
  ],
  [
    'products/inventoryrecords',
    'products/inventoryrecords',
    { ProductID: id('productID'), InventoryRecordID: id('inventoryRecordID') },
    'EntitySyncForInventoryRecordNotEnabled',
    'InventoryRecord',
  ],
  ['suppliers', 'supplier', { SupplierID: id('supplierID') }, 'EntitySyncForSupplierNotEnabled', 'Supplier'],
  [
    'suppliers/users',
    'suppliers/users',
    { SupplierID: id('supplierID'), UserID: id('userID') },
    'EntitySyncForSupplierUsersNotEnabled',
    'User',
  ],
] as const

test.for(rows)('%s: one object is pushed on demand', async ([config, path, body, code, property]) => {
  const push = (given: object = body) => wire('POST', `/integrations/entitysync/${path}/sync`, given)
  expect(codeOf(await push())).toBe(`Synchronize.${code}`)
  await wire('PUT', `/integrations/entitysync/${config}`, off)
  await shop.admin.DeliveryConfigurations.Patch('sync', { Enabled: false })
  expect(codeOf(await push())).toBe('DeliveryConfig.ConfigurationDisabled')
  await shop.admin.DeliveryConfigurations.Patch('sync', { Enabled: true })
  const last = Object.keys(body).at(-1) ?? ''
  expect((await push({ ...body, [last]: 'nobody' })).status).toBe(404)
  for (const parent of Object.keys(body).slice(0, -1))
    expect((await push({ ...body, [parent]: 'nobody' })).status).toBe(404)
  receiver.received.length = 0
  expect((await push()).status).toBe(204)
  await worker.work()
  const object = { ID: Object.values(body).at(-1) }
  expect(receiver.received.map((one) => one.body)).toEqual([
    { Kind: expect.any(String), Action: 'Changed', ...body, [property]: expect.objectContaining(object) },
  ])
})

test('a product is pushed with its variants and prices, or without prices', async () => {
  const push = (ProductID: string) => wire('POST', '/integrations/productsync/sync', { ProductID })
  expect(codeOf(await push(variantProduct))).toBe('Synchronize.ProductSyncNotEnabled')
  await shop.admin.ProductSynchronization.Save({ ...products, ConfigData: { Tone: 'blue' } })
  expect((await push('nothing')).status).toBe(404)
  await shop.admin.Products.Patch(variantProduct, { DefaultPriceScheduleID: id('priceScheduleID') })
  receiver.received.length = 0
  expect((await push(variantProduct)).status).toBe(204)
  await worker.work()
  expect(receiver.received[0]?.body).toMatchObject({
    Kind: 'Products',
    Action: 'Changed',
    ProductID: variantProduct,
    Product: await shop.admin.Products.Get(variantProduct),
    Variants: [{ ID: expect.any(String) }],
    PriceSchedules: [{ ID: id('priceScheduleID') }],
    ConfigData: { Tone: 'blue' },
  })
  await shop.admin.ProductSynchronization.Patch({ ExcludePriceSchedules: true })
  await push(variantProduct)
  await worker.work()
  expect(receiver.received[1]?.body).not.toHaveProperty('PriceSchedules')
})
