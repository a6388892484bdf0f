import { findDate } from '../date.ts'
import { exactOf } from '../exact.ts'
import { defaultBounds, parseExpression } from '../parse.ts'
import { printExpression } from '../print.ts'
import type { ExpressionNode } from '../tree.ts'
import type { Block, BlockValue } from './block.ts'

/** The text of blocks. A part that is not finished stands in it as it is typed, and the check of the text names it. */
export const textOfBlocks = (block: Block): string => printExpression(nodeOf(block))

const at = 0

/** A path prints as it is written, so it also carries text that is no expression yet. */
const asTyped = (text: string): ExpressionNode => ({ kind: 'path', names: [text], at })

function nodeOf(block: Block): ExpressionNode {
  if (block.kind === 'text') return parsed(block.text)
  const node = plainNode(block)
  return block.isNot ? { kind: 'not', of: node, at } : node
}

function parsed(text: string): ExpressionNode {
  const result = parseExpression(text, { ...defaultBounds, length: Infinity })
  return result.ok ? result.tree : asTyped(`(${text})`)
}

function plainNode(block: Exclude<Block, { kind: 'text' }>): ExpressionNode {
  switch (block.kind) {
    case 'group':
      return joined(block.join, block.blocks.map(nodeOf))
    case 'compare':
      return { kind: 'binary', operator: block.operator, left: pathOf(block.field), right: valueNode(block.value), at }
    case 'lines':
      return onItems(block.quantifier, block.where)
    case 'sum': {
      const left = onItems(block.measure, block.where)
      return { kind: 'binary', operator: block.operator, left, right: valueNode(block.value), at }
    }
    case 'list':
      return { kind: 'call', on: block.field.split('.'), name: block.test, args: block.values.map(valueNode), at }
    case 'category': {
      const args = block.ids.map((value): ExpressionNode => ({ kind: 'text', value, at }))
      return { kind: 'call', on: block.field.split('.'), name: block.test, args, at }
    }
  }
}

/** A group without conditions is always true. */
function joined(join: 'and' | 'or', [first, ...others]: readonly ExpressionNode[]): ExpressionNode {
  if (!first) return { kind: 'constant', value: true, at }
  return others.reduce<ExpressionNode>((left, right) => ({ kind: 'binary', operator: join, left, right, at }), first)
}

const onItems = (name: string, where: Block | null): ExpressionNode => ({
  kind: 'call',
  on: ['items'],
  name,
  args: where ? [nodeOf(where)] : [],
  at,
})

const pathOf = (text: string): ExpressionNode => ({ kind: 'path', names: text.split('.'), at })

const unsigned = /^(\d+(\.\d+)?|\.\d+)$/

function valueNode({ kind, text }: BlockValue): ExpressionNode {
  if (kind === 'text') return { kind: 'text', value: text, at }
  if (kind === 'date') return { kind: 'date', text, time: findDate(text) ?? 0, at }
  if (kind === 'nothing') return { kind: 'constant', value: null, at }
  if (kind === 'truth') return { kind: 'constant', value: text === 'true', at }
  if (kind === 'field') return pathOf(text)
  if (unsigned.test(text)) return { kind: 'number', text, value: exactOf(text), at }
  const size = text.slice(1)
  if (!text.startsWith('-') || !unsigned.test(size)) return asTyped(text)
  return { kind: 'negative', of: { kind: 'number', text: size, value: exactOf(size), at }, at }
}
