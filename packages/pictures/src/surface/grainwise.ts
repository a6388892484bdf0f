import type { Blank } from './blank.ts'
import { createRows, type Rows } from './rows.ts'

/** A piece seen along its grain, which runs with the longer side. */
export interface Grainwise {
  isTall: boolean
  width: number
  length: number
  rows: Rows
  /** Noise by frequency across and along the grain. */
  noise: (perAcross: number, perAlong: number, place: number, octaves?: number) => Float32Array
}

export function grainwise(blank: Blank): Grainwise {
  const isTall = blank.length > blank.width
  const rows = createRows(blank)
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
