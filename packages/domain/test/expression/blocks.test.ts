import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountShape, factorOf, percentOf, textOfAmount } from '../../src/expression/blocks/amount.ts'
import type { Block } from '../../src/expression/blocks/block.ts'
import { textOfBlocks } from '../../src/expression/blocks/from-blocks.ts'
import { toBlocks } from '../../src/expression/blocks/to-blocks.ts'
import { parseExpression } from '../../src/expression/parse.ts'
import { printExpression } from '../../src/expression/print.ts'
import { trees, unlimited, withoutPlaces } from './trees.ts'

const blocksOf = (text: string): Block => {
  const parsed = parseExpression(text)
  if (!parsed.ok) throw new Error(parsed.problem.message)
  return toBlocks(parsed.tree)
}

test('any expression is the same expression after it was blocks', () => {
  fc.assert(
    fc.property(trees, (tree) => {
      const text = textOfBlocks(toBlocks(tree))
      const again = parseExpression(text, unlimited)
      expect(again.ok && withoutPlaces(again.tree)).toEqual(withoutPlaces(tree))
      expect(text).toBe(printExpression(tree))
    }),
    { numRuns: 2_000 },
  )
})

test('what has no block of its own is a block of text', () => {
  for (const text of ['order.Total + 1 > 5', '100 < order.Total', 'Items.any()', 'min(1, 2) = 1', 'order.xp.isPro'])
    expect(blocksOf(text)).toEqual({ kind: 'text', text })
})

test('the usual conditions are blocks', () => {
  expect(
    blocksOf("order.Subtotal >= 500 and not (items.any(product.incategory('tile')) or order.xp.a = null)"),
  ).toEqual({
    kind: 'group',
    isNot: false,
    join: 'and',
    blocks: [
      {
        kind: 'compare',
        isNot: false,
        field: 'order.Subtotal',
        operator: '>=',
        value: { kind: 'number', text: '500' },
      },
      {
        kind: 'group',
        isNot: true,
        join: 'or',
        blocks: [
          {
            kind: 'lines',
            isNot: false,
            quantifier: 'any',
            where: { kind: 'category', isNot: false, field: 'product', test: 'incategory', ids: ['tile'] },
          },
          { kind: 'compare', isNot: false, field: 'order.xp.a', operator: '=', value: { kind: 'nothing', text: '' } },
        ],
      },
    ],
  })
  expect(blocksOf('items.quantity(Quantity > -1) < 3')).toMatchObject({ kind: 'sum', measure: 'quantity' })
  expect(blocksOf("not order.Status.in('a', 1)")).toMatchObject({ kind: 'list', isNot: true, test: 'in' })
})

test('unfinished blocks give a text that names what is missing', () => {
  const unfinished = { kind: 'compare', isNot: false, field: 'order.Total', operator: '>' } as const
  const text = textOfBlocks({ ...unfinished, value: { kind: 'number', text: '' } })
  expect(parseExpression(text)).toMatchObject({ ok: false, problem: { position: 14 } })
  expect(textOfBlocks({ kind: 'group', isNot: false, join: 'or', blocks: [{ kind: 'text', text: 'order.(' }] })).toBe(
    '(order.()',
  )
  expect(textOfBlocks({ kind: 'group', isNot: false, join: 'and', blocks: [] })).toBe('true')
})

test('a value keeps its text in any shape, and percent are exact', () => {
  for (const text of [
    '25',
    '.5',
    'order.Subtotal * .10',
    'order.ShippingCost',
    'items.total() * 0.05',
    'min(1, 2)',
    'x +',
  ])
    expect(textOfAmount(amountShape(text))).toBe(text)
  expect(amountShape('order.Subtotal * .1')).toEqual({ kind: 'share', of: 'order.Subtotal', factor: '.1' })
  expect(['.1', '0.05', '1', '.125', ''].map(percentOf)).toEqual(['10', '5', '100', '12.5', ''])
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), (thousandths) => {
      const percent = String(thousandths / 1000)
      expect(percentOf(factorOf(percent))).toBe(percent)
    }),
  )
})
