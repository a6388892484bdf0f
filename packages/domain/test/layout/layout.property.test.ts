import { drawnPatterns } from '@tessera/contract/shop/layout-options'
import { bestStart } from '@tessera/domain/layout/best-start'
import { clipRing } from '@tessera/domain/layout/clip'
import { drawLayout, type LayoutPlan, type LayoutTile } from '@tessera/domain/layout/layout'
import { matchOffcuts } from '@tessera/domain/layout/offcuts'
import { patternProblem } from '@tessera/domain/layout/pattern'
import { areaOf, areaOfAll, boundsOf, type Ring } from '@tessera/domain/layout/polygon'
import { findRoom, isProblem, type RoomSide } from '@tessera/domain/layout/room-shape'
import { rectangleSides } from '@tessera/testing/rectangle-sides'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const inches = (min: number, max: number) => fc.integer({ min: min * 8, max: max * 8 }).map((eighths) => eighths / 8)

const tiles = fc
  .record({ widthIn: inches(3, 20), times: fc.constantFrom(1, 1.25, 1.5, 2, 3, 4), isHexagon: fc.boolean() })
  .map(
    ({ widthIn, times, isHexagon }): LayoutTile => ({
      lengthIn: isHexagon ? widthIn * 1.15 : widthIn * times,
      widthIn,
      isHexagon,
      piecesPerBox: 6,
      sqftPerBox: (6 * widthIn * widthIn * times) / 144,
      thicknessIn: 0.375,
      isStone: false,
      isSet: true,
      isWetArea: false,
      chipLengthIn: null,
      chipWidthIn: null,
    }),
  )

/** Rectangles, an L, a U and a room with a slanted corner. */
const sides: fc.Arbitrary<RoomSide[]> = fc
  .record({ across: inches(60, 220), down: inches(60, 180), share: inches(16, 44), kind: fc.constantFrom(0, 1, 2, 3) })
  .map(({ across, down, share, kind }) => {
    const right = (one: number): RoomSide => ({ inches: one, turn: 'right' })
    const left = (one: number): RoomSide => ({ inches: one, turn: 'left' })
    if (kind === 0) return rectangleSides(across, down)
    if (kind === 1) return [right(across), right(down - share), left(across - share), right(share), right(share)]
    if (kind === 2)
      return [
        right(across),
        right(down),
        right(share / 2),
        right(share),
        left(across - share),
        left(share),
        right(share / 2),
      ]
    return [right(across), { inches: down - share, turn: 'half-right' }, { inches: share, turn: 'half-right' }]
  })

const plans = fc
  .record({
    sides,
    pattern: fc.constantFrom(...drawnPatterns),
    isTurned: fc.boolean(),
    jointIn: fc.constantFrom(0, 0.0625, 0.125, 0.375),
    x: inches(0, 24),
    y: inches(0, 24),
    hasIsland: fc.boolean(),
    tile: tiles,
  })
  .filter(({ tile, pattern, jointIn }) => patternProblem(tile, pattern, jointIn) === undefined)
  .map(({ sides, x, y, hasIsland, tile, ...rest }) => {
    const cutOuts = hasIsland ? [{ kind: 'island' as const, xIn: 20, yIn: 2, widthIn: 9, depthIn: 7 }] : []
    const plan: LayoutPlan = {
      ...rest,
      shape: { sides, cutOuts, doors: [] },
      start: [x, y],
      sparePercent: 0,
      groutBagLbs: 25,
    }
    return { plan, tile }
  })
  .filter(({ plan }) => !isProblem(findRoom(plan.shape)))

const drawn = (tile: LayoutTile, plan: LayoutPlan) => {
  const found = drawLayout(tile, plan)
  if ('message' in found) throw new Error(found.message)
  return found
}

test('tiles and joints fill the room within a thousandth', () => {
  fc.assert(
    fc.property(plans, ({ tile, plan }) => {
      const { room, laid, jointSqIn } = drawn(tile, plan)
      expect(Math.abs(laid.tileSqIn + jointSqIn - room.sqIn)).toBeLessThan(room.sqIn / 1000)
      const seen = areaOfAll(laid.full) + laid.cuts.reduce((sum, { sqIn }) => sum + sqIn, 0)
      expect(seen).toBeCloseTo(laid.tileSqIn, 3)
    }),
    { numRuns: 100 },
  )
})

test('boxes are never below the exact need', () => {
  fc.assert(
    fc.property(plans, ({ tile, plan }) => {
      const { figures, laid } = drawn(tile, plan)
      const whole = laid.full[0] ? areaOf(laid.full[0]) : tile.lengthIn * tile.widthIn
      expect(figures.tiles * whole).toBeGreaterThanOrEqual(laid.tileSqIn - 0.01)
      expect(figures.boxes * tile.piecesPerBox).toBeGreaterThanOrEqual(figures.tiles)
      expect(figures.boxes * tile.sqftPerBox).toBeGreaterThanOrEqual(figures.tileSqft - 0.01)
      expect(figures.tiles).toBeLessThanOrEqual(figures.full + figures.cuts)
    }),
    { numRuns: 100 },
  )
})

const meetsBounds = (one: Ring, other: Ring): boolean => {
  const [a, b] = [boundsOf([one]), boundsOf([other])]
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

/** Overlapping square inches of the first tiles and of all cuts. */
function doubled(full: readonly Ring[], cuts: readonly (readonly Ring[])[]): number {
  let most = 0
  for (const [at, one] of full.entries()) {
    for (const other of full.slice(at + 1))
      if (meetsBounds(one, other)) most = Math.max(most, areaOf(clipRing(one, other)))
    for (const ring of cuts.flat()) if (meetsBounds(one, ring)) most = Math.max(most, areaOf(clipRing(ring, one)))
  }
  return most
}

test('tiles do not lie on each other, and cuts lie inside the room', () => {
  fc.assert(
    fc.property(plans, ({ tile, plan }) => {
      const { room, laid } = drawn(tile, plan)
      const cuts = laid.cuts.map(({ rings }) => rings)
      expect(doubled(laid.full.slice(0, 120), cuts)).toBeLessThan(0.01)
      const wrong = laid.cuts.filter(
        ({ rings, sqIn, lengthIn, widthIn }) =>
          Math.abs(areaOfAll(rings) - sqIn) > 0.01 || lengthIn * widthIn < sqIn - 0.01,
      )
      expect(wrong).toEqual([])
      const { left, right, top, bottom } = boundsOf([...cuts.flat(), ...laid.full])
      // tips below a hundredth of a square inch are not cut
      expect(Math.min(left, top)).toBeGreaterThan(-0.15)
      expect(right).toBeLessThan(room.bounds.right + 0.15)
      expect(bottom).toBeLessThan(room.bounds.bottom + 0.15)
    }),
    { numRuns: 60 },
  )
})

test('the same seed finds the same start, and it is not worse than the corner', () => {
  const cost = (tile: LayoutTile, plan: LayoutPlan) => {
    const { figures } = drawn(tile, plan)
    const isStraight = !tile.isHexagon && ['grid', 'half', 'third'].includes(plan.pattern)
    return isStraight ? figures.slivers : figures.slivers * 2 + figures.tiles
  }
  fc.assert(
    fc.property(plans, fc.integer(), ({ tile, plan }, seed) => {
      const start = bestStart(tile, plan, seed)
      expect(bestStart(tile, plan, seed)).toEqual(start)
      if ('message' in start) throw new Error(start.message)
      expect(cost(tile, { ...plan, start })).toBeLessThanOrEqual(cost(tile, { ...plan, start: [0, 0] }))
    }),
    { numRuns: 8 },
  )
})

test('cuts never come out of more tile than there is', () => {
  const cuts = fc.array(fc.record({ lengthIn: inches(1, 24), widthIn: inches(1, 12) }), { maxLength: 60 })
  fc.assert(
    fc.property(cuts, (all) => {
      const { tiles, reused } = matchOffcuts(all, { lengthIn: 24, widthIn: 12 })
      const area = all.reduce((sum, { lengthIn, widthIn }) => sum + lengthIn * widthIn, 0)
      expect(tiles * 288).toBeGreaterThanOrEqual(area)
      expect(tiles + reused).toBe(all.length)
    }),
  )
})
