import type { StockPlace } from '@tessera/client/platform/types.gen'
import type { ProductLot } from '@tessera/contract/shop/product-facts'
import { daysBetween } from '@tessera/domain/billing/calendar'
import { balanceLots, looseBoxes, type PlaceStock } from '@tessera/domain/stock/lot-ledger'

/** One inventory record, as the platform lists it, with the values that the shop keeps there. */
export type StockPlaceRecord = Omit<StockPlace, 'LastUpdated' | 'xp'> & {
  xp: { lots?: unknown; stockReason?: unknown } | null
}

/** One line of stock: a lot at a place, or the boxes there that are in no lot. */
export interface StockRow {
  productID: string
  productName: string
  variantID: string | null
  recordID: string
  place: string
  /** Null for boxes in no lot. */
  lotNo: string | null
  shade: string
  free: number
  /** Sold, the oldest lot first. */
  held: number
  mark: number | null
  /** Whether the whole place is at or below its mark. */
  isLow: boolean
  /** Days since the lot came in; null where that is not known. */
  age: number | null
}

/** Lots are free JSON of the shop, so anything may be in their place. */
function lotsOf({ xp }: Pick<StockPlaceRecord, 'xp'>): ProductLot[] {
  const lots = Array.isArray(xp?.lots) ? (xp.lots as Partial<ProductLot>[]) : []
  return lots.filter((lot): lot is ProductLot => typeof lot?.lotNo === 'string' && typeof lot.boxesOnHand === 'number')
}

export const placeStockOf = (record: StockPlaceRecord): PlaceStock => ({
  quantity: record.QuantityAvailable,
  lots: lotsOf(record),
})

/** The lines of a place, the oldest lot first. A place with nothing in it has one line, so that it can be counted. */
export function stockRows(record: StockPlaceRecord, today: string): StockRow[] {
  const { ProductID, ProductName, VariantID, InventoryRecordID, AddressID, AddressName, NotificationPoint } = record
  const stock = placeStockOf(record)
  const common = {
    productID: ProductID,
    productName: ProductName,
    variantID: VariantID,
    recordID: InventoryRecordID,
    place: AddressName || AddressID,
    mark: NotificationPoint,
    isLow: NotificationPoint !== null && record.QuantityAvailable <= NotificationPoint,
  }
  const lots = balanceLots(stock).map(({ lot, free, held }) => ({
    ...common,
    lotNo: lot.lotNo,
    shade: [lot.shade, lot.caliber].filter(Boolean).join(' · '),
    free,
    held,
    age: lot.receivedOn ? daysBetween(lot.receivedOn, today) : null,
  }))
  const loose = looseBoxes(stock)
  if (loose === 0 && lots.length > 0) return lots
  return [...lots, { ...common, lotNo: null, shade: '', free: loose, held: 0, age: null }]
}
