import { waitForHealth } from '@tessera/testing/shop-process'
import { cloneShopDatabase, dropDatabase, startTestServer } from '@tessera/testing/test-database'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { aFolder, startShop } from '../running-shop.ts'
import { digestRows } from './digest-rows.ts'

interface Base {
  url: string
  client: pg.Client
}

/**
 * A database whose fillings start at a fixed moment, so that two can be compared. A trigger records the statement
 * timeout under which rows were written.
 */
async function aBase(serverUrl: string): Promise<Base> {
  const url = await cloneShopDatabase(serverUrl)
  onTestFinished(() => dropDatabase(serverUrl, url))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  for (const name of ['range', 'staff', 'selling', 'history', 'waiting order', 'platform orders', 'desk', 'reviews'])
    await client.query(`insert into shop.filling_steps values ($1, 'begun', '2026-11-15T12:00:00Z')`, [name])
  await client.query(`
    create table public.limits (name text primary key);
    create function public.note_limit() returns trigger language plpgsql as $$
    begin
      insert into public.limits values (current_setting('statement_timeout')) on conflict do nothing;
      return null;
    end $$`)
  for (const table of [
    'platform.products',
    'platform.user_group_assignments',
    'platform.addresses',
    'shop.people',
    'shop.review_votes',
  ])
    await client.query(`
      create trigger note_limit after insert on ${table} for each statement execute function public.note_limit()`)
  return { url, client }
}

const start = async ({ url }: Base) => startShop(await aFolder(), { DATABASE_URL: url, TESSERA_RANGE: 'demo' })

async function fillWhole(base: Base): Promise<void> {
  const shop = await start(base)
  await waitForHealth(shop, 200)
  expect(await shop.stop()).toBe(0)
}

/** Starts a filling that blocks on a locked table, and kills it there. */
async function cutOff(base: Base, tables: CutOff): Promise<void> {
  const { client } = base
  await client.query('begin')
  for (const table of tables) await client.query(`lock table ${table} in share mode`)
  const shop = await start(base)
  const waiting = async (): Promise<number> => {
    if (shop.child.exitCode !== null) throw new Error(`the shop has ended: ${shop.output()}`)
    const { rows } = await client.query('select from pg_locks where relation = $1::regclass and not granted', [
      tables[0],
    ])
    return rows.length
  }
  await expect.poll(waiting, { timeout: 100_000, interval: 50 }).toBeGreaterThan(0)
  await shop.stop('SIGKILL')
  await client.query('rollback')
}

const countBatches = async ({ client }: Base): Promise<number> =>
  (await client.query(`select from shop.filling_steps where step like 'demo products %'`)).rowCount ?? 0

/** Boxes of completed orders as the shop delivered them and as the platform shipped them. */
const ordersOnBothSides = `
  select d.id, (select sum(boxes)::int from shop.delivery_lines x where x.document_id = d.id) as delivered,
    (select sum(l.quantity_shipped)::int from platform.line_items l where l.order_uid = o.uid) as shipped
  from shop.sales_documents d join platform.orders o on o.id = d.platform_order_id
  where d.status = 'completed' and o.status = 'Completed'`

/** Tables that a filling waits for, the first one in the middle of its step. */
type CutOff = readonly [string, ...string[]]

/** Customer orders, written in one transaction. */
const inOrders: CutOff = ['shop.ledger_postings', 'platform.inventory_records', 'platform.user_group_assignments']
/** Products with their prices, before their stock. */
const inProducts: CutOff = ['platform.inventory_records', 'platform.user_group_assignments']
/** Users in their groups, before their address books. */
const inPeople: CutOff = ['platform.addresses']
/** Reviews, before their votes. */
const inReviews: CutOff = ['shop.review_votes']

test('a start that is killed in the middle of any step goes on there, and ends with the same rows', async () => {
  const server = await startTestServer()
  onTestFinished(() => server.stop())
  const whole = await aBase(server.url)
  await fillWhole(whole)
  const cut = await aBase(server.url)
  for (const tables of [inOrders, inProducts, inPeople, inReviews]) await cutOff(cut, tables)
  expect(await countBatches(cut)).toBe(0) // the range is finished and is not begun again
  await fillWhole(cut)
  expect(await digestRows(cut.client)).toEqual(await digestRows(whole.client))

  const { rows } = await whole.client.query(ordersOnBothSides)
  expect(rows.length).toBeGreaterThan(3)
  for (const { delivered, shipped } of rows) expect(shipped).toBe(delivered)
  const returns = await whole.client.query('select status from platform.order_returns')
  expect(returns.rows.map(({ status }) => status)).toContain('AwaitingApproval')

  for (const { client } of [whole, cut])
    expect((await client.query('select name from public.limits')).rows).toEqual([{ name: '0' }])
}, 900_000)
