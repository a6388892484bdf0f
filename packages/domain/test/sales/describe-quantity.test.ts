import { expect, test } from 'vitest'
import { describeQuantities, describeQuantity } from '../../src/sales/describe-quantity.ts'

const sold = { boxes: 10, unit: 'box', isSample: false, sqft: 116.25 }

test('a sample is a sample, never a box or a unit', () => {
  expect(describeQuantity({ ...sold, boxes: 1, isSample: true, unit: 'each', sqft: null })).toBe('1 sample')
  expect(describeQuantity({ ...sold, boxes: 3, isSample: true, sqft: 1 })).toBe('3 samples')
})

test('a quantity has its unit and the area it covers', () => {
  expect(describeQuantity(sold)).toBe('10 boxes (116.3 sq ft)')
  expect(describeQuantity({ ...sold, boxes: 1200, sqft: 13_950 })).toBe('1,200 boxes (13,950 sq ft)')
  expect(describeQuantity({ ...sold, boxes: 1, unit: 'bag', sqft: null })).toBe('1 bag')
  expect(describeQuantity({ ...sold, boxes: 2, unit: 'each', sqft: null })).toBe('2 pieces')
})

test('several lines are counted by unit', () => {
  expect(describeQuantities([sold])).toBe('10 boxes')
  expect(
    describeQuantities([
      sold,
      { ...sold, boxes: 2 },
      { boxes: 1, unit: 'bag', isSample: false },
      { boxes: 2, unit: 'each', isSample: true },
    ]),
  ).toBe('12 boxes, 1 bag and 2 samples')
})
