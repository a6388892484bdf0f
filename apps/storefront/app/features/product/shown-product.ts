import type { CardFacts, ProductDetails, ProductRecord, ProductSibling } from '@tessera/client/shop/types.gen'
import type { TrackedFields } from '../../kit/tracking/track-items.ts'

/** A product to set or finish another one with; its kind and size say how it is counted. */
export type JobRecord = TrackedFields &
  Pick<ProductRecord, 'product_url' | 'sku_image_url'> & {
    tessera: Pick<CardFacts, 'kind' | 'size' | 'purchase_unit'>
  }

export type ShownSibling = Pick<ProductSibling, 'differs'> & {
  record: Pick<ProductRecord, 'sku' | 'product_url' | 'sku_image_url'>
}

/** A product with what its page shows of other products. */
export type ShownProduct = Omit<ProductDetails, 'trim' | 'setting' | 'siblings' | 'related'> & {
  trim: JobRecord[]
  setting: JobRecord[]
  siblings: ShownSibling[]
}

/** Whole records of other products were 13 of the 29 kB of a page's data. */
export function keepShownFields({ related: _, trim, setting, siblings, ...product }: ProductDetails): ShownProduct {
  return {
    ...product,
    trim: trim.map(keepJobFields),
    setting: setting.map(keepJobFields),
    siblings: siblings.map(({ record: { sku, product_url, sku_image_url }, differs }) => ({
      record: { sku, product_url, sku_image_url },
      differs,
    })),
  }
}

const keepJobFields = (record: ProductRecord): JobRecord => ({
  sku: record.sku,
  name: record.name,
  brand: record.brand,
  product_hierarchy1: record.product_hierarchy1,
  product_hierarchy2: record.product_hierarchy2,
  final_price_purchase: record.final_price_purchase,
  product_url: record.product_url,
  sku_image_url: record.sku_image_url,
  tessera: keepCountedFacts(record.tessera),
})

const keepCountedFacts = ({ kind, size, purchase_unit }: CardFacts): JobRecord['tessera'] => ({
  kind,
  size,
  purchase_unit,
})
