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

/** A sliver costs as much as this many tiles: it breaks easily and is visible. */
const sliverWeight = 2
const maxTries = 40
const minTries = 5
/** Pieces laid in all tries together: takes 0.1 to 0.2 seconds. */
const effort = 16_000

/**
 * Finds the start with the fewest slivers and tiles: from the corner, the center, and a seeded search. The first of
 * equals wins, since it is easy to measure.
 */
export function bestStart(tile: LayoutTile, plan: LayoutPlan, seed = 1): Point | LayoutProblem {
  const ready = prepareLayout(tile, plan)
  if (isProblem(ready)) return ready
  const { room, module } = ready
  const tries = Math.max(minTries, Math.min(maxTries, Math.floor(effort / Math.max(1, triesIn(room, module)))))
  let best: { start: Point; cost: number } | undefined
  for (const start of startsOf(room, module, plan, tries, seededRandom(seed))) {
    const cost = costOf(room, tile, module, start)
    if (!best || cost < best.cost - 1e-9) best = { start, cost }
  }
  return best?.start ?? [0, 0]
}

function costOf(room: LayoutRoom, tile: LayoutTile, module: PatternModule, start: Point): number {
  const laid = layTiles(room, tile, module, start)
  const slivers = laid.cuts.filter(({ isSliver }) => isSliver).length
  return slivers * sliverWeight + tilesFor(laid, tile).tiles
}

/** Rounds to an eighth of an inch, the precision of reading a tape measure. */
const roundToEighth = (inches: number): number => Math.round(inches * 8) / 8

function* startsOf(
  room: LayoutRoom,
  module: PatternModule,
  { jointIn }: LayoutPlan,
  tries: number,
  next: () => number,
): Generator<Point> {
  const [across, down] = repeatOf(module)
  const { right, bottom } = room.bounds
  const middle = (whole: number, repeat: number) => [(whole + jointIn) / 2, (whole - repeat + jointIn) / 2]
  const columns = [0, ...middle(right, across)].map((x) => roundToEighth(x % across))
  const rows = [0, ...middle(bottom, down)].map((y) => roundToEighth(y % down))
  const easy = rows.flatMap((y) => columns.map((x): Point => [x, y]))
  yield* easy.slice(0, tries)
  for (let at = easy.length; at < tries; at += 1) yield [roundToEighth(next() * across), roundToEighth(next() * down)]
}
