import type { Kind } from './functions/rule.ts'
import { findFunction } from './functions.ts'
import { isArithmetic, type Node } from './tree.ts'

const literals: Partial<Record<Node['kind'], Kind>> = {
  number: 'number',
  negative: 'number',
  text: 'text',
  date: 'date',
  not: 'condition',
}

/** The type of a part, as far as its form tells; fields of data may be anything. */
export function kindOf(node: Node): Kind {
  if (node.kind === 'constant') return node.value === null ? 'any' : 'condition'
  if (node.kind === 'call') return findFunction(node)?.gives ?? 'any'
  if (node.kind === 'binary') return isArithmetic(node.operator) ? 'number' : 'condition'
  return literals[node.kind] ?? 'any'
}

export const kindWords: Record<Kind, string> = {
  condition: 'a condition',
  number: 'a number',
  text: 'a text',
  date: 'a date',
  any: 'anything',
}
