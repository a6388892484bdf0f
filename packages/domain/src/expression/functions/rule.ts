import type { Run } from '../run.ts'
import type { Call } from '../tree.ts'
import type { Value } from '../value.ts'

/** The type of an expression part, as far as it is known without data. */
export type Kind = 'condition' | 'number' | 'text' | 'date' | 'any'

export interface FunctionRule {
  /** The number of arguments. */
  readonly least: number
  readonly most: number
  readonly isOdd?: true
  readonly takes: (index: number, count: number) => Kind
  readonly gives: Kind
  /** Inside its parentheses bare names are fields of a line, or `item` is an element of the array. */
  readonly opens?: 'line' | 'element'
  readonly apply: (call: Call, run: Run) => Value
}

export const many = Number.POSITIVE_INFINITY
export const always = (kind: Kind) => (): Kind => kind

export const argument = ({ args }: Call, index: number, run: Run): Value => {
  const node = args[index]
  return node ? run.value(node, run) : null
}
