import { printExpression } from '../print.ts'
import {
  type BinaryNode,
  type CallNode,
  type ComparisonOperator,
  comparisons,
  type ExpressionNode,
  type LogicOperator,
} from '../tree.ts'
import type { Block, BlockValue, GroupBlock } from './block.ts'

/** The blocks of a condition; the text of the blocks is the same condition again. */
export function toBlocks(node: ExpressionNode): Block {
  if (node.kind !== 'not') return findBlock(node, false) ?? textBlock(node)
  return findBlock(node.of, true) ?? textBlock(node)
}

const textBlock = (node: ExpressionNode): Block => ({ kind: 'text', text: printExpression(node) })

function findBlock(node: ExpressionNode, isNot: boolean): Block | undefined {
  if (node.kind === 'binary') return isLogic(node) ? groupOf(node, isNot) : findComparison(node, isNot)
  return node.kind === 'call' ? findCallBlock(node, isNot) : undefined
}

type LogicNode = BinaryNode & { readonly operator: LogicOperator }
const isLogic = (node: ExpressionNode): node is LogicNode =>
  node.kind === 'binary' && (node.operator === 'and' || node.operator === 'or')

/** `a and b and c` is read from left to right, so only the left side continues a group. */
function groupOf(node: LogicNode, isNot: boolean): GroupBlock {
  const blocks: Block[] = []
  let rest: ExpressionNode = node
  while (isLogic(rest) && rest.operator === node.operator) {
    blocks.unshift(toBlocks(rest.right))
    rest = rest.left
  }
  return { kind: 'group', isNot, join: node.operator, blocks: [toBlocks(rest), ...blocks] }
}

function findComparison({ operator, left, right }: BinaryNode, isNot: boolean): Block | undefined {
  const value = findValue(right)
  if (!value || !isComparison(operator)) return undefined
  if (left.kind === 'path') return { kind: 'compare', isNot, field: left.names.join('.'), operator, value }
  const sum = left.kind === 'call' && isOnItems(left) ? measures.find((one) => one === left.name) : undefined
  if (left.kind !== 'call' || !sum || left.args.length > 1) return undefined
  return { kind: 'sum', isNot, measure: sum, where: whereOf(left), operator, value }
}

const isComparison = (operator: string): operator is ComparisonOperator => comparisons.some((one) => one === operator)

const measures = ['count', 'quantity', 'total'] as const
const quantifiers = ['any', 'all'] as const
const tests = ['in', 'contains'] as const
const categoryTests = ['incategory', 'inparentcategory'] as const

/** Names in another spelling have the same meaning, but stay text, since blocks would not give them back. */
const isOnItems = ({ on }: CallNode): boolean => on.length === 1 && on[0] === 'items'

const whereOf = ({ args: [condition] }: CallNode): Block | null => (condition ? toBlocks(condition) : null)

function findCallBlock(call: CallNode, isNot: boolean): Block | undefined {
  const { on, name, args } = call
  const quantifier = isOnItems(call) ? quantifiers.find((one) => one === name) : undefined
  if (quantifier && args.length <= 1) return { kind: 'lines', isNot, quantifier, where: whereOf(call) }
  if (on.length === 0 || args.length === 0) return undefined
  const field = on.join('.')
  const ids = args.flatMap((arg) => (arg.kind === 'text' ? [arg.value] : []))
  const category = categoryTests.find((one) => one === name)
  if (category) return ids.length === args.length ? { kind: 'category', isNot, field, test: category, ids } : undefined
  const test = tests.find((one) => one === name)
  const values = args.flatMap((arg) => findValue(arg) ?? [])
  return test && values.length === args.length ? { kind: 'list', isNot, field, test, values } : undefined
}

function findValue(node: ExpressionNode): BlockValue | undefined {
  if (node.kind === 'number') return { kind: 'number', text: node.text }
  if (node.kind === 'negative' && node.of.kind === 'number') return { kind: 'number', text: `-${node.of.text}` }
  if (node.kind === 'text') return { kind: 'text', text: node.value }
  if (node.kind === 'date') return { kind: 'date', text: node.text }
  if (node.kind === 'path') return { kind: 'field', text: node.names.join('.') }
  if (node.kind !== 'constant') return undefined
  return node.value === null ? { kind: 'nothing', text: '' } : { kind: 'truth', text: String(node.value) }
}
