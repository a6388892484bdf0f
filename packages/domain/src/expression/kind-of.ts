import { findFunction } from './find-function.ts'
import type { ValueKind } from './functions/function-rule.ts'
import { type ExpressionNode, isArithmetic } from './tree.ts'

const literals: Partial<Record<ExpressionNode['kind'], ValueKind>> = {
  number: 'number',
  negative: 'number',
  text: 'text',
  date: 'date',
  not: 'condition',
}

/** The type of a part, as far as its form tells; fields of data may be anything. */
export function kindOf(node: ExpressionNode): ValueKind {
  if (node.kind === 'constant') return node.value === null ? 'any' : 'condition'
  if (node.kind === 'call') return findFunction(node)?.gives ?? 'any'
  if (node.kind === 'binary') return isArithmetic(node.operator) ? 'number' : 'condition'
  return literals[node.kind] ?? 'any'
}

export const kindLabels: Record<ValueKind, string> = {
  condition: 'a condition',
  number: 'a number',
  text: 'a text',
  date: 'a date',
  any: 'anything',
}
