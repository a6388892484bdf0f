import type { Commerce } from '@tessera/middleware/kit/commerce'
import { createCatalog, type UpdatableCatalog } from '@tessera/middleware/modules/catalog/feed/catalog'
import { createFeedReader } from '@tessera/middleware/modules/catalog/feed/feed'
import { locations, usualOrigin } from '@tessera/middleware/modules/site/stores/stores'
import type { BulkTag } from '@tessera/platform/bulk/bulk-targets'
import { saveMany } from '@tessera/platform/bulk/save-many'
import { createRange } from '@tessera/range/create-range'
import type { RangeProduct } from '@tessera/range/product-range'
import { catalogRows, productRows, type RangeRows } from '@tessera/range/range-rows'
import type { Database } from '@tessera/server/database'

const range = createRange({ size: 'demo', locations })

const isStocked = ({ product, inventoryRecords }: RangeProduct): boolean =>
  product.xp.sample !== null && inventoryRecords.some(({ QuantityAvailable }) => QuantityAvailable > 60)

/** The first products of the demo range with their samples: real products and stock for tests. */
export function pickProducts(count: number, isWanted: (product: RangeProduct) => boolean = isStocked): RangeProduct[] {
  const chosen: RangeProduct[] = []
  const samples: RangeProduct[] = []
  const wanted = new Set<string>()
  for (const product of range.products()) {
    const { xp } = product.product
    if (xp.kind !== 'sample' && chosen.length < count && isWanted(product)) {
      chosen.push(product)
      if (xp.sample) for (const sku of [xp.sample.retailSku, xp.sample.proSku]) wanted.add(sku)
    } else if (wanted.delete(product.product.ID)) samples.push(product)
    if (chosen.length >= count && wanted.size === 0) break
  }
  return [...chosen, ...samples]
}

export async function stockShop(
  database: Database,
  marketplace: string,
  products: readonly RangeProduct[],
): Promise<void> {
  const save = ({ tag, rows, params }: RangeRows<BulkTag>) =>
    saveMany(database, marketplace, tag, rows as Record<string, unknown>[], params)
  await save({ tag: 'AdminAddresses', rows: addresses, params: {} })
  for (const rows of [...catalogRows(range), ...productRows(range, products, usualOrigin)]) await save(rows)
}

const addresses = locations.map(({ id, name, city, state, zip }) => ({
  ID: id,
  AddressName: name,
  Street1: '1 Warehouse Road',
  City: city,
  State: state,
  Zip: zip,
  Country: 'US',
}))

/** The shop's copy of the catalog, read once; `refresh` reads it again. */
export async function createTestCatalog(commerce: Commerce): Promise<UpdatableCatalog & { refresh(): Promise<void> }> {
  const catalog = createCatalog({ pictureUrl: (sku, view, width) => `/media/${sku}/${view}-${width}.webp` })
  const refresh = async () => {
    const read = createFeedReader(commerce)
    let after: string | undefined
    for (let more = true; more; ) {
      const page = await read(after, new AbortController().signal)
      catalog.applyItems(page.Items, new Date())
      after = page.Cursor
      more = page.More
    }
    catalog.buildIndex(new Date())
  }
  await refresh()
  return { ...catalog, refresh }
}
