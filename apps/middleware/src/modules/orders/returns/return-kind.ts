import type { ProductKind } from '@tessera/contract/shop/product-facts'
import type { ReturnKind } from '@tessera/domain/sales/returnability'
import type { CatalogProduct } from '../../catalog/feed/catalog-product.ts'

const byKind: Partial<Record<ProductKind, ReturnKind>> = {
  sample: 'sample',
  service: 'service',
  mosaic: 'sheet',
  grout: 'setting-material',
  mortar: 'setting-material',
  membrane: 'setting-material',
  care: 'setting-material',
}

/** The return rule of a product. */
export function returnKindOf(product: CatalogProduct | undefined): ReturnKind {
  if (!product) return 'sealed-box'
  const { kind, flags, availability } = product.facts
  const special = availability.status === 'special-order' || availability.status === 'made-to-order'
  const own = byKind[kind]
  if (own === 'sample' || own === 'service') return own
  if (flags.clearance) return 'clearance'
  return special ? 'special-order' : (own ?? 'sealed-box')
}
