import { returnabilityOf } from '@tessera/domain/sales/returnability'
import type { CatalogProduct } from '@tessera/middleware/modules/catalog/feed/catalog-product'
import { returnKindOf } from '@tessera/middleware/modules/orders/returns/return-kind'
import { locations } from '@tessera/middleware/modules/site/stores/stores'
import { createRange } from '@tessera/range/create-range'
import { expect, test } from 'vitest'

test('the platform takes back exactly the products that the shop takes back', () => {
  const arrived = { shippedBoxes: 1, returnedBoxes: 0, pendingBoxes: 0, deliveredOn: '2026-01-02' }
  const [differing, returnable] = [[] as string[], [] as string[]]
  for (const { product } of createRange({ size: 'demo', locations }).products()) {
    const kind = returnKindOf({ facts: product.xp } as CatalogProduct)
    if (returnabilityOf({ kind, ...arrived }, '2026-01-03').canReturn !== product.Returnable) differing.push(product.ID)
    if (product.Returnable) returnable.push(product.ID)
  }
  expect(differing).toEqual([])
  expect(returnable.length).toBeGreaterThan(100)
})
