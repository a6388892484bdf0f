import { textOfBlocks } from '@tessera/domain/expression/blocks/from-blocks'
import { checkExpression, type ExpressionUse } from '@tessera/domain/expression/check'
import { parseExpression } from '@tessera/domain/expression/parse'
import { describe, expect, test } from 'vitest'
import type { PromotionRow } from '../app/features/promotions/promotion-view.ts'
import { timelineOf } from '../app/features/promotions/timeline.ts'
import { additionsFor, comparisonOf, newBlock, rootGroup, withField } from '../app/features/rules/block-changes.ts'
import { findRuleProblem } from '../app/features/rules/check-rule.ts'
import { countReasons } from '../app/features/rules/count-reasons.ts'
import { findReasonIDs, findRecordIDs } from '../app/features/rules/find-record-ids.ts'
import { amountFields, fieldsFor, type RuleScope } from '../app/features/rules/rule-fields.ts'

const uses: ExpressionUse[] = ['promotion-order-eligible', 'promotion-line-eligible', 'approval', 'return-approval']
const scopes: RuleScope[] = ['order', 'lines']
const samples = { number: '5', text: 'x', date: '6/15/2026', truth: 'true' } as const

describe('blocks', () => {
  test('every field that is offered can be saved', () => {
    for (const use of uses)
      for (const scope of scopes)
        for (const field of fieldsFor(use, scope)) {
          const block = { ...comparisonOf(field), value: { kind: field.kind, text: samples[field.kind] } }
          const text = textOfBlocks(block)
          const whole = scope === 'lines' ? `items.any(${text})` : text
          // a promotion on lines must ask something of its line
          const asked = use === 'promotion-line-eligible' ? `item.Quantity > 0 and ${whole}` : whole
          expect(findRuleProblem(asked, use), asked).toBeUndefined()
        }
    for (const level of ['order', 'line'] as const)
      for (const { path } of amountFields(`promotion-${level}-value`)) {
        const parsed = parseExpression(path)
        expect(parsed.ok && checkExpression(parsed.tree, `promotion-${level}-value`), path).toBeUndefined()
      }
  })

  test('every block that can be added has the text of a rule, and is there again when that is read', () => {
    for (const use of uses)
      for (const addition of additionsFor(use, 'order')) {
        const block = newBlock(addition, use, 'order')
        if (addition === 'condition' || addition === 'sum' || addition === 'group') continue // their value is yet to be typed
        expect(rootGroup(textOfBlocks(block))?.blocks, addition).toEqual([block])
      }
  })

  test('a rule that blocks cannot show has none, and an empty one has an empty group', () => {
    expect(rootGroup('order.Total + 1 > 5')).toBeUndefined()
    expect(rootGroup('order.(')).toBeUndefined()
    expect(rootGroup(' ')?.blocks).toEqual([])
  })

  test('another field of the same kind keeps the value', () => {
    const fields = fieldsFor('promotion-order-eligible', 'order')
    const [subtotal] = fields
    if (!subtotal) throw new Error('The first field is missing.')
    const block = { ...comparisonOf(subtotal), value: { kind: 'number', text: '500' } } as const
    expect(withField(block, fields, 'order.Total')).toMatchObject({ field: 'order.Total', value: { text: '500' } })
    expect(withField(block, fields, 'order.Comments').value).toEqual({ kind: 'text', text: '' })
  })
})

test('reasons are counted by the part of the rule, the most frequent first', () => {
  const part = (Text: string, Message: string) => ({ Failures: [{ Text, Message }] })
  expect(countReasons([part('b', 'B1'), part('a', 'A1'), part('a', 'A2'), { Failures: [], Reason: 'Over.' }])).toEqual([
    { text: 'a', message: 'For example: A1', count: 2 },
    { text: 'b', message: 'For example: B1', count: 1 },
    { text: null, message: 'Over.', count: 1 },
  ])
})

test('bars stay within the timeline, and what is off or outside has none', () => {
  const row = (id: string, more: Partial<PromotionRow>): PromotionRow => ({
    id,
    name: id,
    code: id,
    isAutomatic: false,
    state: 'running',
    used: 0,
    limit: null,
    start: null,
    end: null,
    ...more,
  })
  const { bars, today } = timelineOf(
    [
      row('always', {}),
      row('past', { start: '2020-01-01T00:00:00Z', end: '2020-02-01T00:00:00Z' }),
      row('now', { start: '2026-05-01T00:00:00Z', end: '2030-01-01T00:00:00Z' }),
      row('off', { state: 'off' }),
    ],
    '2026-05-01T00:00:00Z',
  )
  expect(bars.map(({ id, start, width }) => [id, start, start + width])).toEqual([
    ['always', 0, 100],
    ['now', today, 100],
  ])
})

describe('IDs of records in a rule', () => {
  const accounts = '/console/pick/accounts?'
  const limit = "order.FromUser.xp.AccountID = 'a-1'"

  test('are found by the field they are compared with, on either side and in lists, lines and categories', () => {
    const rule = `(${limit} or 'a-2' = order.fromuser.xp.accountid) and not order.FromCompanyID.in('north', 'south')`
    expect(findRecordIDs(rule)).toEqual([
      { searchHref: accounts, ids: ['a-1', 'a-2'] },
      { searchHref: '/console/pick/Buyers.List?', ids: ['north', 'south'] },
    ])
    expect(findRecordIDs("items.any(ProductID = 'tile') and item.product.incategory('floor')")).toEqual([
      { searchHref: '/console/pick/Products.List?', ids: ['tile'] },
      { searchHref: '/console/pick/categories?', ids: ['floor'] },
    ])
    expect(findRecordIDs("order.Comments = 'a-1' and order.Total > 5")).toEqual([])
    expect(findRecordIDs('order.Total >')).toEqual([])
  })

  test('a reason has those of its example, too', () => {
    const said = "For example: order.FromUser.xp.AccountID is 'a-3'. It must be 'a-1'."
    expect(findReasonIDs(limit, said)).toEqual([{ searchHref: accounts, ids: ['a-1', 'a-3'] }])
    expect(findReasonIDs('order.Total > 5', "order.Total is '3'.")).toEqual([])
    expect(findReasonIDs(null, 'Not in force.')).toEqual([])
  })
})
