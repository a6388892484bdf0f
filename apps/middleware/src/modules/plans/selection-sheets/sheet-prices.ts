import { clientPrice } from '@tessera/domain/planning/client-price'
import { type ProductLookup, unitPrice } from '../projects/product-summary.ts'
import type { StoredSheet } from './stored-sheet.ts'

interface Priced {
  sku: string
  boxes: number
  ownClientPriceCents: number | null
}

export interface SheetPrices {
  costCents: number
  clientPriceCents: number
}

/** Totals for all boxes: the account's cost and the client's price. */
export function sheetPrices(
  catalog: ProductLookup,
  { priceGroup, markupPercent }: Pick<StoredSheet, 'priceGroup' | 'markupPercent'>,
  { sku, boxes, ownClientPriceCents }: Priced,
  now: Date,
): SheetPrices {
  const product = catalog.find(sku)
  const costCents = unitPrice(product, priceGroup, now, boxes)
  const retailCents = unitPrice(product, 'RT', now, 1)
  return {
    costCents: costCents * boxes,
    clientPriceCents: clientPrice({ boxes, costCents, retailCents, ownCents: ownClientPriceCents }, markupPercent),
  }
}
