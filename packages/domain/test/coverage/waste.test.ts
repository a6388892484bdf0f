import {
  limitWaste,
  maxWastePercent,
  repairBoxes,
  wastePatterns,
  wastePercent,
  wasteReasons,
} from '@tessera/domain/coverage/waste'
import { expect, test } from 'vitest'

const plain = { longestSideIn: 12, isPlank: false, corners: 4 }

test.each([
  ['grid', 10],
  ['half', 10],
  ['third', 12],
  ['diagonal', 15],
  ['herringbone', 20],
  ['chevron', 20],
  ['basketweave', 20],
  ['versailles', 20],
  ['mosaic', 15],
  ['floating', 10],
] as const)('%s takes %d percent', (pattern, percent) => {
  expect(wastePercent({ pattern, ...plain })).toBe(percent)
})

test.each([
  [{ longestSideIn: 23.9 }, 10],
  [{ longestSideIn: 24 }, 13],
  [{ longestSideIn: 24, isPlank: true }, 10],
  [{ longestSideIn: 36, isPlank: true }, 13],
  [{ corners: 6 }, 10],
  [{ corners: 7 }, 13],
  [{ longestSideIn: 48, corners: 9 }, 16],
])('with %o a straight grid takes %d percent', (more, percent) => {
  expect(wastePercent({ pattern: 'grid', ...plain, ...more })).toBe(percent)
})

test('planks that click, and sheets, take no more for their length', () => {
  expect(wastePercent({ pattern: 'floating', longestSideIn: 48, isPlank: true, corners: 4 })).toBe(10)
  expect(wastePercent({ pattern: 'mosaic', longestSideIn: 24, isPlank: false, corners: 4 })).toBe(15)
})

test('every part of the percentage has a name', () => {
  expect(wasteReasons({ pattern: 'third', longestSideIn: 48, isPlank: true, corners: 8 })).toEqual([
    { name: 'One-third offset', points: 12 },
    { name: 'Planks of 36 in or more', points: 3 },
    { name: 'More than 6 corners or obstacles', points: 3 },
  ])
})

test.each([
  ['', '20'],
  ['abc', '20'],
  ['-5', '20'],
  ['31', '30'],
  ['30.01', '30'],
  ['9999999999', '30'],
  ['0', '0'],
  [' 12.5 ', '12.5'],
  ['30', '30'],
])('waste typed as %j counts as %s percent', (typed, percent) => {
  expect(limitWaste(typed, 'herringbone')).toBe(percent)
  expect(maxWastePercent).toBe(30)
})

test('every default lies within what tile setters say, and one box is kept for repairs', () => {
  for (const { percent, range } of Object.values(wastePatterns)) {
    expect(percent).toBeGreaterThanOrEqual(range[0])
    expect(percent).toBeLessThanOrEqual(range[1])
  }
  expect(repairBoxes).toBe(1)
})
