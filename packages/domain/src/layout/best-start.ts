import { balancedStart, endCuts } from './balanced-start.ts'
import { layTiles, triesIn } from './lay-tiles.ts'
import { type LayoutPlan, type LayoutProblem, type LayoutTile, prepareLayout, tilesFor } from './layout.ts'
import { type PatternModule, repeatOf } from './pattern.ts'
import type { Point } from './polygon.ts'
import { isProblem, type LayoutRoom } from './room-shape.ts'

/** Pseudorandom numbers from 0 to 1, the same for the same seed (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const maxTries = 40
const minTries = 5
/** Pieces laid in all tries together: takes 0.1 to 0.2 seconds. */
const effort = 16_000

/** Faults of a start in order of weight: slivers, cuts under half a tile, unequal ends, tiles. */
type Faults = readonly number[]

/**
 * Finds the start a tile setter would choose: balanced between opposite walls, from the corner, the center, and a seeded
 * search. The first of equals wins, since it is easy to measure.
 */
export function bestStart(tile: LayoutTile, plan: LayoutPlan, seed = 1): Point | LayoutProblem {
  const ready = prepareLayout(tile, plan)
  if (isProblem(ready)) return ready
  const { room, module } = ready
  const tries = Math.max(minTries, Math.min(maxTries, Math.floor(effort / Math.max(1, triesIn(room, module)))))
  let best: { start: Point; faults: Faults } | undefined
  for (const start of startsOf(room, module, tile, plan, tries, seededRandom(seed))) {
    const faults = faultsOf(room, tile, plan, module, start)
    if (!best || isLess(faults, best.faults)) best = { start, faults }
  }
  return best?.start ?? [0, 0]
}

function isLess(one: Faults, other: Faults): boolean {
  const at = one.findIndex((fault, index) => Math.abs(fault - (other[index] ?? 0)) > 1e-9)
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0)
}

const straightPatterns: ReadonlySet<LayoutPlan['pattern']> = new Set(['grid', 'half', 'third'])
const isStraight = ({ isHexagon }: LayoutTile, { pattern }: LayoutPlan): boolean =>
  !isHexagon && straightPatterns.has(pattern)

/** The tile's size across and down the room. */
const sizeOf = ({ lengthIn, widthIn }: LayoutTile, { isTurned }: LayoutPlan): Point =>
  isTurned ? [widthIn, lengthIn] : [lengthIn, widthIn]

function faultsOf(room: LayoutRoom, tile: LayoutTile, plan: LayoutPlan, module: PatternModule, start: Point): Faults {
  const laid = layTiles(room, tile, module, start)
  const slivers = laid.cuts.filter(({ isSliver }) => isSliver).length
  const { tiles } = tilesFor(laid, tile)
  if (!isStraight(tile, plan)) return [slivers * sliverWeight + tiles]
  // a joint is lost where two halves meet, and a tape reads eighths
  const slack = plan.jointIn / 2 + 0.125
  const short = laid.cuts.filter(
    ({ lengthIn, widthIn }) => lengthIn < tile.lengthIn / 2 - slack || widthIn < tile.widthIn / 2 - slack,
  ).length
  return [slivers, short, imbalanceOf(room, tile, plan, start), tiles]
}

/** A sliver costs as much as this many tiles: it breaks easily and is visible. */
const sliverWeight = 2

/** How unequal opposite cuts are, in inches; rows that are shifted have no equal ends. */
function imbalanceOf(
  { bounds: { right, bottom } }: LayoutRoom,
  tile: LayoutTile,
  plan: LayoutPlan,
  start: Point,
): number {
  const size = sizeOf(tile, plan)
  const spans: Point = [right, bottom]
  const shifted = plan.pattern === 'grid' ? -1 : plan.isTurned ? 1 : 0
  return [0, 1]
    .filter((axis) => axis !== shifted)
    .reduce((sum, axis) => {
      const [near, far] = endCuts(spans[axis] ?? 0, size[axis] ?? 1, plan.jointIn, start[axis] ?? 0)
      const difference = Math.abs(near - far)
      return sum + (difference < 0.26 ? 0 : difference)
    }, 0)
}

/** Rounds to an eighth of an inch, the precision of reading a tape measure. */
const roundToEighth = (inches: number): number => Math.round(inches * 8) / 8

function* startsOf(
  room: LayoutRoom,
  module: PatternModule,
  tile: LayoutTile,
  plan: LayoutPlan,
  tries: number,
  next: () => number,
): Generator<Point> {
  const [across, down] = repeatOf(module)
  const { jointIn } = plan
  const size = sizeOf(tile, plan)
  const { right, bottom } = room.bounds
  const middle = (whole: number, repeat: number) => [(whole + jointIn) / 2, (whole - repeat + jointIn) / 2]
  const columns = [balancedStart(right, size[0], jointIn), 0, ...middle(right, across)].map((x) =>
    roundToEighth(x % across),
  )
  const rows = [balancedStart(bottom, size[1], jointIn), 0, ...middle(bottom, down)].map((y) => roundToEighth(y % down))
  const [balanced, ...others] = rows.flatMap((y) => columns.map((x): Point => [x, y]))
  // the corner is always tried: a large room has time for five starts only
  const easy: Point[] = [balanced ?? [0, 0], [0, 0], ...others]
  yield* easy.slice(0, tries)
  for (let at = easy.length; at < tries; at += 1) yield [roundToEighth(next() * across), roundToEighth(next() * down)]
}
