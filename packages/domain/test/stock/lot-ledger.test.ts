import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  balanceLots,
  countLot,
  looseBoxes,
  moveBetweenLots,
  moveBetweenPlaces,
  type PlaceStock,
} from '../../src/stock/lot-ledger.ts'

const lot = (lotNo: string, boxesOnHand: number, receivedOn = '2026-01-01') => ({
  lotNo,
  shade: '',
  caliber: '',
  boxesOnHand,
  boxesReserved: 0,
  receivedOn,
})

const place: PlaceStock = { quantity: 12, lots: [lot('A', 10), lot('B', 5, '2026-02-01')] }

test('a count, a move or a lot that is none is refused with a sentence', () => {
  expect(countLot(place, { lotNo: 'X', boxes: 1 })).toEqual({ ok: false, problem: 'There is no lot X here anymore.' })
  expect(countLot(place, { lotNo: 'A', boxes: -1 }).ok).toBe(false)
  expect(countLot(place, { lotNo: 'A', boxes: 1.5 }).ok).toBe(false)
  expect(moveBetweenLots(place, { lotNo: 'A', boxes: 8 }, lot('B', 0))).toEqual({
    ok: false,
    problem: 'Only 7 are free to move.',
  })
  expect(moveBetweenLots(place, { lotNo: 'A', boxes: 1 }, lot('A', 0)).ok).toBe(false)
  expect(moveBetweenPlaces(place, place, { lotNo: 'B', boxes: 0 }).ok).toBe(false)
})

test('orders hold the oldest boxes, and a count changes only the free ones', () => {
  expect(balanceLots(place).map(({ free, held }) => [free, held])).toEqual([
    [7, 3],
    [5, 0],
  ])
  const counted = countLot(place, { lotNo: 'A', boxes: 4 })
  expect(counted).toMatchObject({ ok: true, result: { quantity: 9, lots: [{ boxesOnHand: 7 }, { boxesOnHand: 5 }] } })
})

test('a box that is sold while someone counts stays sold', () => {
  const sold = { ...place, quantity: 10 }
  expect(countLot(sold, { lotNo: 'A', boxes: 6 }, 7)).toMatchObject({ ok: true, result: { quantity: 9 } })
  expect(countLot({ ...place, quantity: 5 }, { lotNo: 'A', boxes: 3 }, 7).ok).toBe(false)
})

test('boxes keep their lot at another place, or join the one that is named', () => {
  const empty: PlaceStock = { quantity: 0, lots: [] }
  const moved = moveBetweenPlaces(place, empty, { lotNo: 'B', boxes: 5 })
  expect(moved).toMatchObject({
    ok: true,
    result: { from: { quantity: 7 }, to: { quantity: 5, lots: [lot('B', 5, '2026-02-01')] } },
  })
  const loose = moveBetweenPlaces({ quantity: 4, lots: [] }, empty, { lotNo: null, boxes: 3 })
  expect(loose).toEqual({ ok: true, result: { from: { quantity: 1, lots: [] }, to: { quantity: 3, lots: [] } } })
})

const places = fc
  .record({
    lots: fc.uniqueArray(
      fc.record({
        lotNo: fc.constantFrom('A', 'B', 'C', 'D'),
        boxes: fc.nat(30),
        day: fc.integer({ min: 10, max: 28 }),
      }),
      { selector: ({ lotNo }) => lotNo },
    ),
    sold: fc.nat(100),
    loose: fc.nat(5),
  })
  .map(({ lots, sold, loose }): PlaceStock => {
    const all = lots.map(({ lotNo, boxes, day }) => lot(lotNo, boxes, `2026-01-${day}`))
    const sum = all.reduce((total, { boxesOnHand }) => total + boxesOnHand, 0) + loose
    return { quantity: Math.max(0, sum - sold), lots: all }
  })

const freeOf = (stock: PlaceStock): number =>
  balanceLots(stock).reduce((sum, { free }) => sum + free, looseBoxes(stock))
const heldOf = (stock: PlaceStock): number => balanceLots(stock).reduce((sum, { held }) => sum + held, 0)

test('free boxes are the quantity; a move keeps sums and what orders hold, and nothing is ever negative', () => {
  fc.assert(
    fc.property(places, places, fc.constantFrom('A', 'B', null), fc.nat(40), (from, to, lotNo, boxes) => {
      expect(freeOf(from)).toBe(from.quantity)
      const moved = moveBetweenPlaces(from, to, { lotNo, boxes })
      if (moved.ok) {
        const { from: left, to: grown } = moved.result
        expect(left.quantity + grown.quantity).toBe(from.quantity + to.quantity)
        expect([heldOf(left), heldOf(grown)]).toEqual([heldOf(from), heldOf(to)])
        for (const one of [left, grown]) expect(freeOf(one)).toBe(one.quantity)
        expect(left.lots.every(({ boxesOnHand }) => boxesOnHand >= 0)).toBe(true)
      }
      const counted = countLot(from, { lotNo, boxes })
      if (counted.ok) {
        expect(freeOf(counted.result)).toBe(counted.result.quantity)
        expect(heldOf(counted.result)).toBe(heldOf(from))
        expect(counted.result.quantity).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})
