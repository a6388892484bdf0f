import { describeReturned, type ReturnedQuantity } from '@tessera/domain/sales/describe-returned'
import { expect, test } from 'vitest'

const line = (changes: Partial<ReturnedQuantity> = {}): ReturnedQuantity => ({
  boxes: 12,
  acceptedBoxes: 12,
  pieces: null,
  unit: 'box',
  isSample: false,
  ...changes,
})

test('a credit names what came back in the unit it was sold in', () => {
  expect(describeReturned('return', [line({ acceptedBoxes: 0 })])).toBe('Nothing returned')
  expect(describeReturned('return', [line()])).toBe('12 boxes returned')
  expect(describeReturned('return', [line({ acceptedBoxes: 1 })])).toBe('1 box returned')
  expect(describeReturned('return', [line(), line({ unit: 'bag', acceptedBoxes: 2 })])).toBe(
    '12 boxes and 2 bags returned',
  )
  expect(describeReturned('damage', [line({ unit: 'each', acceptedBoxes: 3 })])).toBe('3 pieces arrived broken')
})

test('a claim by the piece names the pieces, unless only some of it was accepted', () => {
  expect(describeReturned('damage', [line({ boxes: 2, acceptedBoxes: 2, pieces: 7 })])).toBe('7 pieces arrived broken')
  expect(describeReturned('damage', [line({ boxes: 2, acceptedBoxes: 1, pieces: 7 })])).toBe('1 box arrived broken')
})
