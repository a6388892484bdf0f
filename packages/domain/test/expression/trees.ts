import fc from 'fast-check'
import { exactOf } from '../../src/expression/exact.ts'
import type { ExpressionNode, Operator } from '../../src/expression/tree.ts'

export const unlimited = { length: Infinity, nodes: Infinity, depth: Infinity }

/** Positions change with spaces and parentheses. */
export const withoutPlaces = (tree: ExpressionNode): unknown =>
  JSON.parse(
    JSON.stringify(tree, (key, value: unknown) =>
      key === 'at' ? 0 : typeof value === 'bigint' ? String(value) : value,
    ),
  )

const at = 0
const names = fc.constantFrom('order', 'item', 'items', 'xp', 'Quantity', 'and', 'not', 'null', 'ünïcode', '_a1')
const firstNames = names.filter((name) => !['and', 'not', 'null'].includes(name))
const paths = fc.tuple(firstNames, fc.array(names, { maxLength: 3 })).map(([first, rest]) => [first, ...rest])
const operators = fc.constantFrom<Operator>('or', 'and', '=', '<>', '<', '>', '<=', '>=', '+', '-', '*', '/', '%')

export const { tree: trees } = fc.letrec<{ tree: ExpressionNode }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 5, depthSize: 'small', withCrossShrink: true },
    fc
      .constantFrom('0', '1.50', '.15', '123456789.0001')
      .map((text): ExpressionNode => ({ kind: 'number', text, value: exactOf(text), at })),
    fc.string({ maxLength: 6 }).map((value): ExpressionNode => ({ kind: 'text', value, at })),
    fc.constant<ExpressionNode>({ kind: 'date', text: '6/15/2016', time: Date.UTC(2016, 5, 15), at }),
    fc.constantFrom(true, false, null).map((value): ExpressionNode => ({ kind: 'constant', value, at })),
    paths.map((path): ExpressionNode => ({ kind: 'path', names: path, at })),
    tie('tree').map((of): ExpressionNode => ({ kind: 'not', of, at })),
    tie('tree').map((of): ExpressionNode => ({ kind: 'negative', of, at })),
    fc
      .tuple(operators, tie('tree'), tie('tree'))
      .map(([operator, left, right]): ExpressionNode => ({ kind: 'binary', operator, left, right, at })),
    fc
      .tuple(
        fc.oneof(fc.constant([]), paths),
        fc.constantFrom('min', 'any', 'in', 'total', 'incategory'),
        fc.array(tie('tree'), { maxLength: 3 }),
      )
      .map(([on, name, args]): ExpressionNode => ({ kind: 'call', on, name, args, at })),
  ),
}))
