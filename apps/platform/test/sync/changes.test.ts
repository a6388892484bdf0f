import { sql } from '@tessera/server/sql'
import { startPlatform } from '@tessera/testing/platform'
import { createTestWorld, variantProduct } from '@tessera/testing/world'
import { beforeEach, expect, test } from 'vitest'
import { relayChanges } from '../../src/sync/relay-changes.ts'
import { aReceiver } from '../delivery/a-receiver.ts'
import { aWorker } from '../delivery/a-worker.ts'

const receiver = await aReceiver()
const platform = await startPlatform({ outboundAllow: [receiver.host] })
const { shop, names } = await createTestWorld(platform)
const { admin } = shop
const worker = aWorker(platform, [receiver.host])
await admin.DeliveryConfigurations.Create({
  ID: 'sync',
  Name: 'Sync',
  Enabled: true,
  DeliveryTargets: { Http: { Endpoint: receiver.url, Secret: 'shh' } },
})
const sync = { DeliveryConfigID: 'sync', SyncEntityChanged: true, SyncEntityDeleted: true, Paused: false }
const user = { Username: 'sam', FirstName: 'Sam', LastName: 'Hill', Email: 'sam@example.com', Active: true }
const id = (name: string) => String(names[name])

/** Parents first. */
const ids = [
  'BuyerID',
  'SupplierID',
  'CatalogID',
  'ProductID',
  'UserID',
  'UserGroupID',
  'CategoryID',
  'InventoryRecordID',
]

/** Action and IDs of the messages that arrive after everything was relayed. */
async function arrivals(): Promise<unknown[]> {
  await worker.work()
  const got = receiver.received.map(({ body }) => [body.Action, ...ids.flatMap((one) => body[one] ?? [])])
  receiver.received.length = 0
  return got
}

beforeEach(() => {
  receiver.received.length = 0
})

test('nothing is sent without a configuration, and nothing is kept for later', async () => {
  await admin.Buyers.Create({ ID: 'b0', Name: 'B', Active: true })
  await admin.EntitySynchronization.SaveBuyers(sync)
  expect(await arrivals()).toEqual([])
})

test('a buyer is sent as it is after its changes, and its deletion afterward', async () => {
  await admin.Buyers.Create({ ID: 'b1', Name: 'One', Active: true })
  await admin.Buyers.Patch('b1', { Name: 'Two' })
  await worker.work()
  expect(receiver.received.map(({ body }) => body)).toEqual([
    expect.objectContaining({ Kind: 'Buyers', Action: 'Changed', BuyerID: 'b1', Buyer: await admin.Buyers.Get('b1') }),
  ])
  await admin.Buyers.Patch('b1', { ID: 'b2' })
  receiver.received.length = 0
  expect((await arrivals()).sort()).toEqual([
    ['Changed', 'b2'],
    ['Deleted', 'b1'],
  ])
  await admin.Buyers.Delete('b2')
  expect(await arrivals()).toEqual([['Deleted', 'b2']])
})

test('changes or deletions are left out if the configuration says so', async () => {
  await admin.EntitySynchronization.PatchBuyers({ SyncEntityDeleted: false })
  await admin.Buyers.Create({ ID: 'b3', Name: 'Three', Active: true })
  await admin.Buyers.Create({ ID: 'b4', Name: 'Four', Active: true })
  await admin.Buyers.Delete('b4')
  expect(await arrivals()).toEqual([['Changed', 'b3']])
  await admin.EntitySynchronization.PatchBuyers({ SyncEntityChanged: false, SyncEntityDeleted: true })
  await admin.Buyers.Patch('b3', { Name: 'More' })
  expect(await arrivals()).toEqual([])
  await admin.Buyers.Delete('b3')
  expect(await arrivals()).toEqual([['Deleted', 'b3']])
})

test('a pause holds changes back, not deletions, and ends with one message per object', async () => {
  await admin.EntitySynchronization.SaveBuyers({ ...sync, Paused: true })
  await admin.Buyers.Create({ ID: 'b5', Name: 'Five', Active: true })
  await admin.Buyers.Create({ ID: 'b6', Name: 'Six', Active: true })
  await admin.Buyers.Patch('b5', { Name: 'Cinco' })
  expect(await arrivals()).toEqual([])
  await admin.EntitySynchronization.PatchBuyers({ Paused: false })
  expect((await arrivals()).sort()).toEqual([
    ['Changed', 'b5'],
    ['Changed', 'b6'],
  ])
  await admin.EntitySynchronization.PatchBuyers({ Paused: true })
  await admin.Buyers.Delete('b6')
  expect(await arrivals()).toEqual([['Deleted', 'b6']])
  await admin.EntitySynchronization.PatchBuyers({ Paused: false })
})

test('users of all sides and groups are sent; those of a deleted buyer are deleted with it', async () => {
  await admin.EntitySynchronization.SaveAdminUsers(sync)
  await admin.EntitySynchronization.SaveBuyerUsers(sync)
  await admin.EntitySynchronization.SaveSupplierUsers(sync)
  await admin.EntitySynchronization.SaveUserGroups(sync)
  await admin.AdminUsers.Create({ ...user, ID: 'a', Username: 'a' })
  await admin.SupplierUsers.Create(id('supplierID'), { ...user, ID: 's', Username: 's' })
  await admin.Users.Create('b5', { ...user, ID: 'u' })
  await admin.UserGroups.Create('b5', { ID: 'g', Name: 'G' })
  expect((await arrivals()).sort()).toEqual([
    ['Changed', 'a'],
    ['Changed', 'b5', 'g'],
    ['Changed', 'b5', 'u'],
    ['Changed', id('supplierID'), 's'],
  ])
  await admin.Buyers.Delete('b5')
  expect((await arrivals()).sort()).toEqual([
    ['Deleted', 'b5'],
    ['Deleted', 'b5', 'g'],
    ['Deleted', 'b5', 'u'],
  ])
})

test('signing in is no change of a user', async () => {
  await platform.database.send(sql`update users set last_active = now() where marketplace_id = ${shop.id}`)
  expect(await arrivals()).toEqual([])
})

test('suppliers, categories and stock records are sent', async () => {
  await admin.EntitySynchronization.SaveSuppliers(sync)
  await admin.EntitySynchronization.SaveCategories(sync)
  await admin.EntitySynchronization.SaveInventoryRecords(sync)
  await admin.Suppliers.Patch(id('supplierID'), { Name: 'New' })
  await admin.Categories.Patch(id('catalogID'), id('categoryID'), { Name: 'New' })
  await admin.InventoryRecords.Patch(id('productID'), id('inventoryRecordID'), { QuantityAvailable: 77 })
  expect((await arrivals()).sort()).toEqual([
    ['Changed', id('catalogID'), id('categoryID')],
    ['Changed', id('productID'), id('inventoryRecordID')],
    ['Changed', id('supplierID')],
  ])
})

test('a product is sent when it, its price or its stock changes', async () => {
  await admin.EntitySynchronization.DeleteInventoryRecords()
  await admin.ProductSynchronization.Save({
    DeliveryConfigID: 'sync',
    SyncProductChanged: true,
    SyncProductDeleted: true,
    ConfigData: { Tone: 'blue' },
  })
  await admin.Products.Patch(variantProduct, { DefaultPriceScheduleID: id('priceScheduleID') })
  expect(await arrivals()).toEqual([['Changed', variantProduct]])
  await admin.PriceSchedules.Patch(id('priceScheduleID'), { Name: 'Sale' })
  expect(await arrivals()).toContainEqual(['Changed', variantProduct])
  await admin.InventoryRecords.Patch(id('productID'), id('inventoryRecordID'), { QuantityAvailable: 5 })
  expect(await arrivals()).toEqual([['Changed', id('productID')]])
  await admin.Products.Create({ ID: 'p', Name: 'P' })
  await worker.work()
  expect(receiver.received[0]?.body).toMatchObject({ Product: { ID: 'p' }, ConfigData: { Tone: 'blue' } })
  receiver.received.length = 0
  await admin.Products.Delete('p')
  expect(await arrivals()).toEqual([['Deleted', 'p']])
  await admin.ProductSynchronization.Delete()
})

test('stock changes are sent, or only those that pass zero or the notification point', async () => {
  const quantities = async () => {
    await worker.work()
    const got = receiver.received.map(({ body }) => [body.PreviousQuantityAvailable, body.QuantityAvailable])
    receiver.received.length = 0
    return got
  }
  const stock = (QuantityAvailable: number) =>
    admin.InventoryRecords.Patch(id('productID'), id('inventoryRecordID'), { QuantityAvailable, NotificationPoint: 3 })
  await stock(10)
  await admin.InventoryIntegrations.Save({ DeliveryConfigID: 'sync', LimitNotifications: false })
  for (const quantity of [9, 9, 8]) await stock(quantity)
  expect(await quantities()).toEqual([
    [10, 9],
    [9, 8],
  ])
  await admin.InventoryIntegrations.Patch({ LimitNotifications: true })
  for (const quantity of [7, 3, 2, 0, 5]) await stock(quantity)
  expect(await quantities()).toEqual([
    [7, 3],
    [2, 0],
    [0, 5],
  ])
  await admin.Products.Create({ ID: 'q', Name: 'Q', Inventory: { Enabled: true, QuantityAvailable: 1 } })
  await admin.Products.Patch('q', { Inventory: { QuantityAvailable: 0 } })
  await worker.work()
  expect(receiver.received.map(({ body }) => body)).toEqual([
    expect.objectContaining({ ProductID: 'q', VariantID: null, InventoryRecordID: null, QuantityAvailable: 0 }),
  ])
})

test('ten rivals change one buyer while three processes relay: the last message has the last state', async () => {
  await admin.Buyers.Create({ ID: 'r', Name: '0', Active: true })
  const rivals = Array.from({ length: 10 }, (_, nth) => admin.Buyers.Patch('r', { Name: `${nth + 1}` }))
  const relays = Array.from({ length: 3 }, () => relayChanges(platform.database, { error: console.error }))
  await Promise.all([...rivals, ...relays])
  await worker.work()
  const { Name } = await admin.Buyers.Get('r')
  expect(receiver.received.at(-1)?.body).toMatchObject({ BuyerID: 'r', Buyer: { Name } })
})

test('a change that cannot be announced is passed over and logged; later ones arrive', async () => {
  const { database } = platform
  await database.send(sql`
    insert into entity_sync_configs (marketplace_id, kind, delivery_config_id, sync_entity_changed, sync_entity_deleted, paused)
    values (${shop.id}, 'Unknown', 'sync', true, true, false)`)
  await database.send(sql`
    insert into object_changes (marketplace_id, kind, object_id, is_deleted) values (${shop.id}, 'Unknown', 'x', false)`)
  await admin.Buyers.Patch('r', { Name: 'After' })
  const logged: unknown[] = []
  await relayChanges(database, { error: (...line: unknown[]) => void logged.push(line) })
  expect(logged).toHaveLength(1)
  expect(await arrivals()).toEqual([['Changed', 'r']])
})
