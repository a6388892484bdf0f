import type { CardFacts, CardStock, ProductRecord } from '@tessera/client/shop/types.gen'
import type { NamedStore } from '../named-store.server.ts'

const recordFields = [
  'sku',
  'name',
  'price',
  'sku_image_url',
  'product_url',
  'final_price',
  'stock_unit',
  'available_online_sample',
  'is_clearance',
  'is_everyday_value',
  'is_new_arrival',
  'sample_sku_retail',
  'sample_price',
  'product_hierarchy1',
  'product_hierarchy2',
  'brand',
  'final_price_purchase',
] as const satisfies readonly (keyof ProductRecord)[]

const factFields = [
  'size',
  'finish',
  'shade',
  'purchase_unit',
  'availability',
  'alt',
  'rating',
] as const satisfies readonly (keyof CardFacts)[]

/** The fields of a search record that a card shows or reports. */
export type CardFields = Pick<ProductRecord, (typeof recordFields)[number]> & {
  tessera: Pick<CardFacts, (typeof factFields)[number]> & { stock: Pick<CardStock, 'boxes' | 'at'> }
}

/**
 * Leaves out of a search record what no card shows: it would be written into the page and into the keys of cached parts.
 * The stock of other stores would also change those with every sale; of the closest store nearby that has any, only that
 * it does is kept.
 */
export function keepCardFields(record: CardFields, store: Pick<NamedStore, 'id' | 'nearby'> | undefined): CardFields {
  const { tessera } = record
  const { boxes, at } = tessera.stock
  return {
    ...pick(record, recordFields),
    tessera: { ...pick(tessera, factFields), stock: { boxes, at: stockAt(at, store) } },
  }
}

const pick = <T extends object, Name extends keyof T>(from: T, names: readonly Name[]): Pick<T, Name> =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, Name>

function stockAt(at: CardStock['at'], store: Pick<NamedStore, 'id' | 'nearby'> | undefined): Record<string, number> {
  if (!store) return {}
  const boxesAt = (id: string) => Number(at?.[id] ?? 0)
  const near = store.nearby.find(({ id }) => boxesAt(id) > 0)
  return { [store.id]: boxesAt(store.id), ...(near && { [near.id]: 1 }) }
}
