import { formatSize } from '@tessera/domain/catalog/format-size'
import { centsOf } from '@tessera/ui/format'
import type { ProductCardProps } from '@tessera/ui/product-card'
import type { CardFields } from './card-fields.ts'

type CardTextProps = Pick<
  ProductCardProps,
  'href' | 'sku' | 'image' | 'name' | 'shortName' | 'alt' | 'line' | 'rating' | 'price' | 'unitPrice'
>

/** Card props of a search record: the main price first, the box price beside it. */
export function cardPropsOf(record: CardFields): CardTextProps {
  const { tessera, final_price, price, final_price_purchase } = record
  const per = record.stock_unit
  const isByBox = per !== tessera.purchase_unit && final_price_purchase !== null
  return {
    href: record.product_url,
    sku: record.sku,
    image: record.sku_image_url,
    name: record.name,
    shortName: shortNameOf(record),
    alt: { face: textOf(tessera.alt?.face) ?? record.name, scene: textOf(tessera.alt?.scene) },
    line: lineOf(record),
    rating: tessera.rating ? formatRating(tessera.rating) : undefined,
    price:
      final_price === null
        ? undefined
        : { cents: centsOf(final_price), per, wasCents: price === null ? undefined : centsOf(price) },
    unitPrice: isByBox ? { cents: centsOf(final_price_purchase), per: tessera.purchase_unit } : undefined,
  }
}

/** With one decimal always: `★ 4` beside `★ 4.3` reads like another scale. */
export const formatRating = (rating: number): string => `★ ${rating.toFixed(1)}`

/** `12 × 24 · Polished · V3`, without a finish that the name has. */
const lineOf = ({ name, tessera: { size, finish, shade } }: CardFields): string =>
  [size && formatSize(size), finish && !name.includes(finish) && finish, shade].filter(Boolean).join(' · ')

const inches = String.raw`(?:\d+ )?\d+(?:\/\d+)?(?: in)?`
const sizeAtEnd = new RegExp(` ${inches}(?: × ${inches})?$`)

/** The name without the size, which the next line says. */
export const shortNameOf = ({ name, tessera: { size } }: Pick<CardFields, 'name' | 'tessera'>): string =>
  size ? name.replace(sizeAtEnd, '') : name

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined)
