import type { TrimRecipe } from './recipe.ts'

/** A point of the section: inches out of the wall and up, its normal, and the distance along the surface. */
export interface ProfilePoint {
  out: number
  up: number
  normalOut: number
  normalUp: number
  run: number
}

type Pair = readonly [out: number, up: number]

/** From the back of the top over the front to the foot. */
const sections: Record<TrimRecipe['profile'], (height: number) => Pair[]> = {
  bullnose: (h) => {
    const deep = Math.max(0.3, h * 0.11)
    return [[0, h], ...arcPoints(0, h - deep, deep, Math.PI / 2, 0), [deep, 0]]
  },
  pencil: (h) => [[0, h], ...arcPoints(h * 0.22, h / 2, h / 2, Math.PI / 2, -Math.PI / 2), [0, 0]],
  'quarter-round': (h) => [[0, h], ...arcPoints(0, 0, h, Math.PI / 2, 0), [h, 0]],
  cove: (h) => [[0, h], [h * 0.2, h], ...arcPoints(h, h, h * 0.8, Math.PI, Math.PI * 1.5), [h, h * 0.2], [h, 0]],
  'chair-rail': (h) => chairRail(h),
  'metal-edge': (h) => [
    [0, h],
    [h * 0.2, h],
    [h * 0.24, h * 0.96],
    [h * 0.24, h * 0.08],
    [h * 0.95, h * 0.07],
    [h * 0.97, h * 0.03],
    [h * 0.97, 0],
  ],
}

function arcPoints(out: number, up: number, radius: number, from: number, to: number): Pair[] {
  return Array.from({ length: 25 }, (_, i): Pair => {
    const angle = from + ((to - from) * i) / 24
    return [out + Math.cos(angle) * radius, up + Math.sin(angle) * radius]
  })
}

/** A round nose on a hollow, a step, and a bead. */
function chairRail(h: number): Pair[] {
  const nose = arcPoints(h * 0.3, h * 0.86, h * 0.13, Math.PI / 2, -Math.PI / 2)
  const hollow = arcPoints(h * 0.5, h * 0.66, h * 0.26, Math.PI, Math.PI * 1.42)
  const bead = arcPoints(h * 0.2, h * 0.13, h * 0.1, Math.PI / 2, -Math.PI / 2)
  return [
    [0, h * 0.99],
    ...nose,
    [h * 0.3, h * 0.68],
    ...hollow,
    [h * 0.24, h * 0.36],
    [h * 0.2, h * 0.24],
    ...bead,
    [0, h * 0.03],
  ]
}

export function profileOf(profile: TrimRecipe['profile'], height: number): ProfilePoint[] {
  const pairs = sections[profile](height)
  let run = 0
  return pairs.map(([out, up], i) => {
    const [beforeOut, beforeUp] = pairs[Math.max(0, i - 1)] ?? [out, up]
    const [afterOut, afterUp] = pairs[Math.min(pairs.length - 1, i + 1)] ?? [out, up]
    run += Math.hypot(out - beforeOut, up - beforeUp)
    // The surface lies to the left of the way over the front, so its normal is the way turned up and out.
    const long = Math.hypot(afterOut - beforeOut, afterUp - beforeUp) || 1
    return { out, up, normalOut: -(afterUp - beforeUp) / long, normalUp: (afterOut - beforeOut) / long, run }
  })
}
