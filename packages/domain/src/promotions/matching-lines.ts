import { evaluatesToTrue } from '../expression/evaluate.ts'
import type { ExpressionFacts, LineFact } from '../expression/facts.ts'
import type { CallNode } from '../expression/tree.ts'
import { compareValues, type ExpressionValue, fieldOf, valueFrom } from '../expression/value.ts'
import { findEligibleRule } from './promotion-expressions.ts'
import type { PromotionTerms } from './promotion-terms.ts'

interface SortKey {
  readonly path: readonly string[]
  readonly isDescending: boolean
}

// tie-breakers: the oldest line first, then the ID
const lastKeys: readonly SortKey[] = ['DateAdded', 'ID'].map((name) => ({ path: [name], isDescending: false }))

const sortKeys = (sortBy: string | null): SortKey[] => [
  ...(sortBy ?? '')
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key.replace('!', '') !== '')
    .map((key) => ({ path: key.replace(/^!/, '').split('.'), isDescending: key.startsWith('!') })),
  ...lastKeys,
]

const valueAt = (line: LineFact, { path }: SortKey): ExpressionValue =>
  valueFrom(path.reduce<unknown>((data, name) => fieldOf(data, name), line))

/** Lines without the value come last in both directions. */
function compareBy({ isDescending }: SortKey, one: ExpressionValue = null, other: ExpressionValue = null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  const difference = compareValues(one, other) ?? 0
  return isDescending ? -difference : difference
}

function sortedLines(lines: readonly LineFact[], sortBy: string | null): LineFact[] {
  const keys = sortKeys(sortBy)
  return lines
    .map((line) => ({ line, values: keys.map((key) => valueAt(line, key)) }))
    .sort((one, other) =>
      keys.reduce((found, key, index) => found || compareBy(key, one.values[index], other.values[index]), 0),
    )
    .map(({ line }) => line)
}

/** The lines of a line-level promotion, in the order in which they are served. */
export function matchingLines(promotion: PromotionTerms, facts: ExpressionFacts): LineFact[] {
  const rule = findEligibleRule(promotion)
  if (!rule) return []
  const remembered = new Map<CallNode, ExpressionValue>()
  const isFor = (item: LineFact): boolean => evaluatesToTrue(rule, { ...facts, item }, { remembered })
  return sortedLines(facts.lines.filter(isFor), promotion.ItemSortBy)
}

export function isEligible(promotion: PromotionTerms, facts: ExpressionFacts): boolean {
  if (promotion.LineItemLevel) return matchingLines(promotion, facts).length > 0
  const rule = findEligibleRule(promotion)
  return rule !== undefined && evaluatesToTrue(rule, facts)
}
