import { addGradientNoise } from '../noise.ts'
import type { BlankFace } from './blank-face.ts'

/** Noise for one row of pixels at a time: the lattice is evaluated per cell, not per pixel. */
export interface NoiseRows {
  /** A buffer that holds noise of these frequencies (per inch) for the current row, about −1 to 1. */
  noise: (perInchX: number, perInchY: number, seed: number) => Float32Array
  /** The same with additional octaves, each twice as fine; `rough` is the strength relative to the previous one. */
  fbm: (perInchX: number, perInchY: number, seed: number, octaves: number, rough?: number) => Float32Array
  /** Moves every buffer to the row at y inches. */
  moveTo: (y: number) => void
}

interface Strand {
  buffer: Float32Array
  perInchX: number
  perInchY: number
  seed: number
  octaves: number
  rough: number
}

export function createNoiseRows({ seen, pixel, x: startX, y: startY }: BlankFace): NoiseRows {
  const count = Math.ceil((seen.right - seen.left) / pixel + 1)
  const strands: Strand[] = []
  const add = (perInchX: number, perInchY: number, seed: number, octaves: number, rough = 0.5): Float32Array => {
    const buffer = new Float32Array(count)
    strands.push({ buffer, perInchX, perInchY, seed, octaves, rough })
    return buffer
  }
  const first = startX + seen.left + pixel / 2
  let last = Number.NaN
  return {
    noise: (perInchX, perInchY, seed) => add(perInchX, perInchY, seed, 1),
    fbm: add,
    moveTo: (y) => {
      if (y === last) return
      last = y
      for (const strand of strands) fillStrand(strand, first, startY + y, pixel)
    },
  }
}

function fillStrand(
  { buffer, perInchX, perInchY, seed, octaves, rough }: Strand,
  x: number,
  y: number,
  pixel: number,
): void {
  buffer.fill(0)
  let size = octaves === 1 ? 1 : 0.55
  let scale = 1
  for (let octave = 0; octave < octaves; octave++) {
    const shift = octave * 17.31
    const stepX = perInchX * scale
    addGradientNoise(buffer, x * stepX + shift, stepX * pixel, y * perInchY * scale - shift, seed + octave * 131, size)
    size *= rough
    scale *= 2.03
  }
}
