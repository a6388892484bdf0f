import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findAllocation } from '../../src/stock/find-allocation.ts'

const lot = (lotNo: string, boxes: number, receivedOn = '2026-01-01') => ({ lotNo, boxes, receivedOn })

test('nothing comes from places that have too little each', () => {
  const stock = [
    { location: 'east', lots: [lot('a', 4)] },
    { location: 'west', lots: [lot('b', 5)] },
  ]
  expect(findAllocation(stock, { boxes: 6 })).toBeUndefined()
})

test('a lot that was asked for and is too small is not filled up with another', () => {
  const stock = [{ location: 'east', lots: [lot('a', 4), lot('b', 40)] }]
  expect(findAllocation(stock, { boxes: 6, lotNo: 'a' })).toBeUndefined()
})

test('one lot far away beats two lots at the preferred place', () => {
  const stock = [
    { location: 'near', lots: [lot('a', 4), lot('b', 4)] },
    { location: 'far', lots: [lot('c', 6)] },
  ]
  expect(findAllocation(stock, { boxes: 6, prefer: ['near'] })).toEqual({
    location: 'far',
    lots: [{ lotNo: 'c', boxes: 6 }],
    isMixed: false,
  })
})

test('of two lots that fit, the one received first goes first', () => {
  const stock = [{ location: 'east', lots: [lot('new', 9, '2026-06-01'), lot('old', 9, '2026-02-01')] }]
  expect(findAllocation(stock, { boxes: 6 })?.lots).toEqual([{ lotNo: 'old', boxes: 6 }])
})

const stocks = fc.array(
  fc.record({
    location: fc.constantFrom('a', 'b', 'c', 'd'),
    lots: fc.array(
      fc.record({ lotNo: fc.uuid(), boxes: fc.nat(30), receivedOn: fc.constantFrom('2026-01-01', '2026-02-01') }),
      { maxLength: 6 },
    ),
  }),
  { maxLength: 4 },
)

test('what is taken is exactly what was asked, never more than a lot holds, and one lot whenever one is enough', () => {
  fc.assert(
    fc.property(stocks, fc.integer({ min: 1, max: 60 }), (stock, boxes) => {
      const found = findAllocation(stock, { boxes })
      const fitsOne = stock.some(({ lots }) => lots.some((one) => one.boxes >= boxes))
      const fitsPlace = stock.some(({ lots }) => lots.reduce((sum, one) => sum + one.boxes, 0) >= boxes)
      expect(found !== undefined).toBe(fitsPlace)
      if (!found) return
      expect(found.lots.reduce((sum, one) => sum + one.boxes, 0)).toBe(boxes)
      expect(found.isMixed).toBe(!fitsOne)
      const held = stock.filter(({ location }) => location === found.location).flatMap(({ lots }) => lots)
      for (const { lotNo, boxes: take } of found.lots)
        expect(held.some((one) => one.lotNo === lotNo && one.boxes >= take)).toBe(true)
    }),
  )
})
