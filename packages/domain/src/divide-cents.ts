/** Rounds half up; whole numbers of any size. */
const roundedShare = (cents: bigint, of: bigint, all: bigint): bigint => (2n * cents * of + all) / (2n * all)

/**
 * Divides an amount by weights so that the parts add up to it to the cent: each part is the rounded sum up to it less
 * the one before. Without any weight the first part takes all.
 */
export function divideCents(cents: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (all === 0n) return weights.map((_, at) => (at === 0 ? cents : 0))
  let [weight, before] = [0n, 0]
  return weights.map((own) => {
    weight += BigInt(own)
    const upTo = Number(roundedShare(BigInt(cents), weight, all))
    const part = upTo - before
    before = upTo
    return part
  })
}
