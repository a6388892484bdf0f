import type { SearchFindings } from './search-findings.ts'
import type { SearchIndex } from './search-index.ts'

/** For support: how each part of the text was interpreted. */
export function explainFindings({ vocabulary }: SearchIndex, { plan, leftOut, slots }: SearchFindings): string[] {
  const stems = new Map([...vocabulary.termOfStem].map(([root, term]) => [term, root]))
  const parts = (plan?.concepts ?? []).map(({ words, alternatives }) => {
    const taken = alternatives.map(
      ({ terms, weight }) =>
        `${terms.map((term) => stems.get(term)).join('+')} (${weight}, ${terms.map((term) => vocabulary.frequency[term]).join('+')} products)`,
    )
    return `${words.join(' ')}: ${taken.join(', ') || 'unknown'}`
  })
  return [...parts, ...leftOut.map((words) => `left out: ${words}`), `${slots.length} found`]
}
