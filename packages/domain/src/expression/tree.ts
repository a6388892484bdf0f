import type { Exact } from './exact.ts'

export const comparisons = ['=', '<>', '<=', '>=', '<', '>'] as const
export type ComparisonOperator = (typeof comparisons)[number]
const arithmetic = ['+', '-', '*', '/', '%'] as const
export type ArithmeticOperator = (typeof arithmetic)[number]
export type LogicOperator = 'and' | 'or'
export type Operator = LogicOperator | ComparisonOperator | ArithmeticOperator

export const isArithmetic = (operator: Operator): operator is ArithmeticOperator =>
  arithmetic.some((sign) => sign === operator)

interface Placed {
  /** Position in the text, from 0. */
  readonly at: number
}

export interface PathNode extends Placed {
  readonly kind: 'path'
  readonly names: readonly string[]
}

/** `on` is the path before the last dot: empty for `min(…)`, `['items']` for `items.any(…)`. */
export interface CallNode extends Placed {
  readonly kind: 'call'
  readonly on: readonly string[]
  readonly name: string
  readonly args: readonly ExpressionNode[]
}

export interface BinaryNode extends Placed {
  readonly kind: 'binary'
  readonly operator: Operator
  readonly left: ExpressionNode
  readonly right: ExpressionNode
}

export type ExpressionNode =
  | (Placed & { readonly kind: 'number'; readonly text: string; readonly value: Exact | null })
  | (Placed & { readonly kind: 'text'; readonly value: string })
  | (Placed & { readonly kind: 'date'; readonly text: string; readonly time: number })
  | (Placed & { readonly kind: 'constant'; readonly value: boolean | null })
  | (Placed & { readonly kind: 'not'; readonly of: ExpressionNode })
  | (Placed & { readonly kind: 'negative'; readonly of: ExpressionNode })
  | PathNode
  | CallNode
  | BinaryNode

export function childrenOf(node: ExpressionNode): readonly ExpressionNode[] {
  if (node.kind === 'binary') return [node.left, node.right]
  if (node.kind === 'call') return node.args
  return node.kind === 'not' || node.kind === 'negative' ? [node.of] : []
}

export const someNode = (node: ExpressionNode, test: (node: ExpressionNode) => boolean): boolean =>
  test(node) || childrenOf(node).some((child) => someNode(child, test))

export const isNullLiteral = (node: ExpressionNode): boolean => node.kind === 'constant' && node.value === null
