import type { Commerce } from '@tessera/middleware/kit/commerce'
import { type GrowingCatalogue, newCatalogue } from '@tessera/middleware/modules/catalog/feed/catalog'
import { feedOf } from '@tessera/middleware/modules/catalog/feed/feed'
import { locations, usualOrigin } from '@tessera/middleware/modules/site/stores/stores'
import { saveMany } from '@tessera/platform/bulk/save-many'
import type { BulkTag } from '@tessera/platform/bulk/targets'
import { createRange } from '@tessera/range/create-range'
import type { Article } from '@tessera/range/range'
import { articleRows, type Rows, shelfRows } from '@tessera/range/rows'
import type { Database } from '@tessera/server/database'

const range = createRange({ size: 'demo', locations })

const isStocked = ({ product, inventoryRecords }: Article): boolean =>
  product.xp.sample !== null && inventoryRecords.some(({ QuantityAvailable }) => QuantityAvailable > 60)

/** The first products of the demo range with their samples: real products and stock for tests. */
export function someArticles(count: number, isWanted: (article: Article) => boolean = isStocked): Article[] {
  const chosen: Article[] = []
  const samples: Article[] = []
  const wanted = new Set<string>()
  for (const article of range.articles()) {
    const { xp } = article.product
    if (xp.kind !== 'sample' && chosen.length < count && isWanted(article)) {
      chosen.push(article)
      if (xp.sample) for (const sku of [xp.sample.retailSku, xp.sample.proSku]) wanted.add(sku)
    } else if (wanted.delete(article.product.ID)) samples.push(article)
    if (chosen.length >= count && wanted.size === 0) break
  }
  return [...chosen, ...samples]
}

export async function stockShop(database: Database, marketplace: string, articles: readonly Article[]): Promise<void> {
  const save = ({ tag, rows, params }: Rows<BulkTag>) =>
    saveMany(database, marketplace, tag, rows as Record<string, unknown>[], params)
  await save({ tag: 'AdminAddresses', rows: addresses, params: {} })
  for (const rows of [...shelfRows(range), ...articleRows(range, articles, usualOrigin)]) await save(rows)
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
export async function aCatalogue(commerce: Commerce): Promise<GrowingCatalogue & { refresh(): Promise<void> }> {
  const catalogue = newCatalogue({ pictureUrl: (sku, view, width) => `/media/${sku}/${view}-${width}.webp` })
  const refresh = async () => {
    const read = feedOf(commerce)
    let after: string | undefined
    for (let more = true; more; ) {
      const page = await read(after, new AbortController().signal)
      catalogue.take(page.Items, new Date())
      after = page.Cursor
      more = page.More
    }
    catalogue.build(new Date())
  }
  await refresh()
  return { ...catalogue, refresh }
}
