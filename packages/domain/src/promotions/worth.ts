import { evaluate } from '../expression/evaluate.ts'
import { Exact, times, wholeExact } from '../expression/exact.ts'
import type { ExpressionFacts } from '../expression/facts.ts'
import type { CallNode, ExpressionNode } from '../expression/tree.ts'
import { type ExpressionValue, numberFrom } from '../expression/value.ts'
import { fromCents, roundHalfUp, type Units, zero } from '../money.ts'

const zeroExact = new Exact(0n, 1n)

/** The rule's value times the units; zero if it is not a number. */
export function worthOf(
  rule: ExpressionNode,
  facts: ExpressionFacts,
  units: number,
  remembered: Map<CallNode, ExpressionValue>,
): Exact {
  const evaluation = evaluate(rule, facts, { remembered })
  const value = evaluation.ok ? numberFrom(evaluation.value) : null
  return (value && times(value, wholeExact(units))) ?? zeroExact
}

/** Rounded once to whole cents; not negative, at most what is left. */
export function toAmount({ numerator, denominator }: Exact, max: Units): Units {
  const cents = roundHalfUp(numerator * 100n, denominator)
  const limit = BigInt(max) / 100n
  if (cents <= 0n || limit <= 0n) return zero
  if (cents > limit) return fromCents(Number(limit))
  return fromCents(Number(cents))
}

export const worthOfUnits = (units: Units): Exact => new Exact(BigInt(units), 10_000n)
