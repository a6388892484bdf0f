import type { ProductFacts } from '@tessera/contract/shop/product-facts'
import type { PriceGroup, SearchDocument } from './documents.ts'
import { centsPerStockUnit, findCentsPerSqft, toDollars } from './prices.ts'

export type PictureUrl = (sku: string, view: 'face' | 'scene', width: number) => string

/** A product as the search answers it. Its fields are given; what we add is in `tessera` alone. Money is in dollars. */
export interface SearchRecord {
  id: string
  sku: string
  name: string
  /** Per stock unit before a sale; null where the price is told in store only. */
  price: number | null
  sku_image_url: string
  product_url: string
  final_price: number | null
  stock_unit: string
  inspiration_image_url: string
  available_online_sample: boolean
  is_clearance: boolean
  is_everyday_value: boolean
  is_featured: boolean
  is_new_arrival: boolean
  rankby1: number
  sample_sku_retail: string | null
  sample_sku_pro: string | null
  sample_price: number | null
  material_group: string
  collection: string | null
  product_hierarchy1: string
  product_hierarchy2: string
  brand: string
  /** Per purchase unit: what the caller pays, and what retail pays before a sale. */
  final_price_purchase: number | null
  price_purchase_retail: number | null
  tessera: TesseraFields
}

export interface TesseraFields {
  kind: ProductFacts['kind']
  size: string | null
  finish: string | null
  shade: string | null
  color: string | null
  color_family: string | null
  purchase_unit: string
  sqft_per_box: number | null
  pieces_per_box: number
  price_purchase: number | null
  /** Whatever the stock unit is; null where nothing is covered. */
  final_price_sqft: number | null
  availability: ProductFacts['availability']
  /** Purchase units everywhere, the largest single lot anywhere, and those of each location that has any. */
  stock: { boxes: number; largest_lot: number; at: Record<string, number> }
  alt: Record<string, string>
}

const dollars = (cents: number | null | undefined): number | null =>
  cents === null || cents === undefined ? null : toDollars(cents)

export function toRecord(document: SearchDocument, group: PriceGroup, pictureUrl: PictureUrl): SearchRecord {
  const { id, sku, name, facts } = document
  const { units, flags, sample } = facts
  const price = document.prices[group]
  const perStock = (cents: number | undefined) =>
    cents === undefined ? null : toDollars(centsPerStockUnit(cents, units))
  return {
    id,
    sku,
    name,
    price: perStock(price?.list),
    sku_image_url: pictureUrl(sku, 'face', 640),
    product_url: `/products/${facts.slug}`,
    final_price: perStock(price?.final),
    stock_unit: units.stockUnit,
    inspiration_image_url: pictureUrl(sku, 'scene', 960),
    available_online_sample: sample?.availableOnline ?? false,
    is_clearance: flags.clearance,
    is_everyday_value: flags.everydayValue,
    is_featured: flags.featured,
    is_new_arrival: flags.newArrival,
    rankby1: facts.rank,
    sample_sku_retail: sample?.retailSku ?? null,
    sample_sku_pro: sample?.proSku ?? null,
    sample_price: sample ? dollars(document.samplePrices[group]) : null,
    material_group: facts.materialGroup,
    collection: facts.collection,
    product_hierarchy1: facts.department,
    product_hierarchy2: facts.category,
    brand: facts.brand,
    final_price_purchase: dollars(price?.final),
    price_purchase_retail: dollars(document.prices.RT?.list),
    tessera: ownFields(document, group),
  }
}

function ownFields({ facts, prices, stock }: SearchDocument, group: PriceGroup): TesseraFields {
  const { attributes, units } = facts
  const price = prices[group]
  return {
    kind: facts.kind,
    size: attributes.nominalSize ?? null,
    finish: attributes.finish ?? null,
    shade: attributes.shadeVariation ?? null,
    color: attributes.color ?? null,
    color_family: attributes.colorFamily ?? null,
    purchase_unit: units.purchaseUnit,
    sqft_per_box: units.sqftPerUnit === null ? null : Number(units.sqftPerUnit),
    pieces_per_box: units.piecesPerUnit,
    price_purchase: dollars(price?.list),
    final_price_sqft: price ? dollars(findCentsPerSqft(price.final, units)) : null,
    availability: facts.availability,
    stock: {
      boxes: stock.reduce((sum, { boxes }) => sum + boxes, 0),
      largest_lot: stock.reduce((most, { largestLot }) => Math.max(most, largestLot), 0),
      at: Object.fromEntries(stock.filter(({ boxes }) => boxes > 0).map(({ location, boxes }) => [location, boxes])),
    },
    alt: facts.alt,
  }
}
