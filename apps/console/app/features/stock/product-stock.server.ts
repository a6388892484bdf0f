import { randomUUID } from 'node:crypto'
import type { StockCurve, StockMovement } from '@tessera/client/platform/types.gen'
import type { StockHoldPage } from '@tessera/client/shop/types.gen'
import { staffStockCalls } from '@tessera/contract/middleware/operator/stock-operations'
import { getOperation } from '@tessera/contract/platform/get-operation'
import { dayIn, shopTimeZone } from '@tessera/domain/local-time'
import { missingRight } from '../../generic/actions.server.ts'
import { readPage } from '../../generic/staff-list-query.ts'
import { findOperation } from '../../operations/find-operation.ts'
import { isAllowed } from '../../operations/read-operation.server.ts'
import { mayUse, readStaffCall } from '../../session/read-staff-call.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import { type BuyerOrder, nameBuyerOrders } from '../supplier/name-forwarded.server.ts'
import { type LocationChoice, readLocations } from './read-locations.server.ts'
import { readCurve, readMovements, readPlaces } from './read-stock.server.ts'
import { spotText } from './stock-form.ts'
import { readDays } from './stock-page-href.ts'
import { type StockPlaceRecord, type StockRow, stockRows } from './stock-rows.ts'

export interface MovementView {
  id: string
  date: string
  kind: StockMovement['Kind']
  change: number
  after: number
  record: string | null
  /** The name of the place; its ID once the place is gone. */
  place: string | null
  lot: string | null
  order: Pick<BuyerOrder, 'number' | 'href'> | null
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
  recordName: string
  page: number
  pages: number
  total: number
  missing: string | null
  /** Where the product has no stock yet; empty for people who may not add it there. */
  locations: LocationChoice[]
  key: string
  /** Null: it could not be read. */
  curve: StockCurve['Days'] | null
  days: number
  today: string
  /** The mark of the place whose history is shown. */
  mark: number | null
  /** Null for people who may not read orders. */
  holds: StockHoldPage | 'unread' | null
}

/** The places and the history of one product. */
export async function loadProductStock(
  staff: Staff,
  productID: string,
  query: URLSearchParams,
): Promise<ProductStockView> {
  const record = query.get('record') ?? ''
  const days = readDays(query)
  const mayAdd = isAllowed(staff.caller, getOperation('InventoryRecords.Create'), { productID })
  const [places, movements, curve, holds, locations] = await Promise.all([
    readPlaces(staff, productID),
    readMovements(staff, productID, { inventoryRecordID: record, page: query.get('page') ?? '1', pageSize: '20' }),
    readCurve(staff, productID, { inventoryRecordID: record, days: String(days) }),
    readHolds(staff, productID, readPage(query, 'holds')),
    mayAdd ? readLocations(staff) : [],
  ])
  const today = dayIn(new Date(), shopTimeZone)
  const orders = await nameBuyerOrders(staff, [...new Set(movements.Items.flatMap(({ OrderID }) => OrderID ?? []))])
  const names = new Map(places.map((place) => [place.InventoryRecordID, placeName(place)]))
  const nameOf = (id: string): string => names.get(id) ?? id
  return {
    productID,
    rows: places.flatMap((place) => stockRows(place, today)),
    places: places.map((place) => ({
      value: spotText(place.InventoryRecordID, place.VariantID),
      label: [placeName(place), place.VariantID].filter(Boolean).join(' · '),
    })),
    movements: movements.Items.map((one) => ({
      ...movementView(one, nameOf),
      order: one.OrderID ? (orders.get(one.OrderID) ?? null) : null,
    })),
    record,
    recordName: nameOf(record),
    page: movements.Meta.Page,
    pages: movements.Meta.TotalPages,
    total: movements.Meta.TotalCount,
    missing: missingRight(staff.caller, findOperation('InventoryRecords.Patch'), { productID, inventoryRecordID: '' }),
    locations: locations.filter(({ value }) => !places.some(({ AddressID }) => AddressID === value)),
    key: randomUUID(),
    curve: curve?.Days ?? null,
    days,
    today,
    mark: places.find(({ InventoryRecordID }) => InventoryRecordID === record)?.NotificationPoint ?? null,
    holds,
  }
}

/** A help on the page: without an answer of the shop the rest of it stays. */
async function readHolds(staff: Staff, sku: string, page: number): Promise<ProductStockView['holds']> {
  const { listStockHolds } = staffStockCalls
  if (!mayUse(staff, listStockHolds)) return null
  const asked = { sku, page: String(page) }
  return readStaffCall(staff, listStockHolds, (operator, options) => operator.ListStockHolds(asked, options)).catch(
    () => 'unread',
  )
}

const placeName = ({ AddressName, AddressID }: StockPlaceRecord): string => AddressName || AddressID

const movementView = (one: StockMovement, nameOf: (record: string) => string): Omit<MovementView, 'order'> => ({
  id: one.ID,
  date: one.Date,
  kind: one.Kind,
  change: one.Change,
  after: one.QuantityAfter,
  record: one.InventoryRecordID,
  place: one.InventoryRecordID && nameOf(one.InventoryRecordID),
  lot: one.Lot,
  reason: one.Reason,
  by: one.Username,
})
