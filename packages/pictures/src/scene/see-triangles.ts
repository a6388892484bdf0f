import type { Lens } from './lens.ts'
import type { Stage } from './stage.ts'

const near = 0.05

/** Corners of a clipped triangle in the picture: x, y and one over the distance. */
const flat = new Float64Array(4 * 3)
const clipped = new Float64Array(4 * 3)

/** The visible triangle at every pixel, sampled at an offset from the pixel's center. */
export function seeTriangles(stage: Stage, lens: Lens, shiftX: number, shiftY: number): Int32Array {
  const seen = new Int32Array(lens.width * lens.height).fill(-1)
  const depth = new Float32Array(lens.width * lens.height)
  const view = viewOf(stage, lens)
  const count = stage.partOf.length
  for (let triangle = 0; triangle < count; triangle++) {
    const corners = clipTriangle(stage, view, triangle)
    if (corners < 3) continue
    projectCorners(lens, corners, shiftX, shiftY)
    for (let corner = 2; corner < corners; corner++) fillTriangle(lens, seen, depth, triangle, corner)
  }
  return seen
}

/** Vertices as the camera sees them: right, up, ahead. */
function viewOf({ positions }: Stage, { x, y, z, cos, sin }: Lens): Float32Array {
  const view = new Float32Array(positions.length)
  for (let at = 0; at < positions.length; at += 3) {
    const dx = (positions[at] ?? 0) - x
    const dz = (positions[at + 2] ?? 0) - z
    view[at] = dx * cos - dz * sin
    view[at + 1] = (positions[at + 1] ?? 0) - y
    view[at + 2] = dx * sin + dz * cos
  }
  return view
}

/** Clips the part behind the camera; returns the number of remaining corners. */
function clipTriangle({ corners }: Stage, view: Float32Array, triangle: number): number {
  let count = 0
  for (let corner = 0; corner < 3; corner++) {
    const a = (corners[triangle * 3 + corner] ?? 0) * 3
    const b = (corners[triangle * 3 + ((corner + 1) % 3)] ?? 0) * 3
    const za = view[a + 2] ?? 0
    const zb = view[b + 2] ?? 0
    if (za >= near) {
      for (let axis = 0; axis < 3; axis++) clipped[count * 3 + axis] = view[a + axis] ?? 0
      count++
    }
    if (za >= near === zb >= near) continue
    const share = (near - za) / (zb - za)
    for (let axis = 0; axis < 3; axis++) {
      const from = view[a + axis] ?? 0
      clipped[count * 3 + axis] = from + ((view[b + axis] ?? 0) - from) * share
    }
    count++
  }
  return count
}

function projectCorners({ step, cx, cy }: Lens, corners: number, shiftX: number, shiftY: number): void {
  for (let corner = 0; corner < corners; corner++) {
    const inverse = 1 / (clipped[corner * 3 + 2] ?? 1)
    flat[corner * 3] = cx - shiftX + ((clipped[corner * 3] ?? 0) * inverse) / step
    flat[corner * 3 + 1] = cy - shiftY - ((clipped[corner * 3 + 1] ?? 0) * inverse) / step
    flat[corner * 3 + 2] = inverse
  }
}

/** Fills the triangle of corners 0, corner − 1 and corner where it is nearer than the stored depth. */
function fillTriangle(
  { width, height }: Lens,
  seen: Int32Array,
  depth: Float32Array,
  triangle: number,
  corner: number,
): void {
  const x0 = flat[0] ?? 0
  const y0 = flat[1] ?? 0
  const z0 = flat[2] ?? 0
  const x1 = flat[corner * 3 - 3] ?? 0
  const y1 = flat[corner * 3 - 2] ?? 0
  const x2 = flat[corner * 3] ?? 0
  const y2 = flat[corner * 3 + 1] ?? 0
  const area = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0)
  if (area === 0) return
  const z1 = (flat[corner * 3 - 1] ?? 0) - z0
  const z2 = (flat[corner * 3 + 2] ?? 0) - z0
  const zx = (z1 * (y2 - y0) - z2 * (y1 - y0)) / area
  const zy = (z2 * (x1 - x0) - z1 * (x2 - x0)) / area
  const top = Math.max(0, Math.ceil(Math.min(y0, y1, y2) - 0.5))
  const bottom = Math.min(height - 1, Math.floor(Math.max(y0, y1, y2) - 0.5))
  for (let row = top; row <= bottom; row++) {
    const y = row + 0.5
    span.left = Infinity
    span.right = -Infinity
    widenSpan(x0, y0, x1, y1, y)
    widenSpan(x1, y1, x2, y2, y)
    widenSpan(x2, y2, x0, y0, y)
    const from = Math.max(0, Math.ceil(span.left - 0.5))
    const to = Math.min(width - 1, Math.floor(span.right - 0.5))
    let z = z0 + zx * (from + 0.5 - x0) + zy * (y - y0)
    for (let at = row * width + from; at <= row * width + to; at++, z += zx) {
      if (z <= (depth[at] ?? 0)) continue
      depth[at] = z
      seen[at] = triangle
    }
  }
}

const span = { left: 0, right: 0 }

/** Stretches the span by the point where an edge crosses the row. */
function widenSpan(ax: number, ay: number, bx: number, by: number, y: number): void {
  if (ay === by || (y < ay && y < by) || (y > ay && y > by)) return
  const x = ax + ((y - ay) / (by - ay)) * (bx - ax)
  if (x < span.left) span.left = x
  if (x > span.right) span.right = x
}
