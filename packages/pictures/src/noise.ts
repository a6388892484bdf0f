/** Deterministic noise on a lattice. Everything here is a pure function of its arguments. */

/** 32 well-mixed bits for a lattice point. */
export function hashPoint(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca77) ^ Math.imul(seed, 0xc2b2ae3d)
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d)
  h = Math.imul(h ^ (h >>> 13), 0x297a2d39)
  return (h ^ (h >>> 16)) >>> 0
}

/** 0 up to but not 1. */
export const randomAt = (x: number, y: number, seed: number): number => hashPoint(x, y, seed) / 4294967296

/** −1 to 1. */
export const signedRandomAt = (x: number, y: number, seed: number): number => hashPoint(x, y, seed) / 2147483648 - 1

const gradientsX = Float64Array.from({ length: 256 }, (_, i) => Math.cos((i / 128) * Math.PI))
const gradientsY = Float64Array.from({ length: 256 }, (_, i) => Math.sin((i / 128) * Math.PI))

/** A cheaper hash for the inner loop: only its top byte is used. */
function cornerHash(mixed: number): number {
  const h = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  return (h ^ (h >>> 13)) >>> 24
}

const cornerSlope = (h: number, x: number, y: number): number => (gradientsX[h] ?? 0) * x + (gradientsY[h] ?? 0) * y

/** Gradient noise, about −1 to 1, wavelength 1. */
export function gradientNoise(x: number, y: number, seed: number): number {
  const ix = Math.floor(x)
  const iy = Math.floor(y)
  const fx = x - ix
  const fy = y - iy
  const x0 = Math.imul(ix, 0x9e3779b1)
  const x1 = (x0 + 0x9e3779b1) | 0
  const y0 = Math.imul(iy, 0x85ebca77) ^ Math.imul(seed, 0xc2b2ae3d)
  const y1 = Math.imul(iy + 1, 0x85ebca77) ^ Math.imul(seed, 0xc2b2ae3d)
  const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10)
  const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10)
  const a = cornerSlope(cornerHash(x0 ^ y0), fx, fy)
  const b = cornerSlope(cornerHash(x1 ^ y0), fx - 1, fy)
  const c = cornerSlope(cornerHash(x0 ^ y1), fx, fy - 1)
  const d = cornerSlope(cornerHash(x1 ^ y1), fx - 1, fy - 1)
  const top = a + (b - a) * u
  const low = c + (d - c) * u
  return (top + (low - top) * v) * 1.42
}

/** Adds gradient noise times `size` along a horizontal line; far cheaper than point by point for wide cells. */
export function addGradientNoise(
  out: Float32Array,
  x: number,
  step: number,
  y: number,
  seed: number,
  size: number,
): void {
  const iy = Math.floor(y)
  const fy = y - iy
  const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10)
  const y0 = Math.imul(iy, 0x85ebca77) ^ Math.imul(seed, 0xc2b2ae3d)
  const y1 = Math.imul(iy + 1, 0x85ebca77) ^ Math.imul(seed, 0xc2b2ae3d)
  const high = size * 1.42
  let cell = Number.NaN
  // Noise inside a cell is four slopes: here folded into the left and the right edge of the cell.
  let leftSlope = 0
  let left = 0
  let rightSlope = 0
  let right = 0
  for (let i = 0; i < out.length; i++) {
    const at = x + i * step
    const ix = Math.floor(at)
    if (ix !== cell) {
      const x0 = Math.imul(ix, 0x9e3779b1)
      const x1 = Math.imul(ix + 1, 0x9e3779b1)
      const a = cornerHash(x0 ^ y0)
      const b = cornerHash(x1 ^ y0)
      const c = cornerHash(x0 ^ y1)
      const d = cornerHash(x1 ^ y1)
      leftSlope = interpolate(gradientsX[a], gradientsX[c], v)
      rightSlope = interpolate(gradientsX[b], gradientsX[d], v)
      left = interpolate((gradientsY[a] ?? 0) * fy, (gradientsY[c] ?? 0) * (fy - 1), v)
      right = interpolate((gradientsY[b] ?? 0) * fy, (gradientsY[d] ?? 0) * (fy - 1), v)
      cell = ix
    }
    const fx = at - ix
    const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10)
    const near = leftSlope * fx + left
    out[i] = (out[i] ?? 0) + (near + (rightSlope * (fx - 1) + right - near) * u) * high
  }
}

const interpolate = (a: number | undefined = 0, b: number | undefined = 0, t: number): number => a + (b - a) * t

/** Gradient noise along a line. */
export function waveNoise(x: number, seed: number): number {
  const ix = Math.floor(x)
  const f = x - ix
  const a = signedRandomAt(ix, 0, seed)
  return a + (signedRandomAt(ix + 1, 0, seed) - a) * f * f * (3 - 2 * f)
}

/** Octaves turned 37° from each other, so that no lattice shows. About −1 to 1. */
export function fbm(x: number, y: number, seed: number, octaves: number): number {
  let sum = 0
  let size = 0.55
  let px = x
  let py = y
  for (let octave = 0; octave < octaves; octave++) {
    sum += size * gradientNoise(px, py, seed + octave * 131)
    const turned = (px * 0.8 - py * 0.6) * 2.03
    py = (px * 0.6 + py * 0.8) * 2.03
    px = turned
    size *= 0.5
  }
  return sum
}

/** The nearest and second nearest point of a jittered lattice, and which one it is. */
export interface WorleyCell {
  near: number
  second: number
  id: number
  /** From the nearest point to here. */
  dx: number
  dy: number
}

export const createWorleyCell = (): WorleyCell => ({ near: 0, second: 0, id: 0, dx: 0, dy: 0 })

export function findWorleyCell(x: number, y: number, seed: number, cell: WorleyCell): void {
  const ix = Math.floor(x)
  const iy = Math.floor(y)
  let near = 9
  let second = 9
  for (let j = -1; j <= 1; j++) {
    for (let i = -1; i <= 1; i++) {
      const h = hashPoint(ix + i, iy + j, seed)
      const dx = x - (ix + i + (h & 0xffff) / 65536)
      const dy = y - (iy + j + (h >>> 16) / 65536)
      const far = dx * dx + dy * dy
      if (far >= second) continue
      if (far >= near) {
        second = far
        continue
      }
      second = near
      near = far
      cell.id = h
      cell.dx = dx
      cell.dy = dy
    }
  }
  cell.near = Math.sqrt(near)
  cell.second = Math.sqrt(second)
}

/** 0 below `from`, 1 above `to`, smooth between; works backwards too. */
export function smoothStep(from: number, to: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

/** Indexed random numbers per seed: the same seed and index always give the same value. 0 to 1. */
export const seededDice =
  (seed: number, which = 0): ((draw: number) => number) =>
  (draw) =>
    randomAt(draw, which, seed)
