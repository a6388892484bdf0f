import { locations, stores, usualOrigin } from '@tessera/middleware/stores/stores'
import { saveMany } from '@tessera/platform/bulk/save-many'
import type { BulkTag } from '@tessera/platform/bulk/targets'
import { createRange } from '@tessera/range/create-range'
import type { Article, RangeOptions } from '@tessera/range/range'
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
  const save = (tag: BulkTag, rows: readonly object[], params: Record<string, string> = {}) =>
    saveMany(database, marketplace, tag, rows as Record<string, unknown>[], params)
  await save('AdminAddresses', addresses)
  await save('UserGroups', range.userGroups, { buyerID: range.buyer.ID })
  await save('Categories', range.categories, { catalogID: range.catalog.ID })
  await save('ProductFacets', range.facets)
  let done = 0
  for (const articles of batches(range.articles(), articlesAtOnce)) {
    await save(
      'PriceSchedules',
      articles.flatMap(({ priceSchedules }) => priceSchedules),
    )
    await save(
      'Products',
      articles.map(({ product }) => ({ ...product, ShipFromAddressID: usualOrigin })),
    )
    await save(
      'Catalogs.SaveProductAssignment',
      articles.map(({ product }) => ({ CatalogID: range.catalog.ID, ProductID: product.ID })),
    )
    await save('Categories.SaveProductAssignment', articles.flatMap(inCategories), { catalogID: range.catalog.ID })
    await save(
      'Products.SaveAssignment',
      articles.flatMap(({ assignments }) => assignments),
    )
    await save('InventoryRecords', articles.flatMap(withProduct))
    done += articles.length
    onProgress(done)
  }
  return done
}

const inCategories = ({ product, categoryIDs }: Article) =>
  categoryIDs.map((CategoryID) => ({ CategoryID, ProductID: product.ID }))
const withProduct = ({ product, inventoryRecords }: Article) =>
  inventoryRecords.map((record) => ({ ...record, ProductID: product.ID }))

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
