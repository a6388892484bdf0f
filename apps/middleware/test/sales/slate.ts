import type { CatalogProduct } from '@tessera/middleware/modules/catalog/feed/catalog-product'

/** Price on the test platform: ten dollars a box. */
export const slate = {
  sku: 'slate',
  name: 'Slate',
  active: true,
  facts: {
    kind: 'tile',
    slug: 'slate',
    alt: { face: '' },
    flags: {},
    units: { purchaseUnit: 'box', sqftPerUnit: null },
    availability: { status: 'in-stock' },
  },
  prices: {
    RT: { minQuantity: 1, maxQuantity: null, breaks: [{ quantity: 1, cents: 1000, saleCents: null }], saleStart: null },
  },
  stock: [],
  canExceedStock: false,
} as unknown as CatalogProduct // only these fields are read
