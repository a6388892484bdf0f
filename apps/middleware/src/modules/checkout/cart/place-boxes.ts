import type { LineItem } from '@tessera/client/platform/types.gen'
import { type Allocation, findAllocation, type PlaceStock } from '@tessera/domain/stock/allocate'
import { findParts, freeAt, without } from '@tessera/domain/stock/split'
import { refuse } from '../../../kit/shop-error.ts'
import type { Article } from '../../catalog/feed/article.ts'

/** Boxes taken by other lines, by location. */
export type Drawn = ReadonlyMap<string, number>

/** A quantity from one location; undefined for products that are not counted. */
export interface Part {
  quantity: number
  location: string | undefined
}

/** Stock by location. Products without lots, such as grout, have one lot with an empty number. */
const placesOf = ({ stock }: Article): PlaceStock[] =>
  stock.map(({ location, lots, boxes: all }) => ({
    location,
    lots:
      lots.length > 0
        ? lots.map((lot) => ({ ...lot, boxes: lot.boxesOnHand }))
        : [{ lotNo: '', boxes: all, receivedOn: '' }],
  }))

/** Warehouses are preferred; stores ship only what no warehouse has. */
const warehouses = (stock: readonly PlaceStock[]): string[] =>
  stock.map(({ location }) => location).filter((location) => location.startsWith('dc-'))

/** Lots of one location that cover the quantity; of the given location, if it has them. */
export function allocationOf(
  article: Article,
  boxes: number,
  lotNo?: string,
  location?: string,
): Allocation | undefined {
  const stock = placesOf(article)
  const own = stock.filter((place) => place.location === location)
  const found =
    findAllocation(own, { boxes, lotNo }) ?? findAllocation(stock, { boxes, lotNo, prefer: warehouses(stock) })
  return found && { ...found, lots: found.lots.filter((lot) => lot.lotNo !== '') }
}

/** Allocates boxes to inventory records, so that stock goes down where they leave. Refuses if there are too few. */
export function placeBoxes(article: Article, quantity: number, lotNo: string | null, drawn: Drawn): Part[] {
  const stock = leftOf(article, drawn)
  const free = stock.reduce((sum, place) => sum + freeAt(place, lotNo ?? undefined), 0)
  return findPlaces(article, quantity, lotNo, drawn) ?? refuseTooMany(article, free)
}

const leftOf = (article: Article, drawn: Drawn): PlaceStock[] =>
  placesOf(article).map((place) => without(place, drawn.get(place.location) ?? 0))

/** Undefined if there are too few boxes. Orders beyond the stock draw on the location that has most. */
export function findPlaces(article: Article, quantity: number, lotNo: string | null, drawn: Drawn): Part[] | undefined {
  const stock = leftOf(article, drawn)
  const parts = findParts(stock, { boxes: quantity, lotNo: lotNo ?? undefined, prefer: warehouses(stock) })
  if (parts) return parts.map(({ location, boxes }) => ({ location, quantity: boxes }))
  const [most] = stock.toSorted((one, other) => freeAt(other) - freeAt(one))
  return !most || article.canExceedStock ? [{ quantity, location: most?.location }] : undefined
}

function refuseTooMany({ sku, facts }: Article, available: number): never {
  const { purchaseUnit: unit } = facts.units
  const plural = unit === 'box' ? 'boxes' : unit === 'each' ? 'pieces' : `${unit}s`
  const message =
    available === 0
      ? 'This is sold out. Ask us for an alternative.'
      : `We have ${available.toLocaleString('en-US')} ${available === 1 ? unit : plural} in stock. Please reduce the quantity.`
  return refuse('Cart.NotEnough', { message, data: { sku, available } })
}

export const recordOf = (sku: string, { location }: Part): { InventoryRecordID?: string } =>
  location ? { InventoryRecordID: `${sku}-${location}` } : {}

/** The location a line draws on. */
export const locationOf = ({
  ProductID,
  InventoryRecordID,
}: Pick<LineItem, 'ProductID' | 'InventoryRecordID'>): string =>
  InventoryRecordID?.startsWith(`${ProductID}-`) ? InventoryRecordID.slice(ProductID.length + 1) : ''

/** Boxes these lines of one product take, by location. */
export function drawnBy(
  lines: readonly Pick<LineItem, 'ProductID' | 'Quantity' | 'InventoryRecordID'>[],
): Map<string, number> {
  const drawn = new Map<string, number>()
  for (const line of lines) draw(drawn, { quantity: line.Quantity, location: locationOf(line) })
  return drawn
}

export function draw(drawn: Map<string, number>, { quantity, location }: Part): void {
  if (location) drawn.set(location, (drawn.get(location) ?? 0) + quantity)
}
