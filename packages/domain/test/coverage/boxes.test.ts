import { areaServedBy, boxesFor, coveredBy, piecesFor } from '@tessera/domain/coverage/boxes'
import { loadOf } from '@tessera/domain/coverage/load'
import { isMeasure } from '@tessera/domain/coverage/measure'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const hundredths = (max: number) => fc.integer({ min: 1, max: max * 100 }).map((count) => count / 100)
const area = hundredths(5_000)
const percent = fc.integer({ min: 0, max: 300 }).map((tenths) => tenths / 10)
/** Printed on the box: four decimals, as text. */
const box = fc.integer({ min: 5_000, max: 400_000 }).map((count) => (count / 10_000).toFixed(4))

describe('boxes refuse', () => {
  test.each(['', 'abc', '-1', '1,5', `1${'0'.repeat(60)}`, Number.NaN, -0.1])('an area of %j', (areaSqft) => {
    expect(() => boxesFor({ areaSqft, wastePercent: 10, sqftPerBox: 10 })).toThrow(RangeError)
    expect(isMeasure(areaSqft)).toBe(false)
  })
  test.each([0, '0.0000', -3])('a box that covers %j', (sqftPerBox) => {
    expect(() => boxesFor({ areaSqft: 10, wastePercent: 10, sqftPerBox })).toThrow(RangeError)
  })
  test('half a spare box', () => {
    expect(() => boxesFor({ areaSqft: 10, wastePercent: 10, sqftPerBox: 10, spareBoxes: 0.5 })).toThrow(RangeError)
  })
  test('more boxes than can be counted', () => {
    expect(() => boxesFor({ areaSqft: '1e30', wastePercent: 10, sqftPerBox: 10 })).toThrow(RangeError)
  })
})

describe('boxes from an area', () => {
  test.each([
    [120, 10, 15.5, '132', 9, '139.5', '19.5', '8'],
    [120, 15, 15.5, '138', 9, '139.5', '19.5', '14'],
    [48.5, 20, 10.66, '58.2', 6, '63.96', '15.46', '4.9'],
    [310, 10, 23.64, '341', 15, '354.6', '44.6', '10.04'],
    [100, 10, 11, '110', 10, '110', '10', '11'],
    [10, 10, 10, '11', 2, '20', '10', '1'],
    [0, 10, 10, '0', 0, '0', '0', '0'],
  ])(
    '%d sq ft with %d %% in boxes of %d',
    (areaSqft, wastePercent, sqftPerBox, needSqft, boxes, coveredSqft, leftOverSqft, shortByOneFewerSqft) => {
      expect(boxesFor({ areaSqft, wastePercent, sqftPerBox })).toEqual({
        needSqft,
        boxes,
        coveredSqft,
        leftOverSqft,
        shortByOneFewerSqft,
      })
    },
  )
  test('a box kept for repairs comes on top, and then one box fewer leaves nothing open', () => {
    const kept = boxesFor({ areaSqft: 120, wastePercent: 10, sqftPerBox: '15.5000', spareBoxes: 1 })
    expect(kept).toMatchObject({ boxes: 10, coveredSqft: '155', shortByOneFewerSqft: '0' })
  })
  test('always cover the need, and one fewer never does', () => {
    fc.assert(
      fc.property(area, percent, box, (areaSqft, wastePercent, sqftPerBox) => {
        const { boxes } = boxesFor({ areaSqft, wastePercent, sqftPerBox })
        // Counted in hundredths × thousandths × ten-thousandths, so that the check is exact too.
        const need = BigInt(Math.round(areaSqft * 100)) * (1_000n + BigInt(Math.round(wastePercent * 10))) * 1_000n
        const inBoxes = (count: number) => BigInt(count) * BigInt(sqftPerBox.replace('.', '')) * 10_000n
        expect(inBoxes(boxes) >= need).toBe(true)
        expect(inBoxes(boxes - 1) < need).toBe(true)
      }),
    )
  })
  test('never shrink when the area, the waste or the spare grows', () => {
    fc.assert(
      fc.property(area, area, percent, percent, box, (one, more, waste, moreWaste, sqftPerBox) => {
        const least = boxesFor({ areaSqft: one, wastePercent: waste, sqftPerBox }).boxes
        const most = boxesFor({
          areaSqft: one + more,
          wastePercent: waste + moreWaste,
          sqftPerBox,
          spareBoxes: 1,
        }).boxes
        expect(most).toBeGreaterThan(least)
      }),
    )
  })
})

describe('boxes and area stay in step', () => {
  test('the area that boxes serve asks for the same boxes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000 }), percent, box, (boxes, wastePercent, sqftPerBox) => {
        const areaSqft = areaServedBy(boxes, sqftPerBox, wastePercent)
        expect(boxesFor({ areaSqft, wastePercent, sqftPerBox }).boxes).toBe(boxes)
      }),
    )
  })
  test('what boxes cover is exact', () => {
    expect(coveredBy(3, '10.9800')).toBe('32.94')
    expect(areaServedBy(9, 15.5, 10)).toBe('126.8181')
  })
})

test('pieces are those laid, cut and broken, not those of the last box', () => {
  expect(piecesFor({ areaSqft: 100, wastePercent: 10, sqftPerBox: '10.9800' }, 50)).toBe(501)
})

test('a load is counted in pieces, pounds and pallets', () => {
  expect(loadOf(70, { piecesPerBox: 6, lbsPerBox: '72.2', boxesPerPallet: 32 })).toEqual({
    pieces: 420,
    weightLbs: '5054',
    fullPallets: 2,
    looseBoxes: 6,
  })
  expect(loadOf(3, { piecesPerBox: 50, lbsPerBox: '19.3', boxesPerPallet: null })).toMatchObject({
    weightLbs: '57.9',
    fullPallets: 0,
    looseBoxes: 3,
  })
})
