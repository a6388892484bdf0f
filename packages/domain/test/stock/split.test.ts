import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { freeAt, splitAllocation, withoutBoxes } from '../../src/stock/split-allocation.ts'

const lot = (lotNo: string, boxes: number, receivedOn = '2026-01-01') => ({ lotNo, boxes, receivedOn })
const east = { location: 'dc-east', lots: [lot('a', 30), lot('b', 10, '2026-02-01')] }
const west = { location: 'dc-west', lots: [lot('c', 50)] }
const store = { location: 'store-1', lots: [lot('d', 60)] }
const all = [east, west, store]
const prefer = ['dc-east', 'dc-west']

test('more than there is anywhere has no parts', () => {
  expect(splitAllocation(all, { boxes: 151 })).toBeUndefined()
  expect(splitAllocation([], { boxes: 1 })).toBeUndefined()
  expect(splitAllocation(all, { boxes: 31, lotNo: 'a' })).toBeUndefined()
})

test('what one place has comes from there', () => {
  expect(splitAllocation(all, { boxes: 40, prefer })).toMatchObject([
    { location: 'dc-west', boxes: 40, isMixed: false },
  ])
})

test('else from as few as can be, warehouses before stores', () => {
  expect(splitAllocation(all, { boxes: 80, prefer })).toMatchObject([
    { location: 'dc-west', boxes: 50 },
    { location: 'dc-east', boxes: 30, lots: [{ lotNo: 'a', boxes: 30 }] },
  ])
  expect(splitAllocation(all, { boxes: 120, prefer })?.map(({ location }) => location)).toEqual([
    'dc-west',
    'dc-east',
    'store-1',
  ])
})

test('what others take is gone from the oldest lot first', () => {
  expect(withoutBoxes(east, 35).lots.filter(({ boxes }) => boxes > 0)).toEqual([lot('b', 5, '2026-02-01')])
})

const places = fc.uniqueArray(
  fc.record({
    location: fc.string({ minLength: 1, maxLength: 3 }),
    lots: fc.array(
      fc.record({ lotNo: fc.string(), boxes: fc.nat(40), receivedOn: fc.constantFrom('2026-01-01', '2026-02-01') }),
      { maxLength: 4 },
    ),
  }),
  { selector: ({ location }) => location, maxLength: 5 },
)

test('parts are exactly what was asked for, and no place gives more than it has', () => {
  fc.assert(
    fc.property(places, fc.integer({ min: 1, max: 300 }), (stock, boxes) => {
      const parts = splitAllocation(stock, { boxes })
      const total = stock.reduce((sum, place) => sum + freeAt(place), 0)
      expect(parts === undefined).toBe(total < boxes)
      if (!parts) return
      expect(parts.reduce((sum, part) => sum + part.boxes, 0)).toBe(boxes)
      expect(new Set(parts.map(({ location }) => location)).size).toBe(parts.length)
      for (const part of parts) {
        const place = stock.find(({ location }) => location === part.location)
        expect(part.boxes).toBeLessThanOrEqual(place ? freeAt(place) : 0)
        expect(part.lots.reduce((sum, one) => sum + one.boxes, 0)).toBe(part.boxes)
      }
    }),
  )
})
