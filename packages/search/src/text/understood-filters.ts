import type { UnderstoodFilter } from '../search-query.ts'
import type { QueryConcept } from './query-plan.ts'
import type { ReadText } from './read-text.ts'

/** Filters that the text names, each with the text that remains when it is taken off. */
export function understoodFilters({ plan, understood, leftOut }: ReadText): UnderstoodFilter[] {
  const isTaken = (concept: QueryConcept) => !leftOut.includes(concept.words.join(' '))
  return understood.map((concept) => {
    const rest = plan.concepts
      .filter((other) => other !== concept && isTaken(other))
      .flatMap(({ words }) => words)
      .join(' ')
    const { choice, price } = concept
    if (choice) return { filter: choice.facet, values: choice.values, rest }
    const per = price?.isPerUnit ? 'unit' : 'sq ft'
    return { filter: 'price', values: [per], rest, min: price?.min ?? null, max: price?.max ?? null }
  })
}
