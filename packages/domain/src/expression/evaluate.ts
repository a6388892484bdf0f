import { dividedBy, type Exact, minus, negated, plus, remainder, times } from './exact.ts'
import type { ExpressionFacts } from './facts.ts'
import { findFunction } from './functions.ts'
import { type ExpressionProblem, problemAt } from './problem.ts'
import { type Run, resolve, spend } from './run.ts'
import {
  type Arithmetic,
  type Binary,
  type Call,
  type Comparison,
  isArithmetic,
  isNullLiteral,
  type Node,
} from './tree.ts'
import { compareValues, isEqual, matches, numberFrom, type Value } from './value.ts'

export interface Limits {
  readonly steps?: number
  /** A cache shared by evaluations of one tree on the same lines, for values that are the same in all of them. */
  readonly remembered?: Map<Call, Value>
}

/** Limit for runaway rules: this many of the most expensive steps take 15 ms, of the usual ones 2 ms. */
export const defaultSteps = 10_000

export type Evaluation = { ok: true; value: Value } | { ok: false; problem: ExpressionProblem }

/**
 * Evaluates the expression. Missing and unfit values are null, arithmetic on null is null, only `true` is true, and a
 * comparison with null is false unless written as `= null` or `<> null`. The only failure is needing too many steps.
 */
export function evaluate(tree: Node, facts: ExpressionFacts, limits: Limits = {}): Evaluation {
  const { steps = defaultSteps, remembered } = limits
  const run: Run = { facts, budget: { left: steps }, line: undefined, element: undefined, remembered, value: valueIn }
  const value = valueIn(tree, run)
  if (run.budget.left >= 0) return { ok: true, value }
  return {
    ok: false,
    problem: problemAt('Expression.InvalidSyntax', tree.at, `The expression needs more than ${steps} steps`),
  }
}

/** Whether the expression is true; false if it needs too many steps. */
export function holds(tree: Node, facts: ExpressionFacts, limits: Limits = {}): boolean {
  const evaluation = evaluate(tree, facts, limits)
  return evaluation.ok && evaluation.value === true
}

function valueIn(node: Node, run: Run): Value {
  if (!spend(run)) return null
  switch (node.kind) {
    case 'number':
    case 'text':
    case 'constant':
      return node.value
    case 'date':
      return new Date(node.time)
    case 'path':
      return resolve(node.names, run)
    case 'call':
      return findFunction(node)?.apply(node, run) ?? null
    case 'not':
      return valueIn(node.of, run) !== true
    case 'negative': {
      const value = numberFrom(valueIn(node.of, run))
      return value && negated(value)
    }
    case 'binary':
      return binary(node, run)
  }
}

const arithmetic: Record<Arithmetic, (one: Exact, other: Exact) => Exact | null> = {
  '+': plus,
  '-': minus,
  '*': times,
  '/': dividedBy,
  '%': remainder,
}

const orders: Record<Exclude<Comparison, '=' | '<>'>, (difference: number) => boolean> = {
  '<': (difference) => difference < 0,
  '>': (difference) => difference > 0,
  '<=': (difference) => difference <= 0,
  '>=': (difference) => difference >= 0,
}

function binary({ operator, left, right }: Binary, run: Run): Value {
  if (operator === 'and') return valueIn(left, run) === true && valueIn(right, run) === true
  if (operator === 'or') return valueIn(left, run) === true || valueIn(right, run) === true
  const [one, other] = [valueIn(left, run), valueIn(right, run)]
  if (isArithmetic(operator)) {
    const [first, second] = [numberFrom(one), numberFrom(other)]
    return first && second && arithmetic[operator](first, second)
  }
  if (operator === '=' || operator === '<>') return equality(operator, [left, one], [right, other], run)
  const difference = compareValues(one, other)
  return difference !== undefined && orders[operator](difference)
}

type Side = readonly [node: Node, value: Value]

function equality(operator: '=' | '<>', one: Side, other: Side, run: Run): boolean {
  const isWanted = operator === '='
  if (isNullLiteral(one[0]) || isNullLiteral(other[0])) return (one[1] === other[1]) === isWanted
  if (one[1] === null || other[1] === null) return false
  return (findMatch(one, other, run) ?? findMatch(other, one, run) ?? isEqual(one[1], other[1])) === isWanted
}

// 4,096 character comparisons count as one step, so that no pattern is too cheap for its cost
const charactersPerStep = 4_096

/** Only text written in the expression is a pattern; a `*` in the data is a literal star. */
function findMatch([pattern]: Side, [, value]: Side, run: Run): boolean | undefined {
  if (pattern.kind !== 'text' || !pattern.value.includes('*')) return undefined
  if (typeof value !== 'string') return false
  return spend(run, (value.length * pattern.value.length) / charactersPerStep) && matches(value, pattern.value)
}
