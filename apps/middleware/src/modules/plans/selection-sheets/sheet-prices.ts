import { clientPrice } from '@tessera/domain/planning/client-price'
import { type Shelf, unitPrice } from '../projects/shown-product.ts'
import type { KeptSheet } from './stored-sheet.ts'

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
  catalogue: Shelf,
  { priceGroup, markupPercent }: Pick<KeptSheet, 'priceGroup' | 'markupPercent'>,
  { sku, boxes, ownClientPriceCents }: Priced,
  now: Date,
): SheetPrices {
  const article = catalogue.find(sku)
  const costCents = unitPrice(article, priceGroup, now, boxes)
  const retailCents = unitPrice(article, 'RT', now, 1)
  return {
    costCents: costCents * boxes,
    clientPriceCents: clientPrice({ boxes, costCents, retailCents, ownCents: ownClientPriceCents }, markupPercent),
  }
}
