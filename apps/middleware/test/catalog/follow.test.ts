import { openEdges } from '@tessera/middleware/kit/edge/open-edges'
import { type OpenedCatalog, openCatalog } from '@tessera/middleware/modules/catalog/open-catalog'
import { saveShippedSynonyms } from '@tessera/middleware/modules/catalog/search/synonyms'
import { publishContent, saveDraft } from '@tessera/middleware/modules/site/content/edit-content'
import { saveContent } from '@tessera/middleware/modules/site/content/save-content'
import { search } from '@tessera/search/search'
import { suggest } from '@tessera/search/suggest'
import { type JobHandlers, prepareJobs, startJobs } from '@tessera/server/jobs'
import { createLog } from '@tessera/server/log'
import { sql } from '@tessera/server/sql'
import { closeAfterFile } from '@tessera/testing/close-after-file'
import { startMiddleware, type TestMiddleware } from '@tessera/testing/middleware'
import { pickProducts, stockShop } from '@tessera/testing/stock-shop'
import { beforeAll, expect, test, vi } from 'vitest'
import { anEdge, type TestEdge } from './an-edge.ts'

let shop: TestMiddleware
/** Two processes on one database. */
let both: OpenedCatalog[]
let sku: string
let open: (purge?: (keys: readonly string[]) => void) => Promise<OpenedCatalog>
/** It is told what changes in the first process. */
let edge: TestEdge
let tasks: JobHandlers
beforeAll(async () => {
  shop = await startMiddleware(() => ({}))
  await saveContent(shop.database)
  await saveShippedSynonyms(shop.database)
  const articles = pickProducts(2)
  await stockShop(shop.platform.database, shop.marketplace, articles)
  sku = articles[0]?.product.ID ?? ''
  const logger = createLog({ service: 'test', level: 'fatal' })
  open = async (purge?: (keys: readonly string[]) => void) => {
    const opened = await openCatalog(shop.database, shop.commerce, logger, purge)
    closeAfterFile(opened.close)
    const { channels } = opened
    const jobs = await startJobs({ pool: shop.database.pool, tasks: {}, crontab: '', channels, logger })
    closeAfterFile(() => jobs.stop())
    await opened.ready
    return opened
  }
  edge = await anEdge()
  await prepareJobs(shop.database.pool)
  const edges = openEdges({ EDGE_PURGE_URLS: [edge.url], EDGE_PURGE_SECRET: edge.secret }, shop.database, logger)
  closeAfterFile(edges.close)
  tasks = edges.tasks
  both = [await open(edges.purge), await open()]
})

const found = ({ catalog }: OpenedCatalog, text: string) =>
  search(catalog.index(), { text, asTyped: true, priceGroup: 'RT' })

/** Long, because a busy machine must not fail the test, only a change that is never seen. */
const soon = (look: (one: OpenedCatalog) => void) =>
  vi.waitFor(() => both.forEach(look), { timeout: 200_000, interval: 50 })

/** Asks until the edge was told all of these. */
const told = (keys: readonly string[]) =>
  vi.waitFor(() => expect([...edge.keys]).toEqual(expect.arrayContaining([...keys])), { timeout: 200_000 })

test('an edge is told which pages show a changed stock, price or text, and of nothing at a start', async () => {
  const { categoryIDs = [] } = both[0]?.catalog.find(sku) ?? {}
  const [category = ''] = categoryIDs
  edge.keys.clear()
  const [record] = (await shop.admin.InventoryRecords.List(sku)).Items
  await shop.admin.InventoryRecords.Patch(sku, record?.ID ?? '', { QuantityAvailable: 6666 })
  await told([`p-${sku}`])
  expect([...edge.keys].filter((key) => !key.startsWith('p-'))).toEqual([])
  const { DefaultPriceScheduleID } = await shop.admin.Products.Get(sku)
  await shop.admin.PriceSchedules.Patch(DefaultPriceScheduleID ?? '', { PriceBreaks: [{ Quantity: 1, Price: 99.5 }] })
  await told([`p-${sku}`, `c-${category}`])
  expect([...edge.keys]).not.toContain('c-all')
  await shop.admin.Products.Patch(sku, { Active: false })
  await told(['c-all'])
  await shop.admin.Products.Patch(sku, { Active: true })
  await soon((one) => expect(one.catalog.find(sku)?.active).toBe(true))
  await shop.database.rows(sql`update site_settings set value = '"555-0100"' where key = 'supportPhone'`)
  await told(['content'])
})

test('no process finds words that are not stored yet', () => {
  for (const one of both) {
    expect(found(one, 'glimmerstone').total).toBe(0)
    expect(suggest(one.catalog.index(), 'quokka', 'RT').articles).toEqual([])
  }
})

test('a new synonym counts in every process, and one taken away does no more', async () => {
  const name = both[0]?.catalog.find(sku)?.name.split(' ')[0] ?? ''
  await shop.database.rows(sql`
    insert into synonyms (from_words, to_words) values (${['glimmerstone']}, ${[name]})`)
  await soon((one) => expect(found(one, 'glimmerstone').records.map((record) => record.sku)).toContain(sku))
  await shop.database.rows(sql`delete from synonyms where from_words = ${['glimmerstone']}`)
  await soon((one) => expect(found(one, 'glimmerstone').total).toBe(0))
})

test('an article is suggested once it is published, and not before', async () => {
  const path = '/blog/quokka-floors'
  const words = { title: 'Quokka floors', summary: 'Small feet.', body: 'Tile for them.', data: {}, tags: ['floors'] }
  await saveDraft(shop.database, { path, kind: 'article', ...words }, 'test', 0)
  await publishContent(shop.database, path, new Date())
  await soon((one) => expect(suggest(one.catalog.index(), 'quokka', 'RT').articles).toMatchObject([{ url: path }]))
})

test('a change of name, price and stock is seen by every process', async () => {
  await shop.admin.Products.Patch(sku, { Name: 'Glimmering Test Tile' })
  await soon((one) => expect(found(one, 'glimmering').records[0]?.sku).toBe(sku))
  const { DefaultPriceScheduleID } = await shop.admin.Products.Get(sku)
  await shop.admin.PriceSchedules.Patch(DefaultPriceScheduleID ?? '', { PriceBreaks: [{ Quantity: 1, Price: 123.45 }] })
  await soon((one) => expect(found(one, 'glimmering').records[0]?.price_purchase_retail).toBe(123.45))
  const { Items } = await shop.admin.InventoryRecords.List(sku)
  const [record] = Items
  const place = record?.AddressID ?? ''
  await shop.admin.InventoryRecords.Patch(sku, record?.ID ?? '', { QuantityAvailable: 7777 })
  await soon((one) => expect(found(one, 'glimmering').records[0]?.tessera.stock.at).toMatchObject({ [place]: 7777 }))
})

test('an edge that was not reached is emptied by a job', async () => {
  const jobs = () =>
    shop.database.rows<{ payload: { url: string } }>(sql`
      select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'purge-edge'`)
  expect(await jobs()).toEqual([])
  edge.refuse(true)
  await shop.admin.Products.Patch(sku, { Name: 'A name that the edge does not hear of' })
  await vi.waitFor(async () => expect(await jobs()).toEqual([{ payload: { url: edge.url } }]), { timeout: 200_000 })
  await expect(tasks['purge-edge']?.({ url: edge.url })).rejects.toThrow('The edge answered 503 to a purge')
  edge.refuse(false)
  edge.keys.clear()
  await tasks['purge-edge']?.({ url: edge.url })
  expect([...edge.keys]).toContain('content')
})

test('after a fail-over every process reads all products again, and those that were lost go', async () => {
  const lost = [...(both[0]?.catalog.all() ?? [])].find(({ facts }) => facts.kind === 'sample')?.sku ?? ''
  const client = await shop.platform.database.pool.connect()
  // what another server has lost is in no log of changes
  await client.query('set session_replication_role = replica')
  await client.query('delete from products where id = $1', [lost])
  await client.query('reset session_replication_role')
  await client.query(`create or replace function database_node() returns text language sql as 'select ''another'''`)
  client.release()
  await shop.admin.Products.Patch(sku, { Description: 'written on the other server' })
  await soon((one) => expect(one.catalog.find(lost)).toBeUndefined())
  await soon((one) => expect(one.catalog.find(sku)).toBeDefined())
})

test('a process that starts after a rename knows the former slug, unless another product has it now', async () => {
  const [one, other] = pickProducts(2).map(({ product }) => product.ID)
  const former = both[0]?.catalog.find(one ?? '')?.facts.slug ?? ''
  await shop.admin.Products.Patch(one ?? '', { xp: { slug: 'a-new-address' } })
  await soon(({ catalog }) => expect(catalog.find(one ?? '')?.facts.slug).toBe('a-new-address'))
  const { catalog } = await open()
  expect(catalog.findBySlug(former)?.sku).toBe(one)
  expect(catalog.listMovedSlugs()).toContainEqual({ from: former, to: 'a-new-address' })
  await shop.admin.Products.Patch(other ?? '', { xp: { slug: former } })
  await soon((process) => expect(process.catalog.findBySlug(former)?.sku).toBe(other))
})
