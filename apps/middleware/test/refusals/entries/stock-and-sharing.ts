import { getSecret } from '@tessera/middleware/kit/get-secret'
import { linkToken } from '@tessera/middleware/kit/link-token'
import { insertSalesDocuments } from '@tessera/middleware/modules/orders/records/insert-sales-documents'
import { sql } from '@tessera/server/sql'
import type { RefusalWorld } from '../a-refusal-world.ts'
import { callerOnly, type Entries, type Entry, publicData } from '../entry.ts'

const linkFor = async (
  { database }: RefusalWorld,
  ...what: ['stock' | 'stock-leave' | 'cart' | 'news' | 'order-status', string]
) => linkToken(await getSecret(database, 'form-link'), ...what, new Date())

/** A signed link for another purpose, and an invalid one. */
const otherLink =
  (named: 'body' | 'query'): Entry['foreign'] =>
  async (world) => [
    { [named]: { token: await linkFor(world, 'news', 'eve@elsewhere.test') } },
    { [named]: { token: 'made.up' } },
  ]

const anAlert = async ({ database, tile }: RefusalWorld): Promise<string> => {
  const [kept] = await database.rows<{ id: string }>(sql`
    insert into stock_alerts (sku, email, boxes) values (${tile}, 'waiting@example.com', 9) returning id`)
  return kept?.id ?? ''
}

const sharedBy = async ({ buyer }: RefusalWorld): Promise<string> => (await (await buyer()).shop.Cart.ShareCart()).token

/** An order of a guest. */
const anOrder = async ({ database }: RefusalWorld): Promise<string> => {
  const [order] = await insertSalesDocuments(database, [
    {
      accountId: null,
      placedBy: 'Guest',
      origin: 'web',
      orderType: 'standard',
      status: 'open',
      subtotalCents: 0,
      totalCents: 0,
      paymentMethod: 'Credit_Card',
      placedAt: new Date().toISOString(),
      events: [],
      lines: [],
    },
  ])
  return order?.id ?? ''
}

export const stockAndSharingEntries: Entries = {
  'OrderStatus.requestLink': {
    right: () => ({ body: { number: '123456', email: 'ada@example.com' } }),
    foreign: async (world) => [
      { body: { number: await anOrder(world), email: 'ada@example.com' } },
      { body: { number: 'nothing', email: 'ada@example.com' } },
    ],
  },
  'OrderStatus.getOrder': {
    right: async (world) => ({ body: { token: await linkFor(world, 'order-status', await anOrder(world)) } }),
    foreign: otherLink('body'),
  },
  'StockAlerts.saveAlert': {
    right: async ({ tile, solved }) => ({
      body: { sku: tile, boxes: 99_999, email: 'ada@example.com', captcha: await solved() },
    }),
    foreign: callerOnly,
  },
  'StockAlerts.confirmAlert': {
    right: async (world) => ({ body: { token: await linkFor(world, 'stock', await anAlert(world)) } }),
    foreign: otherLink('body'),
  },
  'StockAlerts.endAlerts': {
    right: async (world) => ({ body: { token: await linkFor(world, 'stock-leave', 'ada@example.com') } }),
    foreign: otherLink('body'),
  },
  'Cart.EstimateShipping': {
    right: ({ tile }) => ({ body: { zip: '60540', items: [{ sku: tile, quantity: 2 }] } }),
    foreign: publicData,
  },
  'Cart.GetPickUpStores': {
    right: async ({ buyer }) => ({ as: (await buyer()).session, query: { zipCode: '60540' } }),
    foreign: callerOnly,
  },
  'Cart.ShareCart': { right: async ({ buyer }) => ({ as: (await buyer()).session }), foreign: callerOnly },
  'Cart.GetSharedCart': {
    right: async (world) => ({ query: { token: await sharedBy(world) } }),
    foreign: otherLink('query'),
  },
  'Cart.GetSharedItems': {
    right: async (world) => ({ query: { token: await sharedBy(world) } }),
    foreign: otherLink('query'),
  },
}
