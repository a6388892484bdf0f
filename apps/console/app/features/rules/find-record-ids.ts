import { parseExpression } from '@tessera/domain/expression/parse'
import { childrenOf, comparisons, type ExpressionNode } from '@tessera/domain/expression/tree'
import { categorySearchHref, recordFields } from './rule-fields.ts'

/** IDs of records of one kind, with the address that finds them. */
export interface RecordIDs {
  searchHref: string
  ids: string[]
}

/** The IDs that a rule compares fields with, by the kind of record. A text that is no rule has none. */
export function findRecordIDs(text: string): RecordIDs[] {
  const parsed = parseExpression(text)
  if (!parsed.ok) return []
  const found = new Map<string, Set<string>>()
  const add = (names: readonly string[], values: readonly ExpressionNode[]) => {
    const searchHref = searchHrefOf(names)
    if (!searchHref) return
    const ids = found.get(searchHref) ?? new Set()
    for (const value of values) if (value.kind === 'text') ids.add(value.value)
    if (ids.size > 0) found.set(searchHref, ids)
  }
  const visit = (node: ExpressionNode): void => {
    if (node.kind === 'call') add(isCategoryTest(node.name) ? [node.name] : node.on, node.args)
    if (node.kind === 'binary' && comparisons.some((one) => one === node.operator))
      for (const [side, other] of [
        [node.left, node.right],
        [node.right, node.left],
      ] as const)
        if (side.kind === 'path') add(side.names, [other])
    childrenOf(node).forEach(visit)
  }
  visit(parsed.tree)
  return [...found].map(([searchHref, ids]) => ({ searchHref, ids: [...ids] }))
}

const isCategoryTest = (name: string): boolean => ['incategory', 'inparentcategory'].includes(name.toLowerCase())

/** A field of the line of a promotion is asked for as `item.ProductID`. */
function searchHrefOf(names: readonly string[]): string | undefined {
  if (isCategoryTest(names[0] ?? '')) return categorySearchHref
  const path = names
    .join('.')
    .toLowerCase()
    .replace(/^item\./, '')
  return recordFields.find((field) => field.path.toLowerCase() === path)?.searchHref
}

/** The same for a part of a rule with the words that say what an order has instead of it. */
export function findReasonIDs(text: string | null, message: string): RecordIDs[] {
  const [first, ...others] = findRecordIDs(text ?? '')
  if (!first) return []
  const said = [...message.matchAll(/'([^']+)'/g)].map(([, id = '']) => id)
  return [{ ...first, ids: [...new Set([...first.ids, ...said])] }, ...others]
}
