import type { StaffQuote } from '@tessera/client/shop/types.gen'
import type { PriceGroup } from '@tessera/contract/shop/constants'
import { balanceLots, looseBoxes } from '@tessera/domain/stock/lot-ledger'
import type { Catalog } from '../../catalog/feed/catalog.ts'
import type { CatalogProduct } from '../../catalog/feed/catalog-product.ts'
import { findPriceAt } from '../../catalog/feed/price-at.ts'
import { isGone } from '../../plans/projects/item-need.ts'
import { unitOf } from '../../plans/projects/product-summary.ts'
import type { StoredQuoteLine } from '../../plans/quotes/stored-quote.ts'

type QuoteLine = StaffQuote['lines'][number]
type StockRow = QuoteLine['stock'][number]

const maxStockRows = 10

/** A requested line with everything that decides its price: the customer's price, weight, and stock by lot. */
export function staffQuoteLine(
  catalog: Pick<Catalog, 'find'>,
  placeNames: ReadonlyMap<string, string>,
  { group, now }: { group: PriceGroup; now: Date },
  line: StoredQuoteLine,
): QuoteLine {
  const product = catalog.find(line.sku)
  const { lineNo, sku, name, room, note, requestedBoxes, listPriceCents } = line
  return {
    lineNo,
    sku,
    name,
    room,
    note,
    requestedBoxes,
    listPriceCents,
    unit: unitOf(product),
    sqftPerUnit: product?.facts.units.sqftPerUnit ?? null,
    poundsPerUnit: product?.facts.units.lbsPerUnit ?? '0',
    priceTodayCents: (product && findPriceAt(product, group, now, requestedBoxes)?.cents) ?? null,
    isGone: isGone(product),
    stockBoxes: product?.stock.reduce((sum, { boxes }) => sum + boxes, 0) ?? 0,
    stock: product ? stockRows(product, placeNames) : [],
    leadDays: product?.facts.availability.leadDays ?? null,
  }
}

/** Boxes that no lot accounts for are a row of their own. */
function stockRows({ stock }: CatalogProduct, placeNames: ReadonlyMap<string, string>): StockRow[] {
  const rows = stock.flatMap(({ location, boxes, lots }) => {
    const place = placeNames.get(location) ?? location
    const here = { quantity: boxes, lots }
    return [
      ...balanceLots(here).map(({ lot, free }) => ({ place, lot: lot.lotNo, boxes: free })),
      { place, lot: null, boxes: looseBoxes(here) },
    ]
  })
  return rows
    .filter(({ boxes }) => boxes > 0)
    .sort((one, other) => other.boxes - one.boxes || one.place.localeCompare(other.place))
    .slice(0, maxStockRows)
}
