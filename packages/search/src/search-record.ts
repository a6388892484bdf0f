import type { ValueOf } from '@tessera/contract/kit/model'
import type { ProductRecord } from '@tessera/contract/middleware/search/models'
import type { PriceGroup } from '@tessera/contract/shop/constants'
import { centsPerStockUnit, findCentsPerSqft, toDollars } from './prices.ts'
import type { SearchDocument } from './search-document.ts'

export type PictureUrl = (sku: string, view: 'face' | 'scene', width: number) => string

/** A product in search results. The fields are specified; our additions are in `tessera` only. Money is in dollars. */
export type SearchRecord = ValueOf<typeof ProductRecord>

const toNullableDollars = (cents: number | null | undefined): number | null =>
  cents === null || cents === undefined ? null : toDollars(cents)

export function toSearchRecord(document: SearchDocument, group: PriceGroup, pictureUrl: PictureUrl): SearchRecord {
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
    sample_price: sample ? toNullableDollars(document.samplePrices[group]) : null,
    material_group: facts.materialGroup,
    collection: facts.collection,
    product_hierarchy1: facts.department,
    product_hierarchy2: facts.category,
    brand: facts.brand,
    final_price_purchase: toNullableDollars(price?.final),
    price_purchase_retail: toNullableDollars(document.prices.RT?.list),
    tessera: tesseraFields(document, group),
  }
}

function tesseraFields({ facts, prices, stock, rating }: SearchDocument, group: PriceGroup): SearchRecord['tessera'] {
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
    price_purchase: toNullableDollars(price?.list),
    final_price_sqft: price ? toNullableDollars(findCentsPerSqft(price.final, units)) : null,
    availability: facts.availability,
    stock: {
      boxes: stock.reduce((sum, { boxes }) => sum + boxes, 0),
      largest_lot: stock.reduce((most, { largestLot }) => Math.max(most, largestLot), 0),
      at: Object.fromEntries(stock.filter(({ boxes }) => boxes > 0).map(({ location, boxes }) => [location, boxes])),
    },
    alt: facts.alt,
    rating: rating?.average ?? null,
    reviews: rating?.count ?? 0,
  }
}
