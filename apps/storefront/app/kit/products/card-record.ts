import type { ProductRecord } from '@tessera/client/shop/types.gen'

type ShopFields = ProductRecord['tessera']

/** The fields of a search record that a product card shows or tracks: half of the record. */
export type CardRecord = Pick<
  ProductRecord,
  | 'sku'
  | 'name'
  | 'product_url'
  | 'price'
  | 'final_price'
  | 'final_price_purchase'
  | 'stock_unit'
  | 'available_online_sample'
  | 'sample_sku_retail'
  | 'sample_price'
  | 'is_clearance'
  | 'is_new_arrival'
  | 'is_everyday_value'
  | 'brand'
  | 'product_hierarchy1'
  | 'product_hierarchy2'
> & {
  tessera: Pick<ShopFields, 'size' | 'finish' | 'shade' | 'purchase_unit' | 'availability' | 'stock' | 'alt' | 'rating'>
}

/** Includes the stock of one store only; the other stores are not shown. */
export function cardRecordOf(record: ProductRecord, storeId: string | undefined): CardRecord {
  const { tessera } = record
  const { stock, alt } = tessera
  return {
    sku: record.sku,
    name: record.name,
    product_url: record.product_url,
    price: record.price,
    final_price: record.final_price,
    final_price_purchase: record.final_price_purchase,
    stock_unit: record.stock_unit,
    available_online_sample: record.available_online_sample,
    sample_sku_retail: record.sample_sku_retail,
    sample_price: record.sample_price,
    is_clearance: record.is_clearance,
    is_new_arrival: record.is_new_arrival,
    is_everyday_value: record.is_everyday_value,
    brand: record.brand,
    product_hierarchy1: record.product_hierarchy1,
    product_hierarchy2: record.product_hierarchy2,
    tessera: {
      size: tessera.size,
      finish: tessera.finish,
      shade: tessera.shade,
      rating: tessera.rating,
      purchase_unit: tessera.purchase_unit,
      availability: tessera.availability,
      stock: {
        boxes: stock.boxes,
        largest_lot: stock.largest_lot,
        at: storeId === undefined ? {} : { [storeId]: stock.at?.[storeId] ?? 0 },
      },
      alt: { face: alt?.face, scene: alt?.scene },
    },
  }
}
