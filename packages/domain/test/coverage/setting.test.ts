import { groutFor, groutTypeFor } from '@tessera/domain/coverage/grout'
import { mortarFor, trowelFor } from '@tessera/domain/coverage/mortar'
import { trimPiecesFor } from '@tessera/domain/coverage/trim-pieces'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

describe('grout', () => {
  test('is refused for a piece without sides', () => {
    const job = { areaSqft: 100, lengthIn: 0, widthIn: 12, thicknessIn: '0.375', jointIn: '0.125', lbsPerBag: 25 }
    expect(() => groutFor(job)).toThrow(RangeError)
  })
  test.each([
    [12, 24, '0.375', '0.125', 100, '0.8438', '4.88', '5.36', 1],
    [12, 12, '0.375', '0.125', 150, '1.125', '9.75', '10.73', 2],
    [3, 6, '0.3125', '0.0625', 40, '1.4063', '3.25', '3.58', 1],
    [2, 2, '0.25', '0.125', 30, '4.5', '7.8', '8.58', 1],
    [24, 48, '0.394', '0.125', 300, '0.4433', '7.69', '8.45', 1],
  ])(
    'for %d × %d × %s, joint %s, %d sq ft',
    (lengthIn, widthIn, thicknessIn, jointIn, areaSqft, cubicInchesPerSqft, lbs, lbsWithLoss, bags) => {
      expect(groutFor({ lengthIn, widthIn, thicknessIn, jointIn, areaSqft, lbsPerBag: 10 })).toEqual({
        cubicInchesPerSqft,
        lbs,
        lbsWithLoss,
        bags,
      })
    },
  )
  test('follows the yield of a product that has one', () => {
    const job = { areaSqft: 100, lengthIn: 12, widthIn: 24, thicknessIn: '0.375', jointIn: '0.125', lbsPerBag: 5 }
    expect(groutFor(job).bags).toBe(2)
    expect(groutFor({ ...job, lbsPerCubicInch: '0.05' }).bags).toBe(1)
  })
  test('does not care which side is called length', () => {
    const inches = fc.integer({ min: 1, max: 960 }).map((count) => count / 20)
    fc.assert(
      fc.property(inches, inches, (one, other) => {
        const job = { areaSqft: 80, thicknessIn: '0.35', jointIn: '0.125', lbsPerBag: 10 }
        expect(groutFor({ ...job, lengthIn: one, widthIn: other })).toEqual(
          groutFor({ ...job, lengthIn: other, widthIn: one }),
        )
      }),
    )
  })
  test.each([
    [0.0625, 'Porcelain', 'Unsanded'],
    [0.125, 'Porcelain', 'Unsanded'],
    [0.1875, 'Porcelain', 'Sanded'],
    [0.1875, 'Marble', 'Unsanded'],
    [0.25, 'Glass', 'Unsanded'],
    [0.25, undefined, 'Sanded'],
  ] as const)('for a joint of %d in %s is %s', (joint, material, type) => {
    expect(groutTypeFor(joint, material)).toBe(type)
  })
})

describe('mortar', () => {
  test('is refused for a piece without a size', () => {
    expect(() => trowelFor(Number.NaN)).toThrow(RangeError)
  })
  test.each([
    [7.9, '1/4 × 1/4', 90],
    [8, '1/4 × 3/8', 65],
    [15, '1/4 × 3/8', 65],
    [15.1, '1/2 × 1/2', 45],
    [48, '1/2 × 1/2', 45],
  ])('for %d in goes on with a %s trowel, %d sq ft a bag', (side, notch, sqftPerBag) => {
    expect(trowelFor(side)).toEqual({ notch, sqftPerBag })
  })
  test('reaches 15 % less far under stone and where it is wet', () => {
    const job = { areaSqft: 90, longestSideIn: 6, isWetArea: false, isStone: false }
    expect(mortarFor(job)).toEqual({ notch: '1/4 × 1/4', isButtered: false, sqftPerBag: '90', bags: 1 })
    expect(mortarFor({ ...job, isStone: true })).toMatchObject({ isButtered: true, sqftPerBag: '76.5', bags: 2 })
    expect(mortarFor({ ...job, isWetArea: true, longestSideIn: 24 })).toMatchObject({ sqftPerBag: '38.25', bags: 3 })
  })
})

describe('edges', () => {
  test('trim is bought whole, with a tenth for cuts', () => {
    expect(trimPiecesFor(20, '1')).toBe(22)
    expect(trimPiecesFor(20, '0.5000')).toBe(44)
    expect(trimPiecesFor(8, '8.2')).toBe(2)
    expect(trimPiecesFor(0, '8.2')).toBe(0)
  })
})
