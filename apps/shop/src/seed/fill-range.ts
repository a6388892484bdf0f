import { locations, stores, usualOrigin } from '@tessera/middleware/stores/stores'
import { saveMany } from '@tessera/platform/bulk/save-many'
import type { BulkTag } from '@tessera/platform/bulk/targets'
import { createRange } from '@tessera/range/create-range'
import type { RangeOptions } from '@tessera/range/range'
import { articleRows, type Rows, shelfRows } from '@tessera/range/rows'
import type { Database } from '@tessera/server/database'

export interface Filling {
  /** The platform's database: a new shop is filled past its API, with the same checks. */
  database: Database
  marketplace: string
  size: RangeOptions['size']
  /** Today, as 2026-11-15: sales and new arrivals are counted from it. */
  asOf: string
  onProgress(done: number): void
}

const articlesAtOnce = 200

/** Categories, prices, products and stock; whatever is there already is put in place again. */
export async function fillRange({ database, marketplace, size, asOf, onProgress }: Filling): Promise<number> {
  const range = createRange({ size, locations, asOf })
  const save = ({ tag, rows, params }: Rows<BulkTag>) =>
    saveMany(database, marketplace, tag, rows as Record<string, unknown>[], params)
  await save({ tag: 'AdminAddresses', rows: addresses, params: {} })
  for (const rows of shelfRows(range)) await save(rows)
  let done = 0
  for (const articles of batches(range.articles(), articlesAtOnce)) {
    for (const rows of articleRows(range, articles, usualOrigin)) await save(rows)
    done += articles.length
    onProgress(done)
  }
  return done
}

const streetOf = new Map(stores.map(({ id, street }) => [id, street]))

/** Where stock is: stores and distribution centers, as addresses of the seller. */
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

function* batches<T>(items: Iterable<T>, size: number): Generator<T[]> {
  let batch: T[] = []
  for (const item of items) {
    batch.push(item)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
