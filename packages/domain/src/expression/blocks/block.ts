import type { ComparisonOperator, LogicOperator } from '../tree.ts'

/** A value as its control shows it. Text is kept as it is written, so that `.10` stays `.10`. */
export interface BlockValue {
  readonly kind: 'number' | 'text' | 'date' | 'truth' | 'nothing' | 'field'
  readonly text: string
}

interface Negatable {
  readonly isNot: boolean
}

/** Conditions that all hold, or of which one holds. */
export interface GroupBlock extends Negatable {
  readonly kind: 'group'
  readonly join: LogicOperator
  readonly blocks: readonly Block[]
}

export interface CompareBlock extends Negatable {
  readonly kind: 'compare'
  /** `order.Subtotal`, as it is written. */
  readonly field: string
  readonly operator: ComparisonOperator
  readonly value: BlockValue
}

/** `items.any(…)` and `items.all(…)`. */
export interface LinesBlock extends Negatable {
  readonly kind: 'lines'
  readonly quantifier: 'any' | 'all'
  /** Null: every line counts. */
  readonly where: Block | null
}

/** `items.quantity(…) >= 20`. */
export interface LineSumBlock extends Negatable {
  readonly kind: 'sum'
  readonly measure: 'count' | 'quantity' | 'total'
  readonly where: Block | null
  readonly operator: ComparisonOperator
  readonly value: BlockValue
}

/** `order.Status.in('a', 'b')`, `order.xp.tags.contains('a')`. */
export interface ListBlock extends Negatable {
  readonly kind: 'list'
  readonly field: string
  readonly test: 'in' | 'contains'
  readonly values: readonly BlockValue[]
}

/** `product.incategory('a')`. */
export interface CategoryBlock extends Negatable {
  readonly kind: 'category'
  readonly field: string
  readonly test: 'incategory' | 'inparentcategory'
  readonly ids: readonly string[]
}

/** A part that no other block can show. */
export interface TextBlock {
  readonly kind: 'text'
  readonly text: string
}

/** A condition as people build it. Every expression has blocks: what has no block of its own is a block of text. */
export type Block = GroupBlock | CompareBlock | LinesBlock | LineSumBlock | ListBlock | CategoryBlock | TextBlock
