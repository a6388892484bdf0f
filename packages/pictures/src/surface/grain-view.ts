import type { BlankFace } from './blank-face.ts'
import { createNoiseRows, type NoiseRows } from './noise-rows.ts'

/** A piece seen along its grain, which runs with the longer side. */
export interface GrainView {
  isTall: boolean
  width: number
  length: number
  rows: NoiseRows
  /** Noise by frequency across and along the grain. */
  noise: (perAcross: number, perAlong: number, place: number, octaves?: number) => Float32Array
}

export function grainViewOf(blank: BlankFace): GrainView {
  const isTall = blank.length > blank.width
  const rows = createNoiseRows(blank)
  return {
    isTall,
    width: isTall ? blank.width : blank.length,
    length: isTall ? blank.length : blank.width,
    rows,
    noise: (perAcross, perAlong, place, octaves = 1) => {
      const seed = blank.seed + place
      return isTall ? rows.fbm(perAcross, perAlong, seed, octaves) : rows.fbm(perAlong, perAcross, seed, octaves)
    },
  }
}
