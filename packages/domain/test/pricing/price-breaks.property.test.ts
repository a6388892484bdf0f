import type { PriceBreak } from '@tessera/domain/order-model/price-break'
import { hasDuplicates, sortedBreaks, withBreak, withoutBreak } from '@tessera/domain/pricing/price-breaks'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const aBreak = fc.record({
  Quantity: fc.integer({ min: 0, max: 50 }),
  Price: fc.integer({ min: 0, max: 1000 }),
  SalePrice: fc.option(fc.integer({ min: 0, max: 1000 })),
})
const breaks = fc.uniqueArray(aBreak, { selector: ({ Quantity }) => Quantity, maxLength: 20 })
const quantities = (all: readonly PriceBreak[]) => all.map(({ Quantity }) => Quantity)
const isAscending = (numbers: number[]) => numbers.every((one, index) => index === 0 || (numbers[index - 1] ?? 0) < one)

test('whatever is added, quantities ascend and are there once', () => {
  fc.assert(
    fc.property(breaks, fc.array(aBreak, { maxLength: 20 }), (start, added) => {
      const all = added.reduce(withBreak, sortedBreaks(start))
      expect(isAscending(quantities(all))).toBe(true)
      expect(hasDuplicates(all)).toBe(false)
    }),
  )
})

test('the break added last is the one that counts for its quantity, and no other changes', () => {
  fc.assert(
    fc.property(breaks, aBreak, (start, added) => {
      const all = withBreak(start, added)
      expect(all.find(({ Quantity }) => Quantity === added.Quantity)).toMatchObject(added)
      expect(withoutBreak(all, added.Quantity)).toEqual(withoutBreak(start, added.Quantity))
    }),
  )
})

test('a break added where there was none is gone when it is taken away', () => {
  fc.assert(
    fc.property(breaks, aBreak, (start, added) => {
      fc.pre(!start.some(({ Quantity }) => Quantity === added.Quantity))
      expect(withoutBreak(withBreak(start, added), added.Quantity)).toEqual(sortedBreaks(start))
    }),
  )
})

test('a quantity given twice is always noticed', () => {
  fc.assert(
    fc.property(breaks, aBreak, (start, twice) => {
      expect(hasDuplicates([...start, twice, twice])).toBe(true)
    }),
  )
})
