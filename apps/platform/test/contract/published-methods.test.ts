import { operations } from '@tessera/contract/platform/operations'
import { routeOf } from '@tessera/domain/integrations/webhook'
import { findViolations } from '@tessera/platform/find-violations'
import { sql } from '@tessera/server/sql'
import { startPlatform } from '@tessera/testing/platform'
import { Configuration, Tokens } from 'ordercloud-javascript-sdk'
import { beforeAll, expect, test } from 'vitest'
import { createRecorder, publishedMethods } from './every-method.ts'
import { createFullTestWorld } from './full-test-world.ts'
import { decideOrders, fillOrder, shipAndReturn, walkCart } from './walk-orders.ts'
import { walkAccounts, walkGuests, walkOwnThings, walkSettings, walkSubscriptions } from './walk-people.ts'
import { aShopToWalk, type ShopWalk } from './walk-shop.ts'
import { readEverything, type Walk, writeRelations, writeResources, writeSingletons } from './walk-tables.ts'

const platform = await startPlatform()
const world = await createFullTestWorld(platform)
const { call, succeeded } = createRecorder()
const tokens: Record<string, string> = { admin: world.shop.adminToken, buyer: world.buyerToken }
const walk: Walk = { world, call, be: (who) => Tokens.SetAccessToken(tokens[who] ?? '') }
let shop: ShopWalk

/** Token requests have no webhooks. */
const writes = operations.filter(({ verb, tag }) => verb !== 'GET' && tag !== 'Auth')

beforeAll(async () => {
  Configuration.Set({ baseApiUrl: await platform.app.listen({ port: 0, host: '127.0.0.1' }) })
  shop = await aShopToWalk(platform, call)
  await hookEveryWrite()
})

/** A webhook in each marketplace that is told about every write of every client. */
async function hookEveryWrite(): Promise<void> {
  const WebhookRoutes = writes.map((row) => ({ Route: routeOf(row), Verb: row.verb }))
  for (const { id, admin } of [world.shop, shop.shop]) {
    const clients = await platform.database.rows<{ id: string }>(
      sql`select id from api_clients where marketplace_id = ${id}`,
    )
    const ApiClientIDs = clients.map((client) => client.id)
    await admin.Webhooks.Create({
      ID: 'all',
      Name: 'All',
      Url: 'https://hook.test',
      HashKey: 'k',
      ApiClientIDs,
      WebhookRoutes,
    })
  }
}

test('everything that can be read is read', () => readEverything(walk))
test('every generic record is created, replaced, patched and deleted', () => writeResources(walk))
test('every assignment is saved and deleted', () => writeRelations(walk))
test('every single record is saved, patched, sent and deleted', () => writeSingletons(walk))
test('an order is filled, priced and paid', () => fillOrder(shop))
test('orders are decided on', () => decideOrders(shop))
test('goods are shipped and come back', () => shipAndReturn(shop))
test('a cart is filled and submitted', () => walkCart(shop))
test('guests buy', () => walkGuests(shop))
test('customers keep addresses, cards, collections and invitations', () => walkOwnThings(shop))
test('customers subscribe', () => walkSubscriptions(shop))
test('the seller links, prices and configures', () => walkSettings(shop))
test('people sign in, forget their passwords and leave', () => walkAccounts(shop))

test('webhooks were told about every write of the published client', async () => {
  const rows = await platform.database.rows<{ subject: string }>(sql`
    select distinct subject from deliveries where kind = 'Webhook' and source_id = 'all'`)
  const told = new Set(rows.map(({ subject }) => subject))
  const sent = writes.filter(({ id }) => publishedMethods.includes(id)).map(({ id }) => id)
  expect(sent).toHaveLength(415)
  expect(sent.filter((id) => !told.has(id))).toEqual([])
})

test('every method of the published client was called with success', async () => {
  expect(publishedMethods.filter((id) => !succeeded.has(id))).toEqual([])
  expect(publishedMethods).toHaveLength(624)
  expect(await findViolations(platform.database)).toEqual([])
})
