import type { Exact } from './exact.ts'

export const comparisons = ['=', '<>', '<=', '>=', '<', '>'] as const
export type Comparison = (typeof comparisons)[number]
const arithmetic = ['+', '-', '*', '/', '%'] as const
export type Arithmetic = (typeof arithmetic)[number]
export type Logic = 'and' | 'or'
export type Operator = Logic | Comparison | Arithmetic

export const isArithmetic = (operator: Operator): operator is Arithmetic => arithmetic.some((sign) => sign === operator)

interface Placed {
  /** Position in the text, from 0. */
  readonly at: number
}

export interface Path extends Placed {
  readonly kind: 'path'
  readonly names: readonly string[]
}

/** `on` is the path before the last dot: empty for `min(…)`, `['items']` for `items.any(…)`. */
export interface Call extends Placed {
  readonly kind: 'call'
  readonly on: readonly string[]
  readonly name: string
  readonly args: readonly Node[]
}

export interface Binary extends Placed {
  readonly kind: 'binary'
  readonly operator: Operator
  readonly left: Node
  readonly right: Node
}

export type Node =
  | (Placed & { readonly kind: 'number'; readonly text: string; readonly value: Exact | null })
  | (Placed & { readonly kind: 'text'; readonly value: string })
  | (Placed & { readonly kind: 'date'; readonly text: string; readonly time: number })
  | (Placed & { readonly kind: 'constant'; readonly value: boolean | null })
  | (Placed & { readonly kind: 'not'; readonly of: Node })
  | (Placed & { readonly kind: 'negative'; readonly of: Node })
  | Path
  | Call
  | Binary

export function childrenOf(node: Node): readonly Node[] {
  if (node.kind === 'binary') return [node.left, node.right]
  if (node.kind === 'call') return node.args
  return node.kind === 'not' || node.kind === 'negative' ? [node.of] : []
}

export const someNode = (node: Node, test: (node: Node) => boolean): boolean =>
  test(node) || childrenOf(node).some((child) => someNode(child, test))

export const isNullLiteral = (node: Node): boolean => node.kind === 'constant' && node.value === null
