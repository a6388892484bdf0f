import type { StockCurve, StockMovement } from '@tessera/client/platform/types.gen'
import { getStockCurve } from '@tessera/contract/platform/additions/stock-curve'
import { listStockMovements } from '@tessera/contract/platform/additions/stock-movements'
import { listStock } from '@tessera/contract/platform/additions/stock-places'
import { readOperation } from '../../operations/read-operation.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import type { StockPlaceRecord } from './stock-rows.ts'

export interface StockPage {
  Items: StockPlaceRecord[]
  Meta: { Page: number; TotalPages: number; TotalCount: number }
}

export interface MovementPage {
  Items: StockMovement[]
  Meta: { Page: number; TotalPages: number; TotalCount: number }
}

/** Inventory records of all products, by the words of the call. */
export async function readStock(staff: Staff, query: Readonly<Record<string, string>>): Promise<StockPage> {
  const asked = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''))
  return (await readOperation(staff, listStock, { params: {}, query: asked })).data as StockPage
}

/** The places of one product and its variants. */
export const readPlaces = async (staff: Staff, productID: string): Promise<StockPlaceRecord[]> =>
  (await readStock(staff, { productID, pageSize: '100' })).Items

export async function readMovements(
  staff: Staff,
  productID: string,
  query: Readonly<Record<string, string>>,
): Promise<MovementPage> {
  const asked = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''))
  return (await readOperation(staff, listStockMovements, { params: { productID }, query: asked })).data as MovementPage
}

/** How much was there day by day. A help on the page: without an answer the rest of it stays. */
export async function readCurve(
  staff: Staff,
  productID: string,
  query: Readonly<Record<string, string>>,
): Promise<StockCurve | undefined> {
  const asked = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''))
  const found = readOperation(staff, getStockCurve, { params: { productID }, query: asked })
  return found.then(
    ({ data }) => data as StockCurve,
    () => undefined,
  )
}
