import { locations, stores, usualOrigin } from '@tessera/middleware/modules/site/stores/stores'
import type { BulkTag } from '@tessera/platform/bulk/bulk-targets'
import { saveMany } from '@tessera/platform/bulk/save-many'
import { createRange } from '@tessera/range/create-range'
import { catalogRows, productRows, type RangeRows } from '@tessera/range/range-rows'
import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { FillWork } from './fill-work.ts'
import { inParallel } from './in-parallel.ts'
import { countText, showProgress } from './show-progress.ts'

const productsPerBatch = 200
/** Two connections: generating products and PostgreSQL keep one core busy each. */
const concurrentBatches = 2

/**
 * Writes categories, prices, products and stock directly to the database with the checks of the API; overwrites
 * existing rows.
 */
export async function fillRange({ platform, size, filling, groups }: FillWork): Promise<void> {
  const progress = showProgress('Products', 2000)
  const marketplace = await firstMarketplace(platform)
  const range = createRange({ size, locations, asOf: filling.startedAt.toISOString().slice(0, 10) })
  const save = async (database: Database, all: readonly RangeRows<BulkTag>[]): Promise<void> => {
    for (const { tag, rows, params } of all)
      await saveMany(database, marketplace, tag, rows as Record<string, unknown>[], params)
  }
  const shelf = [{ tag: 'AdminAddresses', rows: addresses, params: {} } as const, ...catalogRows(range)]
  await filling.step(platform, `${size} shelf`, (database) => save(database, shelf))
  groups.resolve()
  let done = 0
  await inParallel(inBatches(range.products(), productsPerBatch), concurrentBatches, async ({ number, items }) => {
    await filling.step(platform, `${size} products ${number}`, (database) =>
      save(database, productRows(range, items, usualOrigin)),
    )
    done += items.length
    progress.at(done)
  })
  progress.end(countText(done))
}

async function firstMarketplace(platform: Database): Promise<string> {
  const row = await platform.find<{ id: string }>(sql`select id from marketplaces order by id limit 1`)
  if (!row) throw new Error('There is no marketplace to fill.')
  return row.id
}

const streetOf = new Map(stores.map(({ id, street }) => [id, street]))

/** Stock locations: stores and distribution centers, as addresses of the seller. */
const addresses = locations.map(({ id, name, city, state, zip }) => ({
  ID: id,
  AddressName: name,
  CompanyName: 'Tessera',
  Street1: streetOf.get(id) ?? '1 Warehouse Road',
  City: city,
  State: state,
  Zip: zip,
  Country: 'US',
}))

interface Batch<T> {
  number: number
  items: T[]
}

function* inBatches<T>(items: Iterable<T>, size: number): Generator<Batch<T>> {
  let batch: Batch<T> = { number: 1, items: [] }
  for (const item of items) {
    if (batch.items.push(item) < size) continue
    yield batch
    batch = { number: batch.number + 1, items: [] }
  }
  if (batch.items.length > 0) yield batch
}
