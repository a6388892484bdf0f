import { compareExact, type Exact, findWhole, rounded, times, wholeExact } from '../exact.ts'
import type { Run } from '../run.ts'
import type { Call } from '../tree.ts'
import { numberFrom, type Value } from '../value.ts'
import { always, argument, type FunctionRule, many } from './rule.ts'

/** The smallest or largest number; null if any argument is not a number. */
const extreme = (isBetter: (difference: number) => boolean): FunctionRule => ({
  least: 2,
  most: many,
  takes: always('number'),
  gives: 'number',
  apply: (call, run) => {
    const numbers = call.args.map((_, index) => numberFrom(argument(call, index, run)))
    const better = (best: Exact | null, value: Exact | null): Exact | null =>
      best && value && isBetter(compareExact(value, best)) ? value : value && best
    return numbers.slice(1).reduce(better, numbers[0] ?? null)
  },
})

const day = wholeExact(86_400_000)

function now(call: Call, run: Run): Value {
  const days: Exact | null = call.args.length > 0 ? numberFrom(argument(call, 0, run)) : wholeExact(0)
  const shift = days && times(days, day)
  const milliseconds = shift && rounded(shift, 0)
  if (!milliseconds) return null
  const date = new Date(run.facts.now.getTime() + Number(milliseconds.numerator / milliseconds.denominator))
  return Number.isNaN(date.getTime()) ? null : date
}

const mostDecimals = 10

function round(call: Call, run: Run): Value {
  const value = numberFrom(argument(call, 0, run))
  const places = call.args.length > 1 ? numberFrom(argument(call, 1, run)) : wholeExact(0)
  const decimals = places ? findWhole(places) : undefined
  if (!value || decimals === undefined || decimals < 0 || decimals > mostDecimals) return null
  return rounded(value, decimals)
}

/** The value after the first true condition, else the last argument. */
function ifs(call: Call, run: Run): Value {
  const last = call.args.length - 1
  for (let index = 0; index < last; index += 2)
    if (argument(call, index, run) === true) return argument(call, index + 1, run)
  return argument(call, last, run)
}

const conditional: FunctionRule = {
  least: 3,
  most: many,
  isOdd: true,
  takes: (index, count) => (index % 2 === 0 && index < count - 1 ? 'condition' : 'any'),
  gives: 'any',
  apply: ifs,
}

/** Functions without a subject. Public clients write `ifs`; many people try `iif` first. */
export const freeFunctions: Readonly<Record<string, FunctionRule>> = {
  min: extreme((difference) => difference < 0),
  max: extreme((difference) => difference > 0),
  now: { least: 0, most: 1, takes: always('number'), gives: 'date', apply: now },
  round: { least: 1, most: 2, takes: always('number'), gives: 'number', apply: round },
  ifs: conditional,
  iif: conditional,
}
