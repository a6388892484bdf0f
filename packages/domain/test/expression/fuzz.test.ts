import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkExpression, type ExpressionUse } from '../../src/expression/check.ts'
import { evaluate } from '../../src/expression/evaluate.ts'
import { parseExpression } from '../../src/expression/parse.ts'
import { printExpression } from '../../src/expression/print.ts'
import { facts, tile } from './sample.ts'
import { trees, unlimited, withoutPlaces } from './trees.ts'

const uses: ExpressionUse[] = [
  'promotion-order-eligible',
  'promotion-order-value',
  'promotion-line-eligible',
  'promotion-line-value',
  'approval',
  'return-approval',
]

const words = fc.constantFrom(
  ...['order', 'item', 'items', 'orderreturn', 'Product', 'xp', 'Tags', 'Quantity', 'Subtotal', 'constructor'],
  ...['any', 'all', 'count', 'total', 'quantity', 'contains', 'in', 'incategory', 'approved', '__proto__'],
  ...['min', 'max', 'now', 'round', 'ifs', 'iif', 'and', 'or', 'not', 'true', 'false', 'null', 'orders'],
  ...['(', ')', '((', '))', ',', '.', '+', '-', '*', '/', '%', '=', '<>', '<', '>', '<=', '>=', '  ', '\n'],
  ...["'a*'", "'", "''", '#6/15/2016#', '#', '#99/99/9999#', '.15', '0', '1', '99999999999999999999', '1e5', '"', '§'],
)
const soup = fc
  .array(words, { maxLength: 80 })
  .chain((parts) => fc.constantFrom('', ' ').map((glue) => parts.join(glue)))

const valid = [
  "order.Subtotal > 100 and items.any(ProductID = 'ABC' or product.incategory('a', 'b'))",
  'ifs(items.total() >= 50, item.LineSubtotal * .15, round(min(item.UnitPrice, 5) / 3, 2))',
  "item.Product.xp.Tags.any(item = 'tag*') and not (order.DateCreated < now(-30) or order.Comments <> null)",
  "order.approved('x') or #6/15/2016# < now() and order.xp.a.in(1, -2, 'it''s') and 5 % 2 = 1",
]
const mutated = fc
  .tuple(
    fc.constantFrom(...valid),
    fc.array(fc.tuple(fc.nat(100), fc.nat(6), fc.oneof(words, fc.string({ maxLength: 4 }))), { maxLength: 5 }),
  )
  .map(([text, changes]) =>
    changes.reduce((now, [at, length, put]) => now.slice(0, at) + put + now.slice(at + length), text),
  )

test.each([
  ['token soup', soup],
  ['mutated expressions', mutated],
  ['any text', fc.string({ unit: 'binary', maxLength: 1_100 })],
])('%s never throws and always ends', (_, texts) => {
  fc.assert(
    fc.property(texts, fc.constantFrom(...uses), (text, use) => {
      const parsed = parseExpression(text)
      if (!parsed.ok) {
        expect(parsed.problem.position).toBeGreaterThanOrEqual(0)
        expect(parsed.problem.position).toBeLessThanOrEqual(text.length)
        return
      }
      checkExpression(parsed.tree, use)
      evaluate(parsed.tree, { ...facts, item: tile })
      const again = parseExpression(printExpression(parsed.tree))
      expect(again.ok && withoutPlaces(again.tree)).toEqual(withoutPlaces(parsed.tree))
    }),
    { numRuns: 3_000 },
  )
})

test('a tree that is printed and read again is the same tree', () => {
  fc.assert(
    fc.property(trees, (tree) => {
      const text = printExpression(tree)
      const parsed = parseExpression(text, unlimited)
      expect(parsed.ok && withoutPlaces(parsed.tree)).toEqual(withoutPlaces(tree))
      evaluate(tree, { ...facts, item: tile })
      for (const use of uses) checkExpression(tree, use)
    }),
    { numRuns: 2_000 },
  )
})

test('arithmetic is the arithmetic of whole numbers, scaled', () => {
  const numbers = fc.integer({ min: -1_000_000, max: 1_000_000 })
  fc.assert(
    fc.property(numbers, numbers, numbers, (one, other, third) => {
      const decimal = (count: number) => (count / 10_000).toFixed(4).replace('-', '0-')
      const text = `((${decimal(one)}) + (${decimal(other)})) * (${decimal(third)}) = order.xp.want`
      const product = (BigInt(one) + BigInt(other)) * BigInt(third)
      const digits = String(product < 0n ? -product : product).padStart(9, '0')
      const want = `${product < 0n ? '-' : ''}${digits.slice(0, -8)}.${digits.slice(-8)}`
      const parsed = parseExpression(text)
      expect(parsed.ok && evaluate(parsed.tree, { ...facts, order: { xp: { want } } })).toEqual({
        ok: true,
        value: true,
      })
    }),
  )
})
