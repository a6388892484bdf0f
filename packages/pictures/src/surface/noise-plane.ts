import type { BlankFace } from './blank-face.ts'

/** Slow noise on a coarse lattice, interpolated: a quarter of the work at two pixels per step, a ninth at three. */
export interface NoisePlane {
  step: number
  left: number
  top: number
  columns: number
  rows: number
  /** One array per computed value. */
  channels: readonly Float32Array[]
  /** The last located lattice square, and the position in it. */
  at: number
  u: number
  v: number
}

/** `fill` writes one number for each channel at a point of the piece, in inches. */
export function createNoisePlane(
  { seen, pixel }: BlankFace,
  finest: number,
  channels: number,
  fill: (x: number, y: number, out: Float64Array) => void,
): NoisePlane {
  // Four samples per shortest wave keep its shape; steps below two pixels make no visible difference.
  const step = Math.max(pixel * 2, Math.min(finest / 4, pixel * 10))
  const left = seen.left - step
  const top = seen.top - step
  const columns = Math.ceil((seen.right - seen.left) / step) + 3
  const rows = Math.ceil((seen.bottom - seen.top) / step) + 3
  const arrays = Array.from({ length: channels }, () => new Float32Array(columns * rows))
  const out = new Float64Array(channels)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      fill(left + column * step, top + row * step, out)
      for (let c = 0; c < channels; c++) {
        const array = arrays[c]
        if (array) array[row * columns + column] = out[c] ?? 0
      }
    }
  }
  return { step, left, top, columns, rows, channels: arrays, at: 0, u: 0, v: 0 }
}

export function locatePoint(plane: NoisePlane, x: number, y: number): void {
  const sx = Math.min(plane.columns - 1.001, Math.max(0, (x - plane.left) / plane.step))
  const sy = Math.min(plane.rows - 1.001, Math.max(0, (y - plane.top) / plane.step))
  const ix = Math.floor(sx)
  const iy = Math.floor(sy)
  plane.at = iy * plane.columns + ix
  plane.u = sx - ix
  plane.v = sy - iy
}

/** The channel's value at the last located point. */
export function readChannel({ columns, at, u, v }: NoisePlane, channel: Float32Array): number {
  const a = channel[at] ?? 0
  const c = channel[at + columns] ?? 0
  const top = a + ((channel[at + 1] ?? 0) - a) * u
  return top + (c + ((channel[at + columns + 1] ?? 0) - c) * u - top) * v
}

/** A channel by index, to be held outside the inner loop. */
export const channelOf = (plane: NoisePlane, place: number): Float32Array =>
  plane.channels[place] ?? new Float32Array(1)
