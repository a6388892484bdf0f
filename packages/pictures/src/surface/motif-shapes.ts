/** Signed distances for motifs; the tile ranges from −1 to 1 in both directions, negative is ink. */
/** Not Math.hypot, whose overflow guards make it five times slower. */
const distanceTo = (x: number, y: number): number => Math.sqrt(x * x + y * y)

export const disc = (x: number, y: number, radius: number): number => distanceTo(x, y) - radius

export const diamond = (x: number, y: number, radius: number): number =>
  (Math.abs(x) + Math.abs(y) - radius) * Math.SQRT1_2

export const square = (x: number, y: number, half: number): number => Math.max(Math.abs(x), Math.abs(y)) - half

/** Two squares, one turned: the eight-pointed star of every Moorish floor. */
export const octagram = (x: number, y: number, half: number): number =>
  Math.min(square(x, y, half), diamond(x, y, half * Math.SQRT2))

/** A leaf from the middle outwards along x: where two circles overlap. */
export function leaf(x: number, y: number, from: number, to: number, plump: number): number {
  const half = (to - from) / 2
  const radius = (half * half + plump * plump) / (2 * plump)
  return distanceTo(x - from - half, Math.abs(y) + radius - plump) - radius
}

/** A line of this half-width along the edge of a shape. */
export const band = (distance: number, half: number): number => Math.abs(distance) - half

/** Folds the plane into one of `count` equal slices; the slice lies around the x axis. */
export function fold(x: number, y: number, count: number): readonly [number, number] {
  const slice = (Math.PI * 2) / count
  const angle = Math.atan2(y, x)
  const nearest = Math.round(angle / slice) * slice
  const away = distanceTo(x, y)
  return [away * Math.cos(angle - nearest), away * Math.sin(angle - nearest)]
}

/** The same for eight slices, by mirrors instead of angles. */
export function foldEight(x: number, y: number): readonly [number, number] {
  const long = Math.max(Math.abs(x), Math.abs(y))
  const short = Math.min(Math.abs(x), Math.abs(y))
  // Beyond 22.5° (tangent 0.4142) the next slice is nearer.
  if (short <= long * 0.4142) return [long, short]
  return [(long + short) * Math.SQRT1_2, Math.abs(long - short) * Math.SQRT1_2]
}

/** Distance to the nearest multiple of `step`: at most half a step. */
export const toLine = (x: number, step: number): number => Math.abs(x - Math.round(x / step) * step)
