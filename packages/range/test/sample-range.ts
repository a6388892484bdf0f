import { createRange } from '@tessera/range/create-range'
import type { ProductRange, RangeLocation, RangeProduct } from '@tessera/range/product-range'

const warehouses: readonly RangeLocation[] = [
  { id: 'dc-east', kind: 'dc' },
  { id: 'dc-west', kind: 'dc' },
]
const stores = (count: number): RangeLocation[] =>
  Array.from({ length: count }, (_, index) => ({ id: `store-${100 + index}`, kind: 'store' }))

export const demoRange = (): ProductRange => createRange({ size: 'demo', locations: [...warehouses, ...stores(12)] })
export const fullRange = (): ProductRange => createRange({ size: 'full', locations: [...warehouses, ...stores(140)] })

export const isSold = ({ product }: RangeProduct): boolean => product.xp.kind !== 'sample'
export const valueAt = (from: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((found, name) => (found as Record<string, unknown> | undefined)?.[name], from)
