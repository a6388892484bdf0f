import { rectangleSides } from '@tessera/testing/rectangle-sides'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { balancedStart, endCuts } from '../../src/layout/balanced-start.ts'
import { bestStart } from '../../src/layout/best-start.ts'
import { drawLayout, type LayoutPlan, type LayoutTile } from '../../src/layout/layout.ts'

const eighths = (min: number, max: number) => fc.integer({ min: min * 8, max: max * 8 }).map((count) => count / 8)
const joints = fc.constantFrom(0, 0.0625, 0.125, 0.25)

test('a balanced row ends in equal cuts of at least half a tile', () => {
  fc.assert(
    fc.property(eighths(3, 36), joints, eighths(80, 400), (tileIn, jointIn, lengthIn) => {
      const start = balancedStart(lengthIn, tileIn, jointIn)
      const [near, far] = endCuts(lengthIn, tileIn, jointIn, start)
      expect(Math.abs(near - far)).toBeLessThanOrEqual(0.26)
      expect(Math.min(near, far)).toBeGreaterThanOrEqual(tileIn / 2 - jointIn / 2 - 0.26)
    }),
  )
})

const tile: LayoutTile = {
  lengthIn: 12,
  widthIn: 12,
  isHexagon: false,
  piecesPerBox: 8,
  sqftPerBox: 8,
  thicknessIn: 0.375,
  isStone: false,
  isSet: true,
  isWetArea: false,
  chipLengthIn: null,
  chipWidthIn: null,
}
const planOf = (across: number, down: number, jointIn: number): LayoutPlan => ({
  shape: { sides: rectangleSides(across, down), cutOuts: [], doors: [] },
  pattern: 'grid',
  isTurned: false,
  jointIn,
  start: [0, 0],
  sparePercent: 0,
  groutBagLbs: null,
})

test('8 feet of 12 inch rows begin with a wide cut at both walls, not with a strip', () => {
  const start = bestStart(tile, planOf(96, 96, 0.25))
  if ('message' in start) throw new Error(start.message)
  const [near, far] = endCuts(96, 12, 0.25, start[1])
  expect(Math.min(near, far)).toBeGreaterThan(5)
  expect(Math.abs(near - far)).toBeLessThanOrEqual(0.25)
})

test('the best start of a grid has no cut under half a tile and equal ends, in every room of a size', () => {
  fc.assert(
    fc.property(eighths(30, 150), eighths(30, 150), joints, (across, down, jointIn) => {
      const plan = planOf(across, down, jointIn)
      const start = bestStart(tile, plan)
      if ('message' in start) throw new Error(start.message)
      const drawn = drawLayout(tile, { ...plan, start })
      if ('message' in drawn) throw new Error(drawn.message)
      const least = Math.min(...drawn.laid.cuts.flatMap(({ lengthIn, widthIn }) => [lengthIn, widthIn]), 12)
      expect(least).toBeGreaterThanOrEqual(6 - jointIn / 2 - 0.26)
      const [left, right] = endCuts(across, 12, jointIn, start[0])
      const [top, bottom] = endCuts(down, 12, jointIn, start[1])
      expect(Math.abs(left - right)).toBeLessThanOrEqual(0.26)
      expect(Math.abs(top - bottom)).toBeLessThanOrEqual(0.26)
    }),
    { numRuns: 25 },
  )
})
