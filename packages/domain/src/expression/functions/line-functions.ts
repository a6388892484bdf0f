import { type Exact, plus, wholeExact } from '../exact.ts'
import type { LineFact } from '../facts.ts'
import { type EvaluationRun, spendSteps } from '../run.ts'
import { type CallNode, type ExpressionNode, someNode } from '../tree.ts'
import { type ExpressionValue, fieldOf, numberFrom, valueFrom } from '../value.ts'
import { always, type FunctionRule } from './function-rule.ts'

const lineMeets = (line: LineFact, condition: ExpressionNode | undefined, run: EvaluationRun): boolean =>
  spendSteps(run) && (!condition || run.value(condition, { ...run, line, element: undefined }) === true)

const matchingFacts = ({ args: [condition] }: CallNode, run: EvaluationRun): LineFact[] =>
  run.facts.lines.filter((line) => lineMeets(line, condition, run))

const totalOf = (lines: readonly LineFact[], field: string): Exact | null =>
  lines.reduce<Exact | null>(
    (sum, line) => sum && plus(sum, numberFrom(valueFrom(fieldOf(line, field))) ?? wholeExact(0)),
    wholeExact(0),
  )

const refersToItem = (node: ExpressionNode): boolean =>
  (node.kind === 'path' || node.kind === 'call') &&
  (node.kind === 'path' ? node.names : node.on)[0]?.toLowerCase() === 'item'

/** A sum over all lines is computed once, even when evaluated for each of a thousand lines. */
function evaluateOnce(call: CallNode, run: EvaluationRun, apply: FunctionRule['apply']): ExpressionValue {
  const { remembered, budget } = run
  if (!remembered || someNode(call, refersToItem)) return apply(call, run)
  const known = remembered.get(call)
  if (known !== undefined) return known
  const value = apply(call, run)
  if (budget.left >= 0) remembered.set(call, value)
  return value
}

const lineRule = (gives: FunctionRule['gives'], least: number, apply: FunctionRule['apply']): FunctionRule => ({
  least,
  most: 1,
  takes: always('condition'),
  gives,
  opens: 'line',
  apply: (call, run) => evaluateOnce(call, run, apply),
})

/** `items.f(…)`. Without a condition all lines count. */
export const lineFunctions: Readonly<Record<string, FunctionRule>> = {
  any: lineRule('condition', 0, (call, run) => run.facts.lines.some((line) => lineMeets(line, call.args[0], run))),
  all: lineRule('condition', 1, (call, run) => run.facts.lines.every((line) => lineMeets(line, call.args[0], run))),
  quantity: lineRule('number', 0, (call, run) => totalOf(matchingFacts(call, run), 'Quantity')),
  count: lineRule('number', 0, (call, run) => wholeExact(matchingFacts(call, run).length)),
  total: lineRule('number', 0, (call, run) => totalOf(matchingFacts(call, run), 'LineTotal')),
}
