import { type PriceGroup, priceGroups } from '@tessera/contract/shop/constants'
import { createRange } from '@tessera/range/create-range'
import type { ProductRange, RangeProduct } from '@tessera/range/product-range'
import type { WirePriceSchedule } from '@tessera/range/wire'
import type { CategoryDocument, GroupPrice, SearchDocument, StockAt } from '../src/search-document.ts'

/** A new shop's range as search documents. */
export function rangeDocuments(size: 'demo' | 'full'): { documents: SearchDocument[]; categories: CategoryDocument[] } {
  // IDs as the shop assigns them
  const stores = Array.from({ length: 12 }, (_, number) => ({ id: `store-${number + 101}`, kind: 'store' as const }))
  const range = createRange({ size, locations: [...stores, { id: 'dc-1', kind: 'dc' }] })
  const articles = [...range.products()]
  const samples = new Map(articles.map((article) => [article.product.ID, article]))
  return { documents: articles.map((article) => documentOf(article, samples)), categories: categoriesOf(range) }
}

function documentOf(
  { product, priceSchedules, inventoryRecords }: RangeProduct,
  all: ReadonlyMap<string, RangeProduct>,
): SearchDocument {
  const { sample } = product.xp
  const price = (group: PriceGroup): GroupPrice | null => priceIn(priceSchedules, product.ID, group)
  const samplePrice = (group: PriceGroup): number | null => {
    const sku = group === 'RT' ? sample?.retailSku : sample?.proSku
    return sku ? (priceIn(all.get(sku)?.priceSchedules ?? [], sku, group)?.final ?? null) : null
  }
  return {
    id: product.ID,
    sku: product.ID,
    name: product.Name,
    facts: product.xp,
    prices: byGroup(price),
    samplePrices: byGroup(samplePrice),
    stock: inventoryRecords.map(({ AddressID, xp }): StockAt => {
      const lots = xp.lots.map(({ boxesOnHand, boxesReserved }) => boxesOnHand - boxesReserved)
      return { location: AddressID, boxes: lots.reduce((sum, lot) => sum + lot, 0), largestLot: Math.max(0, ...lots) }
    }),
  }
}

const byGroup = <Value>(of: (group: PriceGroup) => Value): Record<PriceGroup, Value> =>
  Object.fromEntries(priceGroups.map((group) => [group, of(group)])) as Record<PriceGroup, Value>

function priceIn(schedules: readonly WirePriceSchedule[], sku: string, group: PriceGroup): GroupPrice | null {
  const [row] = schedules.find(({ ID }) => ID === `${sku}-${group}`)?.PriceBreaks ?? []
  return row ? { list: Math.round(row.Price * 100), final: Math.round((row.SalePrice ?? row.Price) * 100) } : null
}

const categoriesOf = ({ categories }: ProductRange): CategoryDocument[] =>
  categories.flatMap(({ Name, ParentID, xp }) => {
    const parent = categories.find(({ ID }) => ID === ParentID)
    return parent ? { name: Name, department: parent.Name, url: `/${xp.slug}` } : []
  })
