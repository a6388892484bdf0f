import { compareExact, type Exact, findWhole, roundTo, times, wholeExact } from '../exact.ts'
import type { EvaluationRun } from '../run.ts'
import type { CallNode } from '../tree.ts'
import { type ExpressionValue, numberFrom } from '../value.ts'
import { always, evaluateArgument, type FunctionRule, unlimited } from './function-rule.ts'

/** The smallest or largest number; null if any argument is not a number. */
const extremeRule = (isBetter: (difference: number) => boolean): FunctionRule => ({
  least: 2,
  most: unlimited,
  takes: always('number'),
  gives: 'number',
  apply: (call, run) => {
    const numbers = call.args.map((_, index) => numberFrom(evaluateArgument(call, index, run)))
    const better = (best: Exact | null, value: Exact | null): Exact | null =>
      best && value && isBetter(compareExact(value, best)) ? value : value && best
    return numbers.slice(1).reduce(better, numbers[0] ?? null)
  },
})

const day = wholeExact(86_400_000)

function evaluateNow(call: CallNode, run: EvaluationRun): ExpressionValue {
  const days: Exact | null = call.args.length > 0 ? numberFrom(evaluateArgument(call, 0, run)) : wholeExact(0)
  const shift = days && times(days, day)
  const milliseconds = shift && roundTo(shift, 0)
  if (!milliseconds) return null
  const date = new Date(run.facts.now.getTime() + Number(milliseconds.numerator / milliseconds.denominator))
  return Number.isNaN(date.getTime()) ? null : date
}

const maxDecimals = 10

function evaluateRound(call: CallNode, run: EvaluationRun): ExpressionValue {
  const value = numberFrom(evaluateArgument(call, 0, run))
  const digits = call.args.length > 1 ? numberFrom(evaluateArgument(call, 1, run)) : wholeExact(0)
  const decimals = digits ? findWhole(digits) : undefined
  if (!value || decimals === undefined || decimals < 0 || decimals > maxDecimals) return null
  return roundTo(value, decimals)
}

/** The value after the first true condition, else the last argument. */
function evaluateIfs(call: CallNode, run: EvaluationRun): ExpressionValue {
  const last = call.args.length - 1
  for (let index = 0; index < last; index += 2)
    if (evaluateArgument(call, index, run) === true) return evaluateArgument(call, index + 1, run)
  return evaluateArgument(call, last, run)
}

const conditional: FunctionRule = {
  least: 3,
  most: unlimited,
  isOdd: true,
  takes: (index, count) => (index % 2 === 0 && index < count - 1 ? 'condition' : 'any'),
  gives: 'any',
  apply: evaluateIfs,
}

/** Functions without a subject. Public clients write `ifs`; many people try `iif` first. */
export const freeFunctions: Readonly<Record<string, FunctionRule>> = {
  min: extremeRule((difference) => difference < 0),
  max: extremeRule((difference) => difference > 0),
  now: { least: 0, most: 1, takes: always('number'), gives: 'date', apply: evaluateNow },
  round: { least: 1, most: 2, takes: always('number'), gives: 'number', apply: evaluateRound },
  ifs: conditional,
  iif: conditional,
}
