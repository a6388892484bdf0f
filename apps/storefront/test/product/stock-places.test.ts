import type { ProductStock } from '@tessera/client/shop/types.gen'
import { expect, test } from 'vitest'
import { stockPlaces } from '../../app/features/product/stock-places.ts'

const place = (
  location: string,
  kind: ProductStock['kind'],
  boxes: number,
  latitude: number,
  longitude: number,
): ProductStock => ({
  location,
  name: location,
  kind,
  boxes,
  lots: [],
  distanceMiles: null,
  latitude,
  longitude,
})

const stock = [
  place('el-paso', 'store', 90, 31.76, -106.49),
  place('naperville', 'store', 2, 41.76, -88.15),
  place('aurora', 'store', 4, 41.76, -88.32),
  place('dc-west', 'dc', 300, 39.53, -119.81),
  place('dc-midwest', 'dc', 100, 39.77, -86.16),
]
const names = (places: readonly ProductStock[]) => places.map(({ location }) => location)

test('without a store, the places with most come first and no distance is named', () => {
  const { mine, stores, warehouses } = stockPlaces(stock, null)
  expect(mine).toBeUndefined()
  expect(names(stores)).toEqual(['el-paso', 'aurora', 'naperville'])
  expect(names(warehouses)).toEqual(['dc-west', 'dc-midwest'])
  expect(stores[0]?.miles).toBeUndefined()
})

test('my store comes first, then the others by distance, with miles', () => {
  const { mine, stores, warehouses } = stockPlaces(stock, { id: 'naperville', latitude: 41.76, longitude: -88.15 })
  expect(mine?.location).toBe('naperville')
  expect(names(stores)).toEqual(['aurora', 'el-paso'])
  expect(stores[0]?.miles).toBeCloseTo(8.8, 0)
  expect(names(warehouses)).toEqual(['dc-midwest', 'dc-west'])
})
