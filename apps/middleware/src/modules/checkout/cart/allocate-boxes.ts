import type { LineItem } from '@tessera/client/platform/types.gen'
import { findAllocation, type StockAllocation, type StockAtLocation } from '@tessera/domain/stock/find-allocation'
import { freeAt, splitAllocation, withoutBoxes } from '@tessera/domain/stock/split-allocation'
import { refuse } from '../../../kit/shop-error.ts'
import type { CatalogProduct } from '../../catalog/feed/catalog-product.ts'

/** Boxes taken by other lines, by location. */
export type BoxesByLocation = ReadonlyMap<string, number>

/** A quantity from one location; undefined for products that are not counted. */
export interface LinePart {
  quantity: number
  location: string | undefined
}

/** Stock by location. Products without lots, such as grout, have one lot with an empty number. */
const stockByLocation = ({ stock }: CatalogProduct): StockAtLocation[] =>
  stock.map(({ location, lots, boxes: all }) => ({
    location,
    lots:
      lots.length > 0
        ? lots.map((lot) => ({ ...lot, boxes: lot.boxesOnHand }))
        : [{ lotNo: '', boxes: all, receivedOn: '' }],
  }))

/** Warehouses are preferred; stores ship only what no warehouse has. */
const warehouseIds = (stock: readonly StockAtLocation[]): string[] =>
  stock.map(({ location }) => location).filter((location) => location.startsWith('dc-'))

/** Lots of one location that cover the quantity; of the given location, if it has them. */
export function allocationOf(
  product: CatalogProduct,
  boxes: number,
  lotNo?: string,
  location?: string,
): StockAllocation | undefined {
  const stock = stockByLocation(product)
  const own = stock.filter((place) => place.location === location)
  const found =
    findAllocation(own, { boxes, lotNo }) ?? findAllocation(stock, { boxes, lotNo, prefer: warehouseIds(stock) })
  return found && { ...found, lots: found.lots.filter((lot) => lot.lotNo !== '') }
}

/** Allocates boxes to inventory records, so that stock goes down where they leave. Refuses if there are too few. */
export function allocateBoxes(
  product: CatalogProduct,
  quantity: number,
  lotNo: string | null,
  drawn: BoxesByLocation,
): LinePart[] {
  const stock = remainingStock(product, drawn)
  const free = stock.reduce((sum, place) => sum + freeAt(place, lotNo ?? undefined), 0)
  return findLocations(product, quantity, lotNo, drawn) ?? refuseShortStock(product, free)
}

const remainingStock = (product: CatalogProduct, drawn: BoxesByLocation): StockAtLocation[] =>
  stockByLocation(product).map((place) => withoutBoxes(place, drawn.get(place.location) ?? 0))

/** Undefined if there are too few boxes. Orders beyond the stock draw on the location that has most. */
export function findLocations(
  product: CatalogProduct,
  quantity: number,
  lotNo: string | null,
  drawn: BoxesByLocation,
): LinePart[] | undefined {
  const stock = remainingStock(product, drawn)
  const parts = splitAllocation(stock, { boxes: quantity, lotNo: lotNo ?? undefined, prefer: warehouseIds(stock) })
  if (parts) return parts.map(({ location, boxes }) => ({ location, quantity: boxes }))
  const [most] = stock.toSorted((one, other) => freeAt(other) - freeAt(one))
  return !most || product.canExceedStock ? [{ quantity, location: most?.location }] : undefined
}

function refuseShortStock({ sku, facts }: CatalogProduct, available: number): never {
  const { purchaseUnit: unit } = facts.units
  const plural = unit === 'box' ? 'boxes' : unit === 'each' ? 'pieces' : `${unit}s`
  const message =
    available === 0
      ? 'This is sold out. Ask us for an alternative.'
      : `We have ${available.toLocaleString('en-US')} ${available === 1 ? unit : plural} in stock. Please reduce the quantity.`
  return refuse('Cart.NotEnough', { message, data: { sku, available } })
}

export const inventoryRecordOf = (sku: string, { location }: LinePart): { InventoryRecordID?: string } =>
  location ? { InventoryRecordID: `${sku}-${location}` } : {}

/** The location a line draws on. */
export const locationOf = ({
  ProductID,
  InventoryRecordID,
}: Pick<LineItem, 'ProductID' | 'InventoryRecordID'>): string =>
  InventoryRecordID?.startsWith(`${ProductID}-`) ? InventoryRecordID.slice(ProductID.length + 1) : ''

/** Boxes these lines of one product take, by location. */
export function boxesTakenBy(
  lines: readonly Pick<LineItem, 'ProductID' | 'Quantity' | 'InventoryRecordID'>[],
): Map<string, number> {
  const drawn = new Map<string, number>()
  for (const line of lines) takeBoxes(drawn, { quantity: line.Quantity, location: locationOf(line) })
  return drawn
}

export function takeBoxes(drawn: Map<string, number>, { quantity, location }: LinePart): void {
  if (location) drawn.set(location, (drawn.get(location) ?? 0) + quantity)
}
