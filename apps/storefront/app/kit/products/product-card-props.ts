import type { ProductRecord } from '@tessera/client/shop/types.gen'
import { centsOf, formatSize } from '@tessera/ui/format'
import type { ProductCardProps } from '@tessera/ui/product-card'

type CardTextProps = Pick<ProductCardProps, 'href' | 'sku' | 'name' | 'alt' | 'line' | 'rating' | 'price' | 'unitPrice'>

/** Card props of a search record: the main price first, the box price beside it. */
export function cardPropsOf(record: ProductRecord): CardTextProps {
  const { tessera, final_price, price, final_price_purchase } = record
  const per = record.stock_unit
  const isByBox = per !== tessera.purchase_unit && final_price_purchase !== null
  return {
    href: record.product_url,
    sku: record.sku,
    name: record.name,
    alt: { face: textOf(tessera.alt?.face) ?? record.name, scene: textOf(tessera.alt?.scene) },
    line: lineOf(record),
    rating: tessera.rating ? `★ ${tessera.rating}` : undefined,
    price:
      final_price === null
        ? undefined
        : { cents: centsOf(final_price), per, wasCents: price === null ? undefined : centsOf(price) },
    unitPrice: isByBox ? { cents: centsOf(final_price_purchase), per: tessera.purchase_unit } : undefined,
  }
}

/** `12 × 24 · Polished · V3`. */
const lineOf = ({ tessera: { size, finish, shade } }: ProductRecord): string =>
  [size && formatSize(size), finish, shade].filter(Boolean).join(' · ')

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined)
