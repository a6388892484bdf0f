import { type Exact, plus, wholeExact } from '../exact.ts'
import type { LineFact } from '../facts.ts'
import { type Run, spend } from '../run.ts'
import { type Call, type Node, someNode } from '../tree.ts'
import { fieldOf, numberFrom, type Value, valueFrom } from '../value.ts'
import { always, type FunctionRule } from './rule.ts'

const meets = (line: LineFact, condition: Node | undefined, run: Run): boolean =>
  spend(run) && (!condition || run.value(condition, { ...run, line, element: undefined }) === true)

const matching = ({ args: [condition] }: Call, run: Run): LineFact[] =>
  run.facts.lines.filter((line) => meets(line, condition, run))

const total = (lines: readonly LineFact[], field: string): Exact | null =>
  lines.reduce<Exact | null>(
    (sum, line) => sum && plus(sum, numberFrom(valueFrom(fieldOf(line, field))) ?? wholeExact(0)),
    wholeExact(0),
  )

const refersToItem = (node: Node): boolean =>
  (node.kind === 'path' || node.kind === 'call') &&
  (node.kind === 'path' ? node.names : node.on)[0]?.toLowerCase() === 'item'

/** A sum over all lines is computed once, even when evaluated for each of a thousand lines. */
function once(call: Call, run: Run, apply: FunctionRule['apply']): Value {
  const { remembered, budget } = run
  if (!remembered || someNode(call, refersToItem)) return apply(call, run)
  const known = remembered.get(call)
  if (known !== undefined) return known
  const value = apply(call, run)
  if (budget.left >= 0) remembered.set(call, value)
  return value
}

const rule = (gives: FunctionRule['gives'], least: number, apply: FunctionRule['apply']): FunctionRule => ({
  least,
  most: 1,
  takes: always('condition'),
  gives,
  opens: 'line',
  apply: (call, run) => once(call, run, apply),
})

/** `items.f(…)`. Without a condition all lines count. */
export const lineFunctions: Readonly<Record<string, FunctionRule>> = {
  any: rule('condition', 0, (call, run) => run.facts.lines.some((line) => meets(line, call.args[0], run))),
  all: rule('condition', 1, (call, run) => run.facts.lines.every((line) => meets(line, call.args[0], run))),
  quantity: rule('number', 0, (call, run) => total(matching(call, run), 'Quantity')),
  count: rule('number', 0, (call, run) => wholeExact(matching(call, run).length)),
  total: rule('number', 0, (call, run) => total(matching(call, run), 'LineTotal')),
}
