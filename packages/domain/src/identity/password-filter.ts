/** 21 bits for each of 100,000 passwords: one in 24,000 other passwords is a false positive. */
export const filterBytes = 2 ** 18
const filterBits = filterBytes * 8
const hashes = 14

/** Normalizes a password for comparison: case and Unicode variants make no difference. */
export const foldPassword = (password: string): string => password.normalize('NFKC').toLowerCase().trim()

export function addToFilter(filter: Uint8Array, password: string): void {
  for (const bit of bitPositions(password)) filter[bit >>> 3] = (filter[bit >>> 3] ?? 0) | (1 << (bit & 7))
}

export const isInFilter = (filter: Uint8Array, password: string): boolean =>
  bitPositions(password).every((bit) => ((filter[bit >>> 3] ?? 0) & (1 << (bit & 7))) !== 0)

/** Bit positions in a Bloom filter: two hashes give any number of positions. */
function bitPositions(password: string): number[] {
  const bytes = new TextEncoder().encode(foldPassword(password))
  const [first, second] = [murmurHash(bytes, 0x9747b28c), murmurHash(bytes, 0x5bd1e995)]
  return Array.from({ length: hashes }, (_, index) => ((first + Math.imul(index, second | 1)) >>> 0) % filterBits)
}

/** MurmurHash3, 32 bits. */
function murmurHash(bytes: Uint8Array, seed: number): number {
  let state = seed
  for (let at = 0; at < bytes.length; at += 4) {
    const word =
      (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16) | ((bytes[at + 3] ?? 0) << 24)
    const mixed = Math.imul(rotateLeft(Math.imul(word, 0xcc9e2d51), 15), 0x1b873593)
    state = (Math.imul(rotateLeft(state ^ mixed, 13), 5) + 0xe6546b64) | 0
  }
  state ^= bytes.length
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35)
  return (state ^ (state >>> 16)) >>> 0
}

const rotateLeft = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits))
