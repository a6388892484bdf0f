import type { ExpressionFacts, LineFact } from './facts.ts'
import type { CallNode, ExpressionNode } from './tree.ts'
import { type ExpressionValue, fieldOf, isPlainRecord, valueFrom } from './value.ts'

/** One evaluation: its data, its scope and its remaining steps. */
export interface EvaluationRun {
  readonly facts: ExpressionFacts
  readonly budget: { left: number }
  /** Inside `items.f(…)`: the line whose fields are bare names. */
  readonly line: LineFact | undefined
  /** Inside a function of an array: the value of `item`. */
  readonly element: { readonly value: unknown } | undefined
  /** Cached sums over all lines, the same for each evaluated line. */
  readonly remembered: Map<CallNode, ExpressionValue> | undefined
  readonly value: (node: ExpressionNode, run: EvaluationRun) => ExpressionValue
}

/** False once the steps are used up; then all pending work ends at once. */
export function spendSteps({ budget }: EvaluationRun, steps = 1): boolean {
  budget.left -= Math.ceil(steps)
  return budget.left >= 0
}

// case-insensitive lookup reads every key; 32 keys count as one step
const keysPerStep = 32

export function resolvePath(names: readonly string[], run: EvaluationRun): ExpressionValue {
  const [root = '', ...rest] = names
  const roots: Record<string, unknown> = {
    order: run.facts.order,
    orderreturn: run.facts.orderReturn,
    item: run.element ? run.element.value : run.facts.item,
  }
  const name = root.toLowerCase()
  const start = Object.hasOwn(roots, name) ? roots[name] : fieldOf(run.line, root)
  const end = rest.reduce<unknown>((data, field) => {
    if (isPlainRecord(data)) spendSteps(run, Object.keys(data).length / keysPerStep)
    return fieldOf(data, field)
  }, start)
  return valueFrom(end)
}
