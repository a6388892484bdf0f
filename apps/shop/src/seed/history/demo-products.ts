import type { InventoryRecord, PriceSchedule, Product } from '@tessera/client/platform/types.gen'
import type { PriceGroup } from '@tessera/contract/shop/constants'
import type { ProductKind } from '@tessera/contract/shop/product-facts'
import { type Catalog, createCatalog } from '@tessera/middleware/modules/catalog/feed/catalog'
import type { CatalogProduct } from '@tessera/middleware/modules/catalog/feed/catalog-product'
import { categoriesOf } from '@tessera/middleware/modules/catalog/feed/categories'
import { findPriceAt } from '@tessera/middleware/modules/catalog/feed/price-at'
import type { FeedItem } from '@tessera/middleware/modules/catalog/feed/read-feed-product'
import { readIndexOptions } from '@tessera/middleware/modules/catalog/search/index-options'
import { locations } from '@tessera/middleware/modules/site/stores/stores'
import { createRange } from '@tessera/range/create-range'
import type { RangeProduct as RangeArticle, RangeOptions } from '@tessera/range/product-range'
import type { Database } from '@tessera/server/database'

/** Covers every kind in a quarter of the time that the whole range takes. */
const enough = 400

/** The products that customers of the history buy. */
export interface DemoProducts {
  catalog: Catalog
  /** Stocked products sold by the box. */
  tiles: readonly CatalogProduct[]
  /** Special-order products. */
  special: readonly CatalogProduct[]
  samples: readonly CatalogProduct[]
  /** Matching mortar and grout. */
  settingOf(product: CatalogProduct): CatalogProduct[]
}

const laid: ReadonlySet<ProductKind> = new Set(['field-tile', 'large-format', 'mosaic', 'plank-tile', 'lvp'])

export async function readDemoProducts(shop: Database, size: RangeOptions['size'], now: Date): Promise<DemoProducts> {
  const options = await readIndexOptions(shop, categoriesOf([]))
  const catalog = createCatalog({ pictureUrl: options.pictureUrl })
  const range = createRange({ size, locations, asOf: now.toISOString().slice(0, 10) })
  catalog.applyItems(firstOf(range.products(), enough).map(feedItem), now)
  const all = [...catalog.all()].filter(({ active }) => active)
  const tiles = all.filter(({ facts: { kind, units } }) => laid.has(kind) && units.sqftPerUnit !== null)
  const isSpecial = ({ facts }: CatalogProduct) => facts.availability.status.endsWith('-order')
  return {
    catalog,
    tiles: tiles.filter((one) => one.facts.availability.status === 'stocked' && !one.facts.flags.clearance),
    special: tiles.filter(isSpecial),
    samples: all.filter(({ facts }) => facts.kind === 'sample'),
    settingOf: ({ facts }) => facts.coordinates.setting.flatMap((sku) => catalog.find(sku) ?? []).slice(0, 2),
  }
}

function firstOf<T>(items: Iterable<T>, count: number): T[] {
  const first: T[] = []
  for (const item of items) if (first.push(item) >= count) break
  return first
}

/** The feed item as the platform would send it; the range supplies the rest. */
function feedItem({ product, priceSchedules, assignments, inventoryRecords, categoryIDs }: RangeArticle): FeedItem {
  const groups = new Map(assignments.map(({ PriceScheduleID, UserGroupID }) => [PriceScheduleID, UserGroupID]))
  return {
    Product: product as unknown as Product,
    PriceSchedules: priceSchedules.map((schedule) => ({
      BuyerID: null,
      UserGroupID: groups.get(schedule.ID) ?? null,
      PriceSchedule: schedule as unknown as PriceSchedule,
    })),
    // boxes are taken from the first warehouse that has them, so an order must find them as the running shop does
    InventoryRecords: inventoryRecords.toSorted((one, other) =>
      one.ID < other.ID ? -1 : 1,
    ) as unknown as InventoryRecord[],
    CategoryIDs: categoryIDs,
  }
}

export const priceOf = (product: CatalogProduct, group: PriceGroup, day: string, boxes: number): number =>
  findPriceAt(product, group, new Date(`${day}T12:00:00Z`), boxes)?.cents ?? 0
