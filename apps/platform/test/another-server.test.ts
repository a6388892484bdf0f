import { type AnnounceEvents, relayEvents } from '@tessera/platform/relay'
import { renewLog } from '@tessera/platform/renew-log'
import { sql } from '@tessera/server/sql'
import { startPlatform } from '@tessera/testing/platform'
import { createTestShop } from '@tessera/testing/shop'
import { waitForOlderTransactions } from '@tessera/testing/wait-for-older-transactions'
import { wireInto } from '@tessera/testing/wire'
import { expect, test } from 'vitest'

const platform = await startPlatform()
const { app, database } = platform

/** Writes what no log knows, as the transactions of another server that have the numbers of those that were seen. */
async function writeUnseen(statement: string): Promise<void> {
  const client = await database.direct.pool.connect()
  await client.query(`set session_replication_role = replica; ${statement}; reset session_replication_role`)
  client.release()
}

let servers = 0
const failOver = () => {
  servers += 1
  return database.direct.pool.query(
    `create or replace function database_node() returns text language sql as 'select ''server ${servers}'''`,
  )
}

test('a cursor of another server is refused', async () => {
  const { adminToken } = await createTestShop(platform)
  const wire = wireInto(app, adminToken)
  const { body } = await wire('GET', '/feeds/products')
  const { Cursor } = body as { Cursor: string }
  expect((await wire('GET', `/feeds/products?after=${Cursor}`)).status).toBe(200)
  await failOver()
  expect((await wire('GET', `/feeds/products?after=${Cursor}`)).status).toBe(410)
})

test('lists, their counts and the prices of carts are read again on another server', async () => {
  const shop = await createTestShop(platform)
  const { admin, buyer, id } = shop
  await shop.product('tile', 10, 100)
  await shop.product('grout', 5, 100)
  const names = async () => (await buyer.Me.ListProducts({ sortBy: ['ID'] })).Items.map(({ Name }) => Name)
  const buyers = async () => (await admin.Buyers.List()).Meta?.TotalCount
  expect(await buyer.Cart.CreateLineItem({ ProductID: 'tile', Quantity: 1 })).toMatchObject({ UnitPrice: 10 })
  const before = { names: await names(), buyers: await buyers() }
  await writeUnseen(`
    update products set name = 'Renamed' where marketplace_id = '${id}' and id = 'tile';
    update price_schedules set price_breaks = jsonb_set(price_breaks, '{0,Price}', '12') where marketplace_id = '${id}' and id = 'tile';
    delete from buyers where marketplace_id = '${id}' and id not in (select id from buyers where marketplace_id = '${id}' limit 1)`)
  expect({ names: await names(), buyers: await buyers() }).toEqual(before)
  await failOver()
  expect(await names()).toContain('Renamed')
  expect(await buyers()).toBe(1)
  const line = await buyer.Cart.CreateLineItem({ ProductID: 'tile', Quantity: 1 })
  expect(line.UnitPrice).toBe(12)
})

test('after a restore into another cluster events are relayed, once, and open orders notice new prices', async () => {
  const shop = await createTestShop(platform)
  await shop.product('tile', 10, 100)
  await shop.buyer.Cart.CreateLineItem({ ProductID: 'tile', Quantity: 2 })
  // the old cluster had come further than this one
  await database.rows(sql`update event_cursor set last_xid = '5000000000'`)
  await database.rows(sql`update orders set priced_since = '5000000000' where marketplace_id = ${shop.id}`)
  const relayed: string[] = []
  const collect: AnnounceEvents = async (_db, events) => {
    relayed.push(...events.filter(({ marketplace }) => marketplace === shop.id).map(({ operation }) => operation))
  }
  const relay = async () => {
    await waitForOlderTransactions(database)
    while ((await relayEvents(database, collect)) > 0);
  }
  await shop.admin.Buyers.Create({ Name: 'Lost' })
  await relay()
  expect([await renewLog(database.direct), relayed]).toEqual([false, []])
  await database.rows(sql`update log_cluster set system_identifier = 'another'`)
  expect([await renewLog(database.direct), await renewLog(database.direct)]).toEqual([true, false])
  await shop.admin.PriceSchedules.Patch('tile', { PriceBreaks: [{ Quantity: 1, Price: 11 }] })
  await relay()
  await relay()
  expect(relayed).toEqual(['PriceSchedules.Patch'])
  expect(await shop.buyer.Cart.Get()).toMatchObject({ Subtotal: 22 })
})
