import type { LayoutRoom } from './room-shape.ts'

export interface TrimNeed {
  /** Along all walls, without the doors. */
  totalIn: number
  /** Lengths to buy. */
  pieces: number
  /** Width of each door, for a transition. */
  doorsIn: readonly number[]
}

/** Trim is sold in lengths of eight feet. */
export const trimLengthIn = 96
/** Shorter gaps between a door and a corner get no trim. */
const shortestIn = 0.5

/** Trim along the walls, cut from whole lengths; a wall that is longer than a length is joined. */
export function trimNeedOf({ walls, doors }: Pick<LayoutRoom, 'walls' | 'doors'>, lengthIn = trimLengthIn): TrimNeed {
  const runs = walls.flatMap(({ inches }, at) =>
    freeRuns(
      inches,
      doors.filter(({ side }) => side === at + 1),
    ),
  )
  const whole = runs.reduce((sum, run) => sum + Math.floor(run / lengthIn), 0)
  const rests: number[] = []
  for (const run of runs
    .map((one) => one % lengthIn)
    .filter((one) => one > 0)
    .toSorted((a, b) => b - a)) {
    const at = rests.findIndex((rest) => rest >= run)
    if (at < 0) rests.push(lengthIn - run)
    else rests[at] = (rests[at] ?? 0) - run
  }
  const totalIn = runs.reduce((sum, run) => sum + run, 0)
  return { totalIn, pieces: whole + rests.length, doorsIn: doors.map(({ widthIn }) => widthIn) }
}

/** The parts of a wall between its doors; doors may overlap. */
function freeRuns(wallIn: number, doors: readonly { fromIn: number; widthIn: number }[]): number[] {
  const runs: number[] = []
  let from = 0
  for (const { fromIn, widthIn } of doors.toSorted((one, other) => one.fromIn - other.fromIn)) {
    runs.push(fromIn - from)
    from = Math.max(from, fromIn + widthIn)
  }
  return [...runs, wallIn - from].filter((run) => run >= shortestIn)
}
