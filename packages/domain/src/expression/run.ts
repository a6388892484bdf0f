import type { ExpressionFacts, LineFact } from './facts.ts'
import type { Call, Node } from './tree.ts'
import { fieldOf, isPlainRecord, type Value, valueFrom } from './value.ts'

/** One evaluation: what is known, where it stands, and what it may still cost. */
export interface Run {
  readonly facts: ExpressionFacts
  readonly budget: { left: number }
  /** The line whose fields bare names are, inside `items.f(…)`. */
  readonly line: LineFact | undefined
  /** What `item` is, inside a function of an array. */
  readonly element: { readonly value: unknown } | undefined
  /** Sums over all lines that are the same for each line asked about. */
  readonly remembered: Map<Call, Value> | undefined
  readonly value: (node: Node, run: Run) => Value
}

/** False once the steps are used up; then everything still open ends at once. */
export function spend({ budget }: Run, steps = 1): boolean {
  budget.left -= Math.ceil(steps)
  return budget.left >= 0
}

// Finding a name in any case looks at every key; 32 of them are one step.
const keysPerStep = 32

export function resolve(names: readonly string[], run: Run): Value {
  const [root = '', ...rest] = names
  const roots: Record<string, unknown> = {
    order: run.facts.order,
    orderreturn: run.facts.orderReturn,
    item: run.element ? run.element.value : run.facts.item,
  }
  const name = root.toLowerCase()
  const start = Object.hasOwn(roots, name) ? roots[name] : fieldOf(run.line, root)
  const end = rest.reduce<unknown>((data, field) => {
    if (isPlainRecord(data)) spend(run, Object.keys(data).length / keysPerStep)
    return fieldOf(data, field)
  }, start)
  return valueFrom(end)
}
