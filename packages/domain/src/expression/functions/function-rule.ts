import type { EvaluationRun } from '../run.ts'
import type { CallNode } from '../tree.ts'
import type { ExpressionValue } from '../value.ts'

/** The type of an expression part, as far as it is known without data. */
export type ValueKind = 'condition' | 'number' | 'text' | 'date' | 'any'

export interface FunctionRule {
  /** The number of arguments. */
  readonly least: number
  readonly most: number
  readonly isOdd?: true
  readonly takes: (index: number, count: number) => ValueKind
  readonly gives: ValueKind
  /** Inside its parentheses bare names are fields of a line, or `item` is an element of the array. */
  readonly opens?: 'line' | 'element'
  readonly apply: (call: CallNode, run: EvaluationRun) => ExpressionValue
}

export const unlimited = Number.POSITIVE_INFINITY
export const always = (kind: ValueKind) => (): ValueKind => kind

export const evaluateArgument = ({ args }: CallNode, index: number, run: EvaluationRun): ExpressionValue => {
  const node = args[index]
  return node ? run.value(node, run) : null
}
