import { randomUUID } from 'node:crypto'
import type { StockMovement } from '@tessera/client/platform/types.gen'
import { dayIn, shopTimeZone } from '@tessera/domain/local-time'
import { missingRight } from '../../generic/actions.server.ts'
import { findOperation } from '../../operations/find-operation.ts'
import type { Staff } from '../../session/staff.server.ts'
import { readMovements, readPlaces } from './read-stock.server.ts'
import { spotText } from './stock-form.ts'
import { type StockRow, stockRows } from './stock-rows.ts'

export interface MovementView {
  id: string
  date: string
  kind: StockMovement['Kind']
  change: number
  after: number
  record: string | null
  lot: string | null
  orderID: string | null
  reason: string | null
  by: string | null
}

export interface ProductStockView {
  productID: string
  rows: StockRow[]
  /** Where boxes can be moved to. */
  places: { value: string; label: string }[]
  movements: MovementView[]
  /** The record whose history is shown; empty for all. */
  record: string
  page: number
  pages: number
  total: number
  missing: string | null
  key: string
}

/** The places and the history of one product. */
export async function loadProductStock(
  staff: Staff,
  productID: string,
  query: URLSearchParams,
): Promise<ProductStockView> {
  const record = query.get('record') ?? ''
  const [places, movements] = await Promise.all([
    readPlaces(staff, productID),
    readMovements(staff, productID, { inventoryRecordID: record, page: query.get('page') ?? '1', pageSize: '20' }),
  ])
  const today = dayIn(new Date(), shopTimeZone)
  return {
    productID,
    rows: places.flatMap((place) => stockRows(place, today)),
    places: places.map(({ InventoryRecordID, VariantID, AddressName, AddressID }) => ({
      value: spotText(InventoryRecordID, VariantID),
      label: [AddressName || AddressID, VariantID].filter(Boolean).join(' · '),
    })),
    movements: movements.Items.map(movementView),
    record,
    page: movements.Meta.Page,
    pages: movements.Meta.TotalPages,
    total: movements.Meta.TotalCount,
    missing: missingRight(staff.caller, findOperation('InventoryRecords.Patch'), { productID, inventoryRecordID: '' }),
    key: randomUUID(),
  }
}

const movementView = (one: StockMovement): MovementView => ({
  id: one.ID,
  date: one.Date,
  kind: one.Kind,
  change: one.Change,
  after: one.QuantityAfter,
  record: one.InventoryRecordID,
  lot: one.Lot,
  orderID: one.OrderID,
  reason: one.Reason,
  by: one.Username,
})
