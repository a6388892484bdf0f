/** Signed distance to the outline in inches, from coordinates around the center; negative inside. */
export type Outline = (x: number, y: number) => number

export function rectangleOutline(width: number, length: number): Outline {
  const halfWidth = width / 2
  const halfLength = length / 2
  return (x, y) => {
    const dx = Math.abs(x) - halfWidth
    const dy = Math.abs(y) - halfLength
    return dx > 0 && dy > 0 ? Math.hypot(dx, dy) : Math.max(dx, dy)
  }
}

export const circleOutline = (width: number): Outline => {
  const radius = width / 2
  return (x, y) => Math.hypot(x, y) - radius
}

/** Points up and down; `point` is the height of each. A regular hexagon has a point of width / (2 √3). */
export function picketOutline(width: number, length: number, point: number): Outline {
  const halfWidth = width / 2
  const norm = Math.hypot(halfWidth, point)
  const nx = point / norm
  const ny = halfWidth / norm
  const reach = (length / 2) * ny
  return (x, y) => Math.max(Math.abs(x) - halfWidth, Math.abs(x) * nx + Math.abs(y) * ny - reach)
}

/** An S-curve, odd about its middle: steep between two round shoulders, with a cusp at both ends. */
function ogeeCurve(t: number): number {
  const steep = Math.max(-1, Math.min(1, t * 1.45))
  return 0.8 * Math.sin((steep * Math.PI) / 2) + 0.2 * t ** 7
}

function ogeeSlope(t: number): number {
  const rest = 0.2 * 7 * t ** 6
  return Math.abs(t * 1.45) < 1 ? 0.8 * 1.45 * (Math.PI / 2) * Math.cos((t * 1.45 * Math.PI) / 2) + rest : rest
}

/** The lantern: its half-width at a height and at the height half a piece away make one half together, so it tiles. */
export function arabesqueOutline(width: number, length: number): Outline {
  const quarter = length / 4
  return (x, y) => {
    const t = Math.max(-1, (quarter - Math.abs(y)) / quarter)
    const half = (width / 4) * (1 + ogeeCurve(t)) - Math.max(0, Math.abs(y) - length / 2) * 2
    const lean = ((width / 4) * ogeeSlope(t)) / quarter
    return (Math.abs(x) - half) / Math.sqrt(1 + lean * lean)
  }
}

/** Round below; above, two cutouts for the scales of the next row. */
export function fishscaleOutline(width: number): Outline {
  const radius = width / 2
  return (x, y) => {
    const bite = radius - Math.hypot(Math.abs(x) - radius, y + radius)
    const round = Math.hypot(x, y) - radius
    return Math.max(round, bite, -y - radius)
  }
}

/** A plank whose ends are cut at 45°, leaning one way or the other. Length is measured along the middle. */
export function chevronOutline(width: number, length: number, lean: 1 | -1): Outline {
  return (x, y) => Math.max(Math.abs(x) - width / 2, (Math.abs(y + lean * x) - length / 2) * Math.SQRT1_2)
}

/** The same outline, smaller by half a joint on all sides. */
export const insetOutline =
  (outline: Outline, by: number): Outline =>
  (x, y) =>
    outline(x, y) + by
