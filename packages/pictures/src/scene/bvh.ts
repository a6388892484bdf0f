import { splitNode } from './bvh-split.ts'
import type { Geometry } from './geometry.ts'

/** A bounding volume hierarchy, so that a ray tests a dozen triangles instead of all. */
export interface Bvh {
  /** Six numbers per node: lowest corner, highest corner. */
  bounds: Float32Array
  /** For an inner node the index of its second child (the first follows it); for a leaf −1 − first triangle. */
  next: Int32Array
  /** Triangles in a leaf, 0 for an inner node. */
  counts: Int32Array
  /** Split axis of an inner node: the child on the ray's side is visited first. */
  axes: Uint8Array
  /** Nine numbers per triangle: a corner and two edges. */
  triangles: Float32Array
  /** Index of each triangle in the geometry. */
  order: Int32Array
}

export function buildBvh(geometry: Geometry): Bvh {
  const corners = cornersOf(geometry)
  const count = geometry.partOf.length
  const boxes = boxesOf(corners, count)
  const order = Int32Array.from({ length: count }, (_, index) => index)
  const bounds: number[] = []
  const next: number[] = []
  const counts: number[] = []
  const axes: number[] = []

  const build = (from: number, to: number): void => {
    const node = next.length
    bounds.push(...boxOf(boxes, order, from, to))
    next.push(-1 - from)
    counts.push(to - from)
    axes.push(0)
    const cut = to - from > 2 ? splitNode(boxes, order, from, to) : undefined
    if (!cut) return
    counts[node] = 0
    axes[node] = cut.axis
    build(from, cut.middle)
    next[node] = next.length
    build(cut.middle, to)
  }
  build(0, count)

  const triangles = new Float32Array(count * 9)
  order.forEach((triangle, place) => {
    writeTriangle(triangles, place, corners, triangle)
  })
  return {
    bounds: Float32Array.from(bounds),
    next: Int32Array.from(next),
    counts: Int32Array.from(counts),
    axes: Uint8Array.from(axes),
    triangles,
    order,
  }
}

function cornersOf({ corners, positions }: Geometry): Float32Array {
  const flat = new Float32Array(corners.length * 3)
  corners.forEach((vertex, index) => {
    for (let axis = 0; axis < 3; axis++) flat[index * 3 + axis] = positions[vertex * 3 + axis] ?? 0
  })
  return flat
}

/** Six numbers per triangle: lowest and highest corner. */
function boxesOf(corners: Float32Array, count: number): Float32Array {
  const boxes = new Float32Array(count * 6)
  for (let triangle = 0; triangle < count; triangle++) {
    for (let axis = 0; axis < 3; axis++) {
      const a = corners[triangle * 9 + axis] ?? 0
      const b = corners[triangle * 9 + 3 + axis] ?? 0
      const c = corners[triangle * 9 + 6 + axis] ?? 0
      boxes[triangle * 6 + axis] = Math.min(a, b, c) - 1e-5
      boxes[triangle * 6 + 3 + axis] = Math.max(a, b, c) + 1e-5
    }
  }
  return boxes
}

function boxOf(boxes: Float32Array, order: Int32Array, from: number, to: number): number[] {
  const box = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity]
  for (let place = from; place < to; place++) {
    const first = (order[place] ?? 0) * 6
    for (let axis = 0; axis < 3; axis++) {
      box[axis] = Math.min(box[axis] ?? 0, boxes[first + axis] ?? 0)
      box[axis + 3] = Math.max(box[axis + 3] ?? 0, boxes[first + 3 + axis] ?? 0)
    }
  }
  return box
}

function writeTriangle(into: Float32Array, place: number, corners: Float32Array, triangle: number): void {
  for (let axis = 0; axis < 3; axis++) {
    const corner = corners[triangle * 9 + axis] ?? 0
    into[place * 9 + axis] = corner
    into[place * 9 + 3 + axis] = (corners[triangle * 9 + 3 + axis] ?? 0) - corner
    into[place * 9 + 6 + axis] = (corners[triangle * 9 + 6 + axis] ?? 0) - corner
  }
}
