import { edgesOf, type Point, type Ring, sideOf, tiny } from './polygon.ts'

/**
 * Clips a ring to a convex one, edge by edge (Sutherland and Hodgman). The area is always right; separate parts stay
 * connected by edges that run back and forth, which `joinRings` removes.
 */
export function clipRing(ring: Ring, convex: Ring): Ring {
  let left: Ring = ring
  for (const [from, to] of edgesOf(convex)) {
    if (left.length === 0) return left
    left = cutOff(left, from, to)
  }
  return left
}

function cutOff(ring: Ring, from: Point, to: Point): Point[] {
  const points: Point[] = []
  for (const [start, end] of edgesOf(ring)) {
    const [before, after] = [sideOf(from, to, start), sideOf(from, to, end)]
    if (before >= 0) points.push(start)
    if (before > 0 !== after > 0 && before !== 0 && after !== 0) {
      const share = before / (before - after)
      points.push([start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share])
    }
  }
  return points
}

interface Line {
  origin: Point
  along: Point
  /** Where a segment begins or ends, and how the count of edges changes there. */
  marks: { at: number; change: number }[]
}

/**
 * Removes edges that run back and forth, without changing the area: a cut-out at a wall becomes a notch in the wall.
 */
export function joinRings(rings: readonly Ring[]): Ring[] {
  const lines: Line[] = []
  for (const ring of rings) for (const edge of edgesOf(ring)) addEdge(lines, edge)
  return chainEdges(lines.flatMap(leftOf))
}

const distance = ([x1, y1]: Point, [x2, y2]: Point): number => Math.hypot(x2 - x1, y2 - y1)

function addEdge(lines: Line[], [from, to]: readonly [Point, Point]): void {
  const length = distance(from, to)
  if (length < tiny) return
  const isOn = ({ origin, along }: Line, point: Point) =>
    Math.abs(sideOf(origin, [origin[0] + along[0], origin[1] + along[1]], point)) < 1e-5
  let line = lines.find((one) => isOn(one, from) && isOn(one, to))
  if (!line) {
    line = { origin: from, along: [(to[0] - from[0]) / length, (to[1] - from[1]) / length], marks: [] }
    lines.push(line)
  }
  const { origin, along } = line
  const [start, end] = [from, to].map(([x, y]) => (x - origin[0]) * along[0] + (y - origin[1]) * along[1])
  line.marks.push({ at: start ?? 0, change: 1 }, { at: end ?? 0, change: -1 })
}

/** Segments with more edges in one direction than in the other. */
function leftOf({ origin, along, marks }: Line): [Point, Point][] {
  const sorted = marks.toSorted((one, other) => one.at - other.at)
  const pointAt = (at: number): Point => [origin[0] + along[0] * at, origin[1] + along[1] * at]
  const found: [Point, Point][] = []
  let count = 0
  let since = 0
  for (const { at, change } of sorted) {
    const before = count
    count += change
    if (Math.sign(before) === Math.sign(count)) continue
    const [start, end] = [pointAt(since), pointAt(at)]
    if (before !== 0 && at - since > tiny) found.push(before > 0 ? [start, end] : [end, start])
    since = at
  }
  return found
}

/** Connects edges to rings; open chains are dropped, as they have no area. */
function chainEdges(edges: [Point, Point][]): Ring[] {
  const open = [...edges]
  const rings: Ring[] = []
  for (let first = open.pop(); first; first = open.pop()) {
    const ring: Point[] = [first[0]]
    let end = first[1]
    while (distance(end, first[0]) > 1e-4) {
      const at = open.findIndex(([from]) => distance(from, end) < 1e-4)
      const [next] = at < 0 ? [] : open.splice(at, 1)
      if (!next) break
      ring.push(next[0])
      end = next[1]
    }
    if (ring.length > 2) rings.push(ring)
  }
  return rings
}
