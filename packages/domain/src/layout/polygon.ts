/** Inches; x grows to the right, y downwards, as on paper. */
export type Point = readonly [x: number, y: number]
/** The last point joins the first. Walking along the ring, the inside is on the right. */
export type Ring = readonly Point[]

export interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

/** Millionths of an inch: closer points are the same. */
export const tiny = 1e-6

export const edgesOf = (ring: Ring): [from: Point, to: Point][] =>
  ring.map((from, at) => [from, ring[(at + 1) % ring.length] ?? from])

/** Square inches; negative for a cut-out. */
export function areaOf(ring: Ring): number {
  let twice = 0
  for (const [[x, y], [toX, toY]] of edgesOf(ring)) twice += x * toY - toX * y
  return twice / 2
}

export const areaOfAll = (rings: readonly Ring[]): number => rings.reduce((sum, ring) => sum + areaOf(ring), 0)

export function boundsOf(rings: readonly Ring[]): Bounds {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const ring of rings)
    for (const [x, y] of ring) {
      if (x < bounds.left) bounds.left = x
      if (x > bounds.right) bounds.right = x
      if (y < bounds.top) bounds.top = y
      if (y > bounds.bottom) bounds.bottom = y
    }
  return bounds
}

/** True inside an odd number of rings: in the room and in none of its cut-outs. */
export function isInside([x, y]: Point, rings: readonly Ring[]): boolean {
  let inside = false
  for (const ring of rings)
    for (const [[x1, y1], [x2, y2]] of edgesOf(ring))
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) * (x2 - x1)) / (y2 - y1)) inside = !inside
  return inside
}

/** Above zero if the third point is on the inner side of the line from the first to the second. */
export const sideOf = ([x1, y1]: Point, [x2, y2]: Point, [x, y]: Point): number =>
  (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)

/** Whether walls cross or touch each other. */
export function crossesItself(ring: Ring): boolean {
  const edges = edgesOf(ring)
  return edges.some((one, at) =>
    edges.some((other, next) => next > at + 1 && !(at === 0 && next === edges.length - 1) && doTouch(one, other)),
  )
}

type Edge = readonly [Point, Point]

function doTouch([a, b]: Edge, [c, d]: Edge): boolean {
  const apart = (p: Point, q: Point, one: Point, other: Point) => {
    const [first, second] = [sideOf(p, q, one), sideOf(p, q, other)]
    return (first > tiny && second > tiny) || (first < -tiny && second < -tiny)
  }
  if (apart(a, b, c, d) || apart(c, d, a, b)) return false
  const overlap = (axis: 0 | 1) =>
    Math.min(Math.max(a[axis], b[axis]), Math.max(c[axis], d[axis])) -
    Math.max(Math.min(a[axis], b[axis]), Math.min(c[axis], d[axis]))
  return overlap(0) >= -tiny && overlap(1) >= -tiny
}
