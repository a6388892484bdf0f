import { type Bits, newBits } from './bits.ts'

/**
 * Working memory of one search at a time, reused between searches: allocating it each time would make the garbage
 * collector walk the whole index several times a second.
 */
export interface SearchBuffers {
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

export const newSearchBuffers = (capacity: number): SearchBuffers => ({
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
export function borrowBits(buffers: SearchBuffers): Bits {
  const bits = buffers.bits[buffers.bitsInUse] ?? newBits(buffers.capacity)
  buffers.bits[buffers.bitsInUse++] = bits
  return bits.fill(0)
}

export function returnBits(buffers: SearchBuffers): void {
  buffers.bitsInUse = 0
}

/** Slots of any of the sets. Read-only. */
export function unionBits(all: readonly Bits[], buffers: SearchBuffers): Bits {
  const [first] = all
  if (first && all.length === 1) return first
  const any = borrowBits(buffers)
  for (const bits of all) for (let at = 0; at < any.length; at++) any[at] = (any[at] ?? 0) | (bits[at] ?? 0)
  return any
}
