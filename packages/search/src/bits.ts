/** One bit per slot, 32 per word. */
export type Bits = Uint32Array

export const newBits = (slots: number): Bits => new Uint32Array((slots + 31) >>> 5)

export const hasBit = (bits: Bits, slot: number): boolean => ((bits[slot >>> 5] ?? 0) & (1 << (slot & 31))) !== 0

export function hasBits(bits: Bits): boolean {
  for (let at = 0; at < bits.length; at++) if (bits[at] !== 0) return true
  return false
}

export function setBit(bits: Bits, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) | (1 << (slot & 31))
}

export function clearBit(bits: Bits, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) & ~(1 << (slot & 31))
}

export function growBits(bits: Bits, slots: number): Bits {
  const grown = newBits(slots)
  grown.set(bits)
  return grown
}

/** Counts the bits of a word in parallel: pairs, then nibbles, then bytes. */
export function countWord(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return (((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/** Writes the slots in ascending order into `room`, as many as fit. */
export function listBits(bits: Bits, room: Int32Array): Int32Array {
  let filled = 0
  for (let index = 0; index < bits.length; index++) {
    let word = bits[index] ?? 0
    while (word !== 0 && filled < room.length) {
      room[filled++] = (index << 5) + 31 - Math.clz32(word & -word)
      word &= word - 1
    }
  }
  return room.subarray(0, filled)
}
