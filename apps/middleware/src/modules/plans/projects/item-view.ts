import type { ProjectItem } from '@tessera/client/shop/types.gen'
import type { PriceGroup } from '@tessera/contract/shop/constants'
import { perSqftCents } from '@tessera/domain/coverage/box-price'
import type { AllottedBoxes } from '@tessera/domain/planning/allot-ordered'
import type { Catalog } from '../../catalog/feed/catalog.ts'
import { isGone, itemNeed, wasteOf } from './item-need.ts'
import { productSummaryOf, unitOf, unitPrice } from './product-summary.ts'
import type { StoredItem } from './stored-project.ts'

export interface ItemPrices {
  catalog: Catalog
  group: PriceGroup
  now: Date
}

/** An item with its need, coverage, current price, and ordered and delivered boxes. */
export function itemView({ catalog, group, now }: ItemPrices, item: StoredItem, bought?: AllottedBoxes): ProjectItem {
  const product = catalog.find(item.sku)
  const need = itemNeed(product, item)
  const unitPriceCents = unitPrice(product, group, now, need.boxes)
  const sqft = product?.facts.units.sqftPerUnit ?? null
  const { ordered = 0, delivered = 0, open = need.boxes } = bought ?? {}
  return {
    basketItemGuid: item.id,
    roomId: item.roomId,
    alternateOf: item.alternateOf,
    ...productSummaryOf(catalog, item.sku),
    kind: product?.facts.kind ?? 'gone',
    surface: item.surface,
    pattern: item.pattern,
    measuredBy: item.measuredBy,
    areaSqft: need.areaSqft,
    wastePercent: product && sqft !== null ? wasteOf(product, item) : null,
    spareBoxes: item.spareBoxes,
    boxes: need.boxes,
    purchaseUnit: unitOf(product),
    needSqft: need.needSqft,
    coveredSqft: need.coveredSqft,
    leftOverSqft: need.leftOverSqft,
    unitPriceCents,
    pricePerSqftCents: sqft === null ? null : perSqftCents(unitPriceCents, sqft),
    totalCents: unitPriceCents * need.boxes,
    priceBeforeCents: item.seenPriceCents === unitPriceCents ? null : item.seenPriceCents,
    orderedBoxes: ordered,
    deliveredBoxes: delivered,
    openBoxes: item.alternateOf ? 0 : open,
    isGone: isGone(product),
    notes: item.notes,
  }
}
