import { type Bits, newBits } from './bits.ts'

/**
 * Working memory of one search at a time, reused between searches: allocating it each time would make the garbage
 * collector walk the whole index several times a second.
 */
export interface Scratch {
  capacity: number
  /** Lists of slots and of parallel values. */
  found: Int32Array
  aside: Int32Array
  scores: Float32Array
  best: Float32Array
  keys: Float64Array
  bits: Bits[]
  bitsInUse: number
}

export const newScratch = (capacity: number): Scratch => ({
  capacity,
  found: new Int32Array(capacity),
  aside: new Int32Array(capacity),
  scores: new Float32Array(capacity),
  best: new Float32Array(capacity),
  keys: new Float64Array(capacity),
  bits: [],
  bitsInUse: 0,
})

/** All zero, reserved for the caller until the next search begins. */
export function borrowBits(scratch: Scratch): Bits {
  const bits = scratch.bits[scratch.bitsInUse] ?? newBits(scratch.capacity)
  scratch.bits[scratch.bitsInUse++] = bits
  return bits.fill(0)
}

export function returnBits(scratch: Scratch): void {
  scratch.bitsInUse = 0
}
