import type { ExpressionNode, Operator } from './tree.ts'

const strength: Record<Operator | 'not' | 'negative', number> = {
  or: 1,
  and: 2,
  not: 3,
  '=': 4,
  '<>': 4,
  '<': 4,
  '>': 4,
  '<=': 4,
  '>=': 4,
  '+': 5,
  '-': 5,
  '*': 6,
  '/': 6,
  '%': 6,
  negative: 7,
}
const comparison = strength['=']
const strongest = 8

const strengthOf = (node: ExpressionNode): number => {
  if (node.kind === 'binary') return strength[node.operator]
  return node.kind === 'not' || node.kind === 'negative' ? strength[node.kind] : strongest
}

/** The text of a tree; parsing it gives the same tree. */
export function printExpression(node: ExpressionNode): string {
  if (node.kind === 'number') return node.text
  if (node.kind === 'text') return `'${node.value.replaceAll("'", "''")}'`
  if (node.kind === 'date') return `#${node.text}#`
  if (node.kind === 'constant') return String(node.value)
  if (node.kind === 'path') return node.names.join('.')
  if (node.kind === 'call') return `${[...node.on, node.name].join('.')}(${node.args.map(printExpression).join(', ')})`
  if (node.kind === 'not') return `not ${atLeast(comparison, node.of)}`
  if (node.kind === 'negative') return `-${atLeast(strongest, node.of)}`
  const own = strength[node.operator]
  const left = atLeast(own === comparison ? own + 1 : own, node.left)
  return `${left} ${node.operator} ${atLeast(own + 1, node.right)}`
}

const atLeast = (needed: number, node: ExpressionNode): string =>
  strengthOf(node) < needed ? `(${printExpression(node)})` : printExpression(node)
