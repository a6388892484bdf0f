import { wholeExact } from '../exact.ts'
import { type EvaluationRun, resolvePath, spendSteps } from '../run.ts'
import type { CallNode } from '../tree.ts'
import { isEqual, valueFrom } from '../value.ts'
import { always, evaluateArgument, type FunctionRule, unlimited } from './function-rule.ts'

function findList({ on }: CallNode, run: EvaluationRun): readonly unknown[] | undefined {
  const list = resolvePath(on, run)
  return Array.isArray(list) ? list : undefined
}

/** The array before the dot; empty if it is not an array. */
const listOf = (call: CallNode, run: EvaluationRun): readonly unknown[] => findList(call, run) ?? []

const elementMeets =
  ({ args: [condition] }: CallNode, run: EvaluationRun) =>
  (value: unknown): boolean =>
    spendSteps(run) && (!condition || run.value(condition, { ...run, element: { value } }) === true)

function evaluateContains(call: CallNode, run: EvaluationRun): boolean {
  const wanted = evaluateArgument(call, 0, run)
  return listOf(call, run).some((element) => spendSteps(run) && isEqual(valueFrom(element), wanted))
}

function isIn(call: CallNode, run: EvaluationRun): boolean {
  const value = resolvePath(call.on, run)
  return call.args.some((_, index) => isEqual(value, evaluateArgument(call, index, run)))
}

/** A missing array fails, an empty one passes. */
const evaluateAll = (call: CallNode, run: EvaluationRun): boolean =>
  findList(call, run)?.every(elementMeets(call, run)) ?? false

const perElement = { most: 1, takes: always('condition'), opens: 'element' } as const

/** Functions of a value or an array. */
export const listFunctions: Readonly<Record<string, FunctionRule>> = {
  in: { least: 1, most: unlimited, takes: always('any'), gives: 'condition', apply: isIn },
  contains: { least: 1, most: 1, takes: always('any'), gives: 'condition', apply: evaluateContains },
  any: {
    ...perElement,
    least: 0,
    gives: 'condition',
    apply: (call, run) => listOf(call, run).some(elementMeets(call, run)),
  },
  all: { ...perElement, least: 1, gives: 'condition', apply: evaluateAll },
  count: {
    ...perElement,
    least: 0,
    gives: 'number',
    apply: (call, run) => wholeExact(listOf(call, run).filter(elementMeets(call, run)).length),
  },
}
