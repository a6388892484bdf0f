import { dividedBy, type Exact, minus, negate, plus, remainder, times } from './exact.ts'
import type { ExpressionFacts } from './facts.ts'
import { findFunction } from './find-function.ts'
import { type ExpressionProblem, problemAt } from './problem.ts'
import { type EvaluationRun, resolvePath, spendSteps } from './run.ts'
import {
  type ArithmeticOperator,
  type BinaryNode,
  type CallNode,
  type ComparisonOperator,
  type ExpressionNode,
  isArithmetic,
  isNullLiteral,
} from './tree.ts'
import { compareValues, type ExpressionValue, isEqual, matchesPattern, numberFrom } from './value.ts'

export interface EvaluationLimits {
  readonly steps?: number
  /** A cache shared by evaluations of one tree on the same lines, for values that are the same in all of them. */
  readonly remembered?: Map<CallNode, ExpressionValue>
}

/** Limit for runaway rules: this many of the most expensive steps take 15 ms, of the usual ones 2 ms. */
export const defaultSteps = 10_000

export type Evaluation = { ok: true; value: ExpressionValue } | { ok: false; problem: ExpressionProblem }

/**
 * Evaluates the expression. Missing and unfit values are null, arithmetic on null is null, only `true` is true, and a
 * comparison with null is false unless written as `= null` or `<> null`. The only failure is needing too many steps.
 */
export function evaluate(tree: ExpressionNode, facts: ExpressionFacts, limits: EvaluationLimits = {}): Evaluation {
  const { steps = defaultSteps, remembered } = limits
  const run: EvaluationRun = {
    facts,
    budget: { left: steps },
    line: undefined,
    element: undefined,
    remembered,
    value: valueIn,
  }
  const value = valueIn(tree, run)
  if (run.budget.left >= 0) return { ok: true, value }
  return {
    ok: false,
    problem: problemAt('Expression.InvalidSyntax', tree.at, `The expression needs more than ${steps} steps`),
  }
}

/** Whether the expression is true; false if it needs too many steps. */
export function evaluatesToTrue(tree: ExpressionNode, facts: ExpressionFacts, limits: EvaluationLimits = {}): boolean {
  const evaluation = evaluate(tree, facts, limits)
  return evaluation.ok && evaluation.value === true
}

function valueIn(node: ExpressionNode, run: EvaluationRun): ExpressionValue {
  if (!spendSteps(run)) return null
  switch (node.kind) {
    case 'number':
    case 'text':
    case 'constant':
      return node.value
    case 'date':
      return new Date(node.time)
    case 'path':
      return resolvePath(node.names, run)
    case 'call':
      return findFunction(node)?.apply(node, run) ?? null
    case 'not':
      return valueIn(node.of, run) !== true
    case 'negative': {
      const value = numberFrom(valueIn(node.of, run))
      return value && negate(value)
    }
    case 'binary':
      return evaluateBinary(node, run)
  }
}

const arithmetic: Record<ArithmeticOperator, (one: Exact, other: Exact) => Exact | null> = {
  '+': plus,
  '-': minus,
  '*': times,
  '/': dividedBy,
  '%': remainder,
}

const orders: Record<Exclude<ComparisonOperator, '=' | '<>'>, (difference: number) => boolean> = {
  '<': (difference) => difference < 0,
  '>': (difference) => difference > 0,
  '<=': (difference) => difference <= 0,
  '>=': (difference) => difference >= 0,
}

function evaluateBinary({ operator, left, right }: BinaryNode, run: EvaluationRun): ExpressionValue {
  if (operator === 'and') return valueIn(left, run) === true && valueIn(right, run) === true
  if (operator === 'or') return valueIn(left, run) === true || valueIn(right, run) === true
  const [one, other] = [valueIn(left, run), valueIn(right, run)]
  if (isArithmetic(operator)) {
    const [first, second] = [numberFrom(one), numberFrom(other)]
    return first && second && arithmetic[operator](first, second)
  }
  if (operator === '=' || operator === '<>') return evaluateEquality(operator, [left, one], [right, other], run)
  const difference = compareValues(one, other)
  return difference !== undefined && orders[operator](difference)
}

type Side = readonly [node: ExpressionNode, value: ExpressionValue]

function evaluateEquality(operator: '=' | '<>', one: Side, other: Side, run: EvaluationRun): boolean {
  const isWanted = operator === '='
  if (isNullLiteral(one[0]) || isNullLiteral(other[0])) return (one[1] === other[1]) === isWanted
  if (one[1] === null || other[1] === null) return false
  return (findMatch(one, other, run) ?? findMatch(other, one, run) ?? isEqual(one[1], other[1])) === isWanted
}

// 4,096 character comparisons count as one step, so that no pattern is too cheap for its cost
const charactersPerStep = 4_096

/** Only text written in the expression is a pattern; a `*` in the data is a literal star. */
function findMatch([pattern]: Side, [, value]: Side, run: EvaluationRun): boolean | undefined {
  if (pattern.kind !== 'text' || !pattern.value.includes('*')) return undefined
  if (typeof value !== 'string') return false
  return (
    spendSteps(run, (value.length * pattern.value.length) / charactersPerStep) && matchesPattern(value, pattern.value)
  )
}
