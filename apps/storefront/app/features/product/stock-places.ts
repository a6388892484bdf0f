import type { ProductDetails, Stock, StockLot } from '@tessera/client/shop/types.gen'

export interface StockPlaces {
  mine: Stock | undefined
  stores: Stock[]
  warehouses: Stock[]
}

/** The customer's store first, then other stores by stock, then the warehouses. */
export function stockPlaces(stock: ProductDetails['stock'], storeId: string | undefined): StockPlaces {
  const byBoxes = stock.toSorted((one, other) => other.boxes - one.boxes)
  return {
    mine: stock.find(({ location }) => location === storeId),
    stores: byBoxes.filter(({ kind, location }) => kind === 'store' && location !== storeId),
    warehouses: byBoxes.filter(({ kind }) => kind === 'dc'),
  }
}

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
