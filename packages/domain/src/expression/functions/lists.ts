import { wholeExact } from '../exact.ts'
import { type Run, resolve, spend } from '../run.ts'
import type { Call } from '../tree.ts'
import { isEqual, valueFrom } from '../value.ts'
import { always, argument, type FunctionRule, many } from './rule.ts'

function findList({ on }: Call, run: Run): readonly unknown[] | undefined {
  const list = resolve(on, run)
  return Array.isArray(list) ? list : undefined
}

/** The array before the dot; empty if it is not an array. */
const listOf = (call: Call, run: Run): readonly unknown[] => findList(call, run) ?? []

const meets =
  ({ args: [condition] }: Call, run: Run) =>
  (value: unknown): boolean =>
    spend(run) && (!condition || run.value(condition, { ...run, element: { value } }) === true)

function contains(call: Call, run: Run): boolean {
  const wanted = argument(call, 0, run)
  return listOf(call, run).some((element) => spend(run) && isEqual(valueFrom(element), wanted))
}

function isIn(call: Call, run: Run): boolean {
  const value = resolve(call.on, run)
  return call.args.some((_, index) => isEqual(value, argument(call, index, run)))
}

/** A missing array fails, an empty one passes. */
const all = (call: Call, run: Run): boolean => findList(call, run)?.every(meets(call, run)) ?? false

const perElement = { most: 1, takes: always('condition'), opens: 'element' } as const

/** Functions of a value or an array. */
export const listFunctions: Readonly<Record<string, FunctionRule>> = {
  in: { least: 1, most: many, takes: always('any'), gives: 'condition', apply: isIn },
  contains: { least: 1, most: 1, takes: always('any'), gives: 'condition', apply: contains },
  any: { ...perElement, least: 0, gives: 'condition', apply: (call, run) => listOf(call, run).some(meets(call, run)) },
  all: { ...perElement, least: 1, gives: 'condition', apply: all },
  count: {
    ...perElement,
    least: 0,
    gives: 'number',
    apply: (call, run) => wholeExact(listOf(call, run).filter(meets(call, run)).length),
  },
}
