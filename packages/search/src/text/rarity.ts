import type { QueryConcept } from './query-plan.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Estimated number of matching live products. Removed ones do not count, so scores equal those of a new index. */
export const expectedCount = ({ alternatives }: QueryConcept, { frequency }: Vocabulary): number =>
  alternatives.reduce((sum, { terms }) => sum + Math.min(...terms.map((term) => frequency[term] ?? 0)), 0)

/**
 * Rare words weigh more. Alternatives share their combined rarity: a rare completion must not beat a common one
 * by being rare.
 */
export function rarityOf(wanted: QueryConcept, vocabulary: Vocabulary, total: number): number {
  const frequency = Math.min(total, expectedCount(wanted, vocabulary))
  return Math.log(1 + (total - frequency + 0.5) / (frequency + 0.5))
}
