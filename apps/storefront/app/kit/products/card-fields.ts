import type { CardFacts, CardStock, ProductRecord } from '@tessera/client/shop/types.gen'
import type { NamedStore } from '../named-store.server.ts'

type RecordField =
  | 'sku'
  | 'name'
  | 'price'
  | 'sku_image_url'
  | 'product_url'
  | 'final_price'
  | 'stock_unit'
  | 'available_online_sample'
  | 'is_clearance'
  | 'is_everyday_value'
  | 'is_new_arrival'
  | 'sample_sku_retail'
  | 'sample_price'
  | 'product_hierarchy1'
  | 'product_hierarchy2'
  | 'brand'
  | 'final_price_purchase'

type FactField = 'size' | 'finish' | 'shade' | 'purchase_unit' | 'availability' | 'alt' | 'rating'

/** The fields of a search record that a card shows or reports. */
export type CardFields = Pick<ProductRecord, RecordField> & {
  tessera: Pick<CardFacts, FactField> & { stock: Pick<CardStock, 'boxes' | 'at'> }
}

type Store = Pick<NamedStore, 'id' | 'nearby'> | undefined

/**
 * Leaves out of a search record what no card shows: it would be written into the page and into the keys of cached parts.
 * Fields are named one by one, because a listing has 24 cards and a copy by a list of names takes ten times as long.
 */
export const keepCardFields = (record: CardFields, store: Store): CardFields => ({
  sku: record.sku,
  name: record.name,
  price: record.price,
  sku_image_url: record.sku_image_url,
  product_url: record.product_url,
  final_price: record.final_price,
  stock_unit: record.stock_unit,
  available_online_sample: record.available_online_sample,
  is_clearance: record.is_clearance,
  is_everyday_value: record.is_everyday_value,
  is_new_arrival: record.is_new_arrival,
  sample_sku_retail: record.sample_sku_retail,
  sample_price: record.sample_price,
  product_hierarchy1: record.product_hierarchy1,
  product_hierarchy2: record.product_hierarchy2,
  brand: record.brand,
  final_price_purchase: record.final_price_purchase,
  tessera: keepFactFields(record.tessera, store),
})

const keepFactFields = (facts: CardFields['tessera'], store: Store): CardFields['tessera'] => ({
  size: facts.size,
  finish: facts.finish,
  shade: facts.shade,
  purchase_unit: facts.purchase_unit,
  availability: facts.availability,
  alt: facts.alt && { face: facts.alt.face, scene: facts.alt.scene },
  rating: facts.rating,
  stock: { boxes: facts.stock.boxes, at: stockAt(facts.stock.at, store) },
})

/**
 * The stock of other stores would change the keys of cached parts with every sale. Of the closest store nearby that has
 * any, only that it does is kept.
 */
function stockAt(at: CardStock['at'], store: Store): Record<string, number> {
  if (!store) return {}
  const boxesAt = (id: string) => Number(at?.[id] ?? 0)
  const near = store.nearby.find(({ id }) => boxesAt(id) > 0)
  return { [store.id]: boxesAt(store.id), ...(near && { [near.id]: 1 }) }
}
