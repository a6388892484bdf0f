import fc from 'fast-check'
import { expect, test } from 'vitest'
import { evaluatesToTrue } from '../../src/expression/evaluate.ts'
import { failingParts, failingValue } from '../../src/expression/failing-parts.ts'
import { parseExpression } from '../../src/expression/parse.ts'
import type { ExpressionNode } from '../../src/expression/tree.ts'
import { facts, tile } from './sample.ts'

function treeOf(text: string): ExpressionNode {
  const parsed = parseExpression(text)
  if (!parsed.ok) throw new Error(parsed.problem.message)
  return parsed.tree
}
const failuresOf = (text: string) => failingParts(treeOf(text), { ...facts, item: tile })

test.each([
  ['order.Subtotal > 100', 0, 'order.Subtotal is 75.30. It must be above 100.'],
  ['100 < order.Subtotal', 0, 'order.Subtotal is 75.30. It must be above 100.'],
  ['true and order.Total = order.Subtotal', 9, 'order.Total is 78.40. It must be order.Subtotal, 75.30.'],
  ["order.xp.tier <> 'a'", 0, "order.xp.tier is not set. It must be something other than 'a'."],
  ['not order.Total > 1', 0, 'This must not be true: order.Total > 1.'],
  ["items.any(ProductID = 'x')", 0, "No line meets ProductID = 'x'."],
  ['items.all(Quantity > 5)', 0, 'Some lines do not meet Quantity > 5.'],
  ["order.Status.in('Open', 'Completed')", 0, "order.Status is 'Unsubmitted'. It must be one of 'Open', 'Completed'."],
  ["order.xp.myarray.contains('x')", 0, "order.xp.myarray does not contain 'x'."],
  ["item.product.incategory('x')", 0, "The product is not in the category 'x'."],
  ["item.product.inparentcategory('x')", 0, "The product is not in or below the category 'x'."],
  ["order.approved('x')", 0, "The rule 'x' is not approved."],
  ['order.FromUser.xp.level', 0, "order.FromUser.xp.level is '3', not true."],
  ['false', 0, 'false is false, not true.'],
])('%s', (text, position, message) => {
  expect(failuresOf(text)).toMatchObject([{ position, message }])
})

test('a value that is no amount says which field is not set', () => {
  expect(failingValue(treeOf('2 * order.xp.none'), facts)).toMatchObject({
    position: 4,
    message: 'order.xp.none is not set, so the value isn’t a number.',
  })
  expect(failingValue(treeOf('1 - 1'), facts).message).toBe('The value is 0.')
  expect(failingValue(treeOf('1 / 0'), facts).message).toBe('The value isn’t a number.')
})

const conditions = fc.constantFrom('true', 'false', 'order.Subtotal > 10', 'order.Total < 1', 'items.any()', '(1 = 2)')
const joined = fc
  .array(fc.tuple(fc.constantFrom('and', 'or'), fc.constantFrom('', 'not '), conditions), {
    minLength: 1,
    maxLength: 8,
  })
  .map((parts) => parts.map(([word, not, one], at) => `${at === 0 ? '' : `${word} `}${not}${one}`).join(' '))

test('a condition has failing parts exactly if it is not true, and each of them is not true alone', () => {
  fc.assert(
    fc.property(joined, (text) => {
      const tree = treeOf(text)
      const parts = failingParts(tree, facts)
      expect(parts.length === 0).toBe(evaluatesToTrue(tree, facts))
      for (const part of parts) expect(evaluatesToTrue(treeOf(part.text), facts)).toBe(false)
    }),
  )
})
