import type { Wanted } from './plan.ts'
import type { Vocabulary } from './vocabulary.ts'

/** About how many products have it. Of living ones, so that scores are to the last bit those of a new index. */
export const expected = ({ alternatives }: Wanted, { frequency }: Vocabulary): number =>
  alternatives.reduce((sum, { terms }) => sum + Math.min(...terms.map((term) => frequency[term] ?? 0)), 0)

/**
 * Rare words say more. All alternatives are as rare as they are together: a rare beginning must not beat a common one
 * by being rare.
 */
export function rarityOf(wanted: Wanted, vocabulary: Vocabulary, total: number): number {
  const frequency = Math.min(total, expected(wanted, vocabulary))
  return Math.log(1 + (total - frequency + 0.5) / (frequency + 0.5))
}
