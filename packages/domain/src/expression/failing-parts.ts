import { describeValue } from './describe-value.ts'
import { type EvaluationLimits, evaluate } from './evaluate.ts'
import type { ExpressionFacts } from './facts.ts'
import { printExpression } from './print.ts'
import { type BinaryNode, type CallNode, type ComparisonOperator, type ExpressionNode, isArithmetic } from './tree.ts'
import type { ExpressionValue } from './value.ts'

/** A part of a rule that is not met, in words. `position` counts from 0. */
export interface FailingPart {
  position: number
  text: string
  message: string
}

/**
 * Finds the parts that make a condition false: the first unmet one of conditions that are joined by and, all of those
 * joined by or. Each part is decided by the evaluation that decides the whole. Empty if the condition is true.
 */
export function failingParts(
  node: ExpressionNode,
  facts: ExpressionFacts,
  limits: EvaluationLimits = {},
): FailingPart[] {
  const evaluation = evaluate(node, facts, limits)
  if (!evaluation.ok) return [partAt(node, evaluation.problem.message)]
  if (evaluation.value === true) return []
  if (node.kind === 'binary' && node.operator === 'and') {
    const left = failingParts(node.left, facts, limits)
    return left.length > 0 ? left : failingParts(node.right, facts, limits)
  }
  if (node.kind === 'binary' && node.operator === 'or')
    return [...failingParts(node.left, facts, limits), ...failingParts(node.right, facts, limits)]
  return [
    partAt(
      node,
      describeFailure(node, evaluation.value, (part) => readValue(part, facts, limits)),
    ),
  ]
}

/** Says why a value expression gives no amount. */
export function failingValue(node: ExpressionNode, facts: ExpressionFacts): FailingPart {
  const evaluation = evaluate(node, facts)
  if (!evaluation.ok) return partAt(node, evaluation.problem.message)
  const { value } = evaluation
  if (value !== null) return partAt(node, `The value is ${describeValue(value)}.`)
  const missing = findMissing(node, (part) => readValue(part, facts, {}))
  if (!missing) return partAt(node, 'The value isn’t a number.')
  return partAt(missing, `${printExpression(missing)} is not set, so the value isn’t a number.`)
}

type ReadValue = (node: ExpressionNode) => ExpressionValue

const partAt = (node: ExpressionNode, message: string): FailingPart => ({
  position: node.at,
  text: printExpression(node),
  message,
})

function readValue(node: ExpressionNode, facts: ExpressionFacts, limits: EvaluationLimits): ExpressionValue {
  const evaluation = evaluate(node, facts, limits)
  return evaluation.ok ? evaluation.value : null
}

function describeFailure(node: ExpressionNode, value: ExpressionValue, read: ReadValue): string {
  if (node.kind === 'binary' && !isArithmetic(node.operator)) return describeComparison(node, read)
  if (node.kind === 'not') return `This must not be true: ${printExpression(node.of)}.`
  if (node.kind === 'call') return describeCall(node, read)
  return `${printExpression(node)} is ${describeValue(value)}, not true.`
}

const comparisonWords: Record<ComparisonOperator, string> = {
  '=': '',
  '<>': 'something other than ',
  '<': 'below ',
  '>': 'above ',
  '<=': 'at most ',
  '>=': 'at least ',
}

function describeComparison({ operator, left, right }: BinaryNode, read: ReadValue): string {
  const asked = isLiteral(left) && !isLiteral(right) ? right : left
  const other = asked === left ? right : left
  const words = comparisonWords[(asked === left ? operator : mirrored(operator)) as ComparisonOperator]
  const wanted = isLiteral(other) ? printExpression(other) : `${printExpression(other)}, ${describeValue(read(other))}`
  return `${printExpression(asked)} is ${describeValue(read(asked))}. It must be ${words}${wanted}.`
}

const mirrors: Readonly<Record<string, string>> = { '<': '>', '>': '<', '<=': '>=', '>=': '<=' }
const mirrored = (operator: string): string => mirrors[operator] ?? operator

const isLiteral = ({ kind }: ExpressionNode): boolean =>
  kind === 'number' || kind === 'text' || kind === 'date' || kind === 'constant' || kind === 'negative'

function describeCall(call: CallNode, read: ReadValue): string {
  const { on, name, args } = call
  const given = args.map(printExpression).join(', ')
  const word = name.toLowerCase()
  const subject = on.join('.')
  if (on.length === 1 && subject.toLowerCase() === 'items') return describeLines(word, given)
  if (word === 'in') {
    const value = describeValue(read({ kind: 'path', names: on, at: call.at }))
    return `${subject} is ${value}. It must be one of ${given}.`
  }
  if (word === 'contains') return `${subject} does not contain ${given}.`
  if (word === 'incategory') return `The product is not in the category ${given}.`
  if (word === 'inparentcategory') return `The product is not in or below the category ${given}.`
  if (word === 'approved') return `The rule ${given} is not approved.`
  return `${printExpression(call)} is not true.`
}

function describeLines(word: string, given: string): string {
  if (given === '') return 'The order has no lines.'
  return word === 'all' ? `Some lines do not meet ${given}.` : `No line meets ${given}.`
}

/** The field without which arithmetic has no result. Conditions and lines inside functions are another matter. */
function findMissing(node: ExpressionNode, read: ReadValue): ExpressionNode | undefined {
  if (node.kind === 'path') return read(node) === null ? node : undefined
  if (node.kind === 'negative') return findMissing(node.of, read)
  return node.kind === 'binary' ? (findMissing(node.left, read) ?? findMissing(node.right, read)) : undefined
}
