import type { Block, BlockValue, CompareBlock, GroupBlock } from '@tessera/domain/expression/blocks/block'
import { toBlocks } from '@tessera/domain/expression/blocks/to-blocks'
import type { ExpressionUse } from '@tessera/domain/expression/check'
import { parseExpression } from '@tessera/domain/expression/parse'
import { categoryField, fieldsFor, findField, type RuleField, type RuleScope } from './rule-fields.ts'

/** The blocks of a rule under one group, to which conditions are added; undefined if blocks cannot show it. */
export function rootGroup(text: string): GroupBlock | undefined {
  if (text.trim() === '') return groupOf([])
  const parsed = parseExpression(text)
  if (!parsed.ok) return undefined
  const block = toBlocks(parsed.tree)
  if (block.kind === 'text') return undefined
  return block.kind === 'group' ? block : groupOf([block])
}

export const groupOf = (blocks: readonly Block[]): GroupBlock => ({ kind: 'group', isNot: false, join: 'and', blocks })

const emptyValues: Record<RuleField['kind'], BlockValue> = {
  number: { kind: 'number', text: '' },
  text: { kind: 'text', text: '' },
  date: { kind: 'date', text: '' },
  truth: { kind: 'truth', text: 'true' },
}

/** A new comparison of a field. */
export const comparisonOf = ({ path, kind }: RuleField): CompareBlock => ({
  kind: 'compare',
  isNot: false,
  field: path,
  operator: kind === 'number' || kind === 'date' ? '>=' : '=',
  value: emptyValues[kind],
})

/** The kinds of condition that can be added at a place. */
export const additions = {
  condition: 'Condition',
  lines: 'Question about lines',
  sum: 'Sum of lines',
  category: 'Category',
  group: 'Group',
} as const
export type Addition = keyof typeof additions

export function additionsFor(use: ExpressionUse, scope: RuleScope): Addition[] {
  const all: Addition[] = ['condition', 'lines', 'sum', 'category', 'group']
  return all.filter((one) => {
    if (one === 'category') return categoryField(use, scope) !== null
    return scope === 'order' || (one !== 'lines' && one !== 'sum')
  })
}

export function newBlock(addition: Addition, use: ExpressionUse, scope: RuleScope): Block {
  const [first] = fieldsFor(use, scope)
  const [line] = fieldsFor(use, 'lines')
  if (!first || !line) throw new Error('Every place of a rule has fields.')
  if (addition === 'group') return groupOf([comparisonOf(first)])
  if (addition === 'lines') return { kind: 'lines', isNot: false, quantifier: 'any', where: comparisonOf(line) }
  if (addition === 'sum')
    return { kind: 'sum', isNot: false, measure: 'quantity', where: null, operator: '>=', value: emptyValues.number }
  if (addition === 'category')
    return {
      kind: 'category',
      isNot: false,
      field: categoryField(use, scope) ?? '',
      test: 'inparentcategory',
      ids: [''],
    }
  return comparisonOf(first)
}

/** Another field keeps operator and value where both have the same kind. */
export function withField(block: CompareBlock, fields: readonly RuleField[], path: string): CompareBlock {
  const field = findField(fields, path)
  const before = findField(fields, block.field)
  if (!field || before?.kind === field.kind) return { ...block, field: path }
  return { ...comparisonOf(field), isNot: block.isNot }
}

export const replaceAt = (blocks: readonly Block[], at: number, block: Block | null): Block[] =>
  blocks.flatMap((one, index) => (index === at ? (block ?? []) : one))

/** Typed values, separated by commas: numbers for a field of numbers, else text. */
export const valuesFrom = (text: string, kind: RuleField['kind']): BlockValue[] =>
  text.split(',').map((part) => ({ kind: kind === 'number' ? 'number' : 'text', text: part.trim() }))
