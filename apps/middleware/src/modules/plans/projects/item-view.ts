import type { ProjectItem } from '@tessera/client/shop/types.gen'
import type { PriceGroup } from '@tessera/contract/shop/constants'
import { perSqftCents } from '@tessera/domain/coverage/box-price'
import type { Allotted } from '@tessera/domain/planning/allot-ordered'
import type { Catalogue } from '../../catalog/feed/catalog.ts'
import { isGone, itemNeed, wasteOf } from './item-need.ts'
import { shownProduct, unitOf, unitPrice } from './shown-product.ts'
import type { KeptItem } from './stored-project.ts'

export interface ItemPrices {
  catalogue: Catalogue
  group: PriceGroup
  now: Date
}

/** An item with its need, coverage, current price, and ordered and delivered boxes. */
export function itemView({ catalogue, group, now }: ItemPrices, item: KeptItem, bought?: Allotted): ProjectItem {
  const article = catalogue.find(item.sku)
  const need = itemNeed(article, item)
  const unitPriceCents = unitPrice(article, group, now, need.boxes)
  const sqft = article?.facts.units.sqftPerUnit ?? null
  const { ordered = 0, delivered = 0, open = need.boxes } = bought ?? {}
  return {
    basketItemGuid: item.id,
    roomId: item.roomId,
    alternateOf: item.alternateOf,
    ...shownProduct(catalogue, item.sku),
    kind: article?.facts.kind ?? 'gone',
    surface: item.surface,
    pattern: item.pattern,
    measuredBy: item.measuredBy,
    areaSqft: need.areaSqft,
    wastePercent: article && sqft !== null ? wasteOf(article, item) : null,
    spareBoxes: item.spareBoxes,
    boxes: need.boxes,
    purchaseUnit: unitOf(article),
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
    isGone: isGone(article),
    notes: item.notes,
  }
}
