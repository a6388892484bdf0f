import type { ProductLot } from '@tessera/contract/shop/product-facts'
import { choosePickPlace } from '@tessera/domain/stock/choose-pick-place'
import { expect, test } from 'vitest'

const lot = (lotNo: string, boxesOnHand: number, receivedOn = '2026-01-02'): ProductLot => ({
  lotNo,
  boxesOnHand,
  receivedOn,
  shade: 'A',
  caliber: '1',
  boxesReserved: 0,
})
const place = (location: string, ...lots: ProductLot[]) => ({ location, boxes: 0, lots })
const wish = { store: 'atlanta', lot: null, boxes: 5 }

test('without stock it is the store of the order, with the promised lot', () => {
  expect(choosePickPlace([], { ...wish, lot: 'A1' })).toEqual({ location: 'atlanta', lot: 'A1' })
  expect(choosePickPlace([place('dallas', lot('B2', 9))], { ...wish, store: null, lot: 'A1' })).toEqual({
    location: null,
    lot: 'A1',
  })
})

test('a promised lot is picked where it is', () => {
  const stock = [place('atlanta', lot('B2', 50)), place('dallas', lot('A1', 7))]
  expect(choosePickPlace(stock, { ...wish, lot: 'A1' })).toEqual({ location: 'dallas', lot: 'A1' })
})

test('enough boxes go before the own store, and the own store before more boxes', () => {
  const few = place('atlanta', lot('A1', 2))
  expect(choosePickPlace([few, place('dallas', lot('B2', 9))], wish).location).toBe('dallas')
  const enough = place('atlanta', lot('A1', 5))
  expect(choosePickPlace([place('dallas', lot('B2', 90)), enough], wish).location).toBe('atlanta')
})

test('without a promise it is the oldest lot that has enough, else the oldest', () => {
  const lots = [lot('new', 9, '2026-03-01'), lot('old', 2, '2025-01-01'), lot('middle', 6, '2025-06-01')]
  expect(choosePickPlace([place('atlanta', ...lots)], wish).lot).toBe('middle')
  expect(choosePickPlace([place('atlanta', ...lots)], { ...wish, boxes: 40 }).lot).toBe('old')
})
