import type { CatalogProduct } from '@tessera/middleware/modules/catalog/feed/catalog-product'
import { availabilityOf } from '@tessera/middleware/modules/catalog/products/availability'
import { expect, test } from 'vitest'

type Status = CatalogProduct['facts']['availability']['status']

const article = (status: Status, stock: Record<string, number>, isClearance = false): CatalogProduct =>
  ({
    facts: {
      availability: { status, leadDays: 30 },
      flags: { clearance: isClearance },
      units: { purchaseUnit: 'box' },
    },
    stock: Object.entries(stock).map(([location, boxes]) => ({ location, boxes, lots: [] })),
  }) as unknown as CatalogProduct // the fields the text depends on

/** A Monday. */
const today = '2026-11-16'

test.each<[string, Status, Record<string, number>, boolean?]>([
  ['Discontinued', 'discontinued', { 'dc-east': 0 }],
  ['Backordered until Mon, Dec 28', 'stocked', { 'dc-east': 0 }],
  ['Special order, arrives by Mon, Dec 28', 'special-order', {}],
  ['Made to order, 5 weeks, about Mon, Dec 28', 'made-to-order', {}],
  ['Clearance: only 1 box, no more coming', 'discontinued', { 'dc-east': 1 }, true],
  ['Ships from warehouse by Wed, Nov 18', 'stocked', { 'dc-east': 4, 'store-1': 9 }],
  ['In stock at one store, ships by Wed, Nov 18', 'stocked', { 'dc-east': 0, 'store-1': 9 }],
  ['In stock at 2 stores, ships by Wed, Nov 18', 'stocked', { 'store-1': 9, 'store-2': 1 }],
])('%s', (text, status, stock, isClearance) => {
  expect(availabilityOf(article(status, stock, isClearance), today).text).toBe(text)
})
