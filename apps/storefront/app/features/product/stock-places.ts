import type { ProductDetails, ProductStock, StockLot } from '@tessera/client/shop/types.gen'
import type { NamedStore } from '../../kit/named-store.server.ts'
import { milesBetween } from '../../kit/stores/miles-between.ts'

export interface StockPlace extends ProductStock {
  /** From the customer's store; undefined without one. */
  miles: number | undefined
}

export interface StockPlaces {
  mine: StockPlace | undefined
  stores: StockPlace[]
  warehouses: StockPlace[]
}

type Origin = Pick<NamedStore, 'id' | 'latitude' | 'longitude'>

/** The customer's store first, then other stores by distance, or by stock if no store is set, then the warehouses. */
export function stockPlaces(stock: ProductDetails['stock'], store: Origin | null): StockPlaces {
  const places = stock
    .map((place) => ({ ...place, miles: milesFrom(store, place) }))
    .sort((one, other) => (one.miles ?? 0) - (other.miles ?? 0) || other.boxes - one.boxes)
  return {
    mine: places.find(({ location }) => location === store?.id),
    stores: places.filter(({ kind, location }) => kind === 'store' && location !== store?.id),
    warehouses: places.filter(({ kind }) => kind === 'dc'),
  }
}

const milesFrom = (store: Origin | null, { latitude, longitude }: ProductStock): number | undefined =>
  store && latitude !== null && longitude !== null ? milesBetween(store, { latitude, longitude }) : undefined

export interface NamedLot extends StockLot {
  place: string
}

/** All lots at all locations, largest first. */
export const lotsOf = (stock: ProductDetails['stock']): NamedLot[] =>
  stock
    .flatMap(({ name, lots }) => lots.map((lot) => ({ ...lot, place: name })))
    .toSorted((one, other) => other.boxes - one.boxes)

/** Whether one lot has the whole quantity, so that shade and size match. */
export function lotFit(
  boxes: number,
  largestLotBoxes: number,
  allBoxes: number,
): 'one' | 'mixed' | 'short' | undefined {
  if (allBoxes === 0) return undefined
  if (boxes <= largestLotBoxes) return 'one'
  return boxes <= allBoxes ? 'mixed' : 'short'
}
