import { categories } from './categories.ts'
import { collectionStory } from './describe/write-texts.ts'
import { facets } from './facets.ts'
import { allGoods } from './goods/all-goods.ts'
import { assembleProduct, type MakeContext } from './make/make-context.ts'
import type { CollectionPlan } from './make/piece.ts'
import { planCollections } from './make/plan-collections.ts'
import { planPieces } from './make/plan-pieces.ts'
import { buyerID, groupNames } from './make/price-schedules.ts'
import { productOfGood } from './make/product-of-good.ts'
import { productOfPiece } from './make/product-of-piece.ts'
import { samplesOfSwatch } from './make/samples-of-swatch.ts'
import type { StockPlan } from './make/stock.ts'
import { brands } from './names/brands.ts'
import { designers } from './names/designers.ts'
import type { ProductRange, RangeOptions, RangeProduct, TileCollection } from './product-range.ts'
import { skuAt } from './sku.ts'
import type { WireUserGroup } from './wire.ts'

/** Number of products without samples, stores that carry each, and lots per record. */
const sizes = {
  demo: { products: 1_200, stores: [3, 5], lots: [1, 4] },
  full: { products: 10_000, stores: [1, 3], lots: [2, 4] },
} as const

const defaultDay = '2026-11-15'
const catalogID = 'storefront'

const userGroups: readonly WireUserGroup[] = [
  { ID: 'RT', Name: groupNames.RT, Description: 'Everyone: the prices on the shelf.' },
  { ID: 'PG', Name: groupNames.PG, Description: 'Trade customers up to 10,000 dollars in twelve months.' },
  { ID: 'PP', Name: groupNames.PP, Description: 'Trade customers from 10,000 dollars in twelve months.' },
  { ID: 'PD', Name: groupNames.PD, Description: 'Trade customers from 40,000 dollars in twelve months.' },
]

/** Plans names and SKUs, without descriptions. */
function planRange(size: RangeOptions['size']): {
  skuByKey: ReadonlyMap<string, string>
  planned: readonly CollectionPlan[]
} {
  let taken = 0
  const nextSku = (): string => skuAt(taken++)
  const skuByKey = new Map(allGoods.map(({ key }) => [key, nextSku()]))
  const planned: CollectionPlan[] = []
  let room = sizes[size].products - allGoods.length
  for (const collection of planCollections()) {
    const one = planPieces(collection, room, nextSku)
    planned.push(one)
    room -= one.pieces.length
    if (room <= 0) return { skuByKey, planned }
  }
  return { skuByKey, planned }
}

function collectionsOf(planned: readonly CollectionPlan[]): TileCollection[] {
  return planned.flatMap(({ collection, pieces }) => {
    const [piece] = pieces
    if (!piece) return []
    return {
      id: collection.slug,
      name: collection.name,
      slug: collection.slug,
      brand: collection.brand.name,
      designer: collection.designer?.name ?? null,
      description: collectionStory(piece),
      skus: pieces.map(({ sku }) => sku),
    }
  })
}

function* productsOf(planned: readonly CollectionPlan[], making: MakeContext): Generator<RangeProduct> {
  for (const good of allGoods) yield productOfGood(good, allGoods, making)
  for (const one of planned) {
    for (const [index, piece] of one.pieces.entries()) yield productOfPiece(piece, index, one, making)
    for (const swatch of one.swatches) yield* samplesOfSwatch(swatch, making)
  }
}

export function createRange({ size, locations, asOf = defaultDay }: RangeOptions): ProductRange {
  const { skuByKey, planned } = planRange(size)
  const skuOfGood = (key: string): string => {
    const sku = skuByKey.get(key)
    if (sku === undefined) throw new RangeError(`There is no article ${key}.`)
    return sku
  }
  const stock: StockPlan = { locations, asOf, stores: sizes[size].stores, lots: sizes[size].lots }
  return {
    catalog: { ID: catalogID, Name: 'Tessera', Description: 'Tile, flooring and all that goes with it.', Active: true },
    buyer: { ID: buyerID, Name: 'Tessera', Active: true, DefaultCatalogID: catalogID },
    catalogAssignment: { CatalogID: catalogID, BuyerID: buyerID, ViewAllCategories: true, ViewAllProducts: true },
    userGroups,
    categories,
    facets,
    brands,
    designers,
    collections: collectionsOf(planned),
    products: () => productsOf(planned, { stock, skuOfGood, assemble: assembleProduct }),
  }
}
