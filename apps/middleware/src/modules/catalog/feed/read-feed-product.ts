import type { InventoryRecord, PriceSchedule, Product } from '@tessera/client/platform/types.gen'
import { type PriceGroup, priceGroups } from '@tessera/contract/shop/constants'
import type { LocationStock, ProductFacts } from '@tessera/contract/shop/product-facts'
import { balanceLots } from '@tessera/domain/stock/lot-ledger'
import type { CatalogProduct, GroupPrices, LocationLots } from './catalog-product.ts'

export interface WholeItem {
  Product: Product
  PriceSchedules: { BuyerID: string | null; UserGroupID: string | null; PriceSchedule: PriceSchedule | null }[]
  InventoryRecords: InventoryRecord[]
  CategoryIDs: string[]
}

/** A product of which nothing else changed. */
export interface StockItem {
  ProductID: string
  InventoryRecords: InventoryRecord[]
}

export type FeedItem = { ProductID: string; Deleted: true } | StockItem | WholeItem

export const isWhole = (item: FeedItem): item is WholeItem => 'Product' in item

export interface FeedPage {
  Items: FeedItem[]
  Cursor: string
  More: boolean
}

/** Reads the product of a feed item; undefined for platform products that are not the shop's. */
export function readFeedProduct(item: WholeItem): CatalogProduct | undefined {
  const { Product: product, PriceSchedules, InventoryRecords, CategoryIDs } = item
  const facts = product.xp as unknown as ProductFacts | null // the seed and the console write nothing else there
  if (!facts?.kind || !facts.units) return undefined
  return {
    sku: product.ID,
    name: product.Name ?? product.ID,
    active: product.Active,
    facts: withPresentColor(facts),
    categoryIDs: CategoryIDs,
    prices: pricesOf(PriceSchedules),
    stock: readFeedStock(InventoryRecords),
    // products without inventory are made to order
    canExceedStock: product.Inventory?.Enabled !== true || product.Inventory.OrderCanExceed,
  }
}

export const readFeedStock = (records: readonly InventoryRecord[]): LocationLots[] => records.map(stockOf)

/** Shops that were filled earlier spell the color family the British way. */
function withPresentColor(facts: ProductFacts): ProductFacts {
  const { attributes } = facts
  if (!/^Gr[ea]y$/.test(attributes?.colorFamily ?? '')) return facts
  return { ...facts, attributes: { ...attributes, colorFamily: 'Gray' } }
}

function pricesOf(
  schedules: { UserGroupID: string | null; PriceSchedule: PriceSchedule | null }[],
): CatalogProduct['prices'] {
  const prices: CatalogProduct['prices'] = {}
  for (const { UserGroupID, PriceSchedule: schedule } of schedules) {
    const group = UserGroupID ?? 'RT'
    if (schedule && isPriceGroup(group)) prices[group] = groupPrices(schedule)
  }
  return prices
}

const isPriceGroup = (text: string): text is PriceGroup => (priceGroups as readonly string[]).includes(text)
const toCents = (dollars: number): number => Math.round(dollars * 100)

function groupPrices(schedule: PriceSchedule): GroupPrices {
  const breaks = (schedule.PriceBreaks ?? []).map(({ Quantity, Price, SalePrice }) => ({
    quantity: Quantity ?? 1,
    cents: toCents(Price ?? 0),
    saleCents: SalePrice === null ? null : toCents(SalePrice),
  }))
  return {
    minQuantity: schedule.MinQuantity ?? 1,
    maxQuantity: schedule.MaxQuantity,
    breaks: breaks.toSorted((one, other) => one.quantity - other.quantity),
    saleStart: schedule.SaleStart,
    saleEnd: schedule.SaleEnd,
  }
}

/** The platform's quantity is authoritative; lots only divide it. */
function stockOf({ AddressID, QuantityAvailable, xp }: InventoryRecord): LocationLots {
  const { lots = [] } = (xp ?? {}) as Partial<LocationStock>
  return {
    location: AddressID ?? '',
    boxes: Math.max(0, QuantityAvailable ?? 0),
    lots: lotsWithin(lots, QuantityAvailable ?? 0),
  }
}

/** The boxes that orders hold are removed from the lots. */
const lotsWithin = (lots: LocationStock['lots'], quantity: number): LocationLots['lots'] =>
  balanceLots({ quantity, lots })
    .map(({ lot, free }) => ({ ...lot, boxesOnHand: free, boxesReserved: 0 }))
    .filter(({ boxesOnHand }) => boxesOnHand > 0)
