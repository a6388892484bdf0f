import type { CardFields } from '../products/card-fields.ts'

/** The fields of a product that analytics events report. */
export type TrackedFields = Pick<
  CardFields,
  'sku' | 'name' | 'brand' | 'product_hierarchy1' | 'product_hierarchy2' | 'final_price_purchase'
>

/** Products in the format of analytics events. */
export const trackItemsOf = (records: readonly TrackedFields[]): object[] =>
  records.map(({ sku, name, brand, product_hierarchy1, product_hierarchy2, final_price_purchase }, index) => ({
    item_id: sku,
    item_name: name,
    item_brand: brand,
    item_category: product_hierarchy1,
    item_category2: product_hierarchy2,
    price: final_price_purchase,
    index,
  }))
