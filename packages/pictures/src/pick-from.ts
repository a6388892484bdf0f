import type { Rgb } from './color.ts'
import type { Relief } from './raster.ts'

/** The last picked point. Reused: a new object for each of two million pixels is expensive. */
export const pickedPoint = { r: 0, g: 0, b: 0, relief: 0, gloss: 0 }

/** Picks the point at pixel (x, y) of a face; interpolates if the face is rotated. */
export function pickFrom(face: Relief, x: number, y: number, isStraight: boolean): void {
  if (isStraight) {
    pickNearest(face, x, y)
    return
  }
  const fx = Math.min(face.width - 1, Math.max(0, x - 0.5))
  const fy = Math.min(face.height - 1, Math.max(0, y - 0.5))
  const ix = Math.floor(fx)
  const iy = Math.floor(fy)
  const u = fx - ix
  const v = fy - iy
  const a = iy * face.width + ix
  const b = ix + 1 < face.width ? a + 1 : a
  const c = iy + 1 < face.height ? a + face.width : a
  const d = c + b - a
  const { data, relief, gloss } = face
  pickedPoint.r = interpolate(data, a * 3, b * 3, c * 3, d * 3, u, v)
  pickedPoint.g = interpolate(data, a * 3 + 1, b * 3 + 1, c * 3 + 1, d * 3 + 1, u, v)
  pickedPoint.b = interpolate(data, a * 3 + 2, b * 3 + 2, c * 3 + 2, d * 3 + 2, u, v)
  pickedPoint.relief = interpolate(relief, a, b, c, d, u, v)
  pickedPoint.gloss = gloss[a] ?? 0
}

function interpolate(from: Float32Array, a: number, b: number, c: number, d: number, u: number, v: number): number {
  const top = (from[a] ?? 0) * (1 - u) + (from[b] ?? 0) * u
  return top * (1 - v) + ((from[c] ?? 0) * (1 - u) + (from[d] ?? 0) * u) * v
}

function pickNearest(face: Relief, x: number, y: number): void {
  const ix = Math.min(face.width - 1, Math.max(0, Math.floor(x)))
  const iy = Math.min(face.height - 1, Math.max(0, Math.floor(y)))
  const at = iy * face.width + ix
  pickedPoint.r = face.data[at * 3] ?? 0
  pickedPoint.g = face.data[at * 3 + 1] ?? 0
  pickedPoint.b = face.data[at * 3 + 2] ?? 0
  pickedPoint.relief = face.relief[at] ?? 0
  pickedPoint.gloss = face.gloss[at] ?? 0
}

/** Blends in the body color of the piece. */
export function showBody([r, g, b]: Rgb, share: number): void {
  pickedPoint.r += (r - pickedPoint.r) * share
  pickedPoint.g += (g - pickedPoint.g) * share
  pickedPoint.b += (b - pickedPoint.b) * share
  pickedPoint.gloss *= 1 - share
}
