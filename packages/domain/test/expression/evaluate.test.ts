import { describe, expect, test } from 'vitest'
import { defaultSteps, evaluate, evaluatesToTrue } from '../../src/expression/evaluate.ts'
import { Exact } from '../../src/expression/exact.ts'
import type { ExpressionFacts } from '../../src/expression/facts.ts'
import { parseExpression } from '../../src/expression/parse.ts'
import type { CallNode, ExpressionNode } from '../../src/expression/tree.ts'
import type { ExpressionValue } from '../../src/expression/value.ts'
import { facts, grout, line, tile } from './sample.ts'

function treeOf(text: string): ExpressionNode {
  const parsed = parseExpression(text)
  if (!parsed.ok) throw new Error(`${text}: ${parsed.problem.message}`)
  return parsed.tree
}

/** Numbers as doubles, to be read; the sums of the test are small enough. */
function resultOf(text: string, known: ExpressionFacts = facts): unknown {
  const evaluation = evaluate(treeOf(text), known)
  if (!evaluation.ok) return evaluation.problem.code
  const { value } = evaluation
  return value instanceof Exact ? Number(value.numerator) / Number(value.denominator) : value
}

describe('a rule that is too dear', () => {
  const many = { ...facts, lines: Array.from({ length: 200 }, () => tile) }

  test('ends with a problem, not with an exception', () => {
    const text = 'items.any(items.all(items.count(Quantity > 5) > 0))'
    const evaluation = evaluate(treeOf(text), many)
    expect(evaluation).toMatchObject({ ok: false, problem: { code: 'Expression.InvalidSyntax', position: 0 } })
    expect(!evaluation.ok && evaluation.problem.message).toContain(String(defaultSteps))
    expect(evaluatesToTrue(treeOf(text), many)).toBe(false)
  })
  test('is the same rule that is cheap enough with more steps', () => {
    expect(evaluate(treeOf('1 + 1 + 1'), facts, { steps: 4 }).ok).toBe(false)
    expect(evaluate(treeOf('1 + 1 + 1'), facts, { steps: 5 }).ok).toBe(true)
  })
  test('may be one with a long pattern on a long text', () => {
    const long = { ...facts, order: { xp: { text: 'a'.repeat(8_000) } } }
    const text = Array.from({ length: 9 }, () => `order.xp.text = '*${'a'.repeat(60)}b*'`).join(' or ')
    expect(evaluate(treeOf(text), long, { steps: 1_000 }).ok).toBe(false)
    expect(resultOf(text, long)).toBe(false)
  })
  test('takes a sum over all lines once for all the lines that are asked about', () => {
    const tree = treeOf('items.total(Quantity > 5) > 100 and item.Quantity > 5')
    const remembered = new Map<CallNode, ExpressionValue>()
    expect(evaluate(tree, { ...many, item: tile }, { steps: 900, remembered }).ok).toBe(true)
    expect(evaluate(tree, { ...many, item: tile }, { steps: 10, remembered })).toEqual({ ok: true, value: true })
    expect(evaluate(tree, { ...many, item: tile }, { steps: 10 }).ok).toBe(false)
  })
  test('does not remember what depends on the line', () => {
    const tree = treeOf('items.count(ProductID = item.ProductID)')
    const remembered = new Map<CallNode, ExpressionValue>()
    const three = { ...facts, lines: [tile, tile, grout] }
    expect(evaluate(tree, { ...three, item: tile }, { remembered })).toMatchObject({ value: new Exact(2n, 1n) })
    expect(evaluate(tree, { ...three, item: grout }, { remembered })).toMatchObject({ value: new Exact(1n, 1n) })
  })
})

describe('nothing but plain data can be reached', () => {
  test.each([
    'order.constructor',
    'order.__proto__',
    'order.prototype',
    'order.toString',
    'order.xp.myarray.length',
    'order.Status.length',
    'order.xp.people.name',
    'order.FromUser.xp.constructor.name',
    'items.any(constructor <> null)',
    'categories',
    'nonsense',
    'order',
  ])('%s gives no value', (text) => {
    const value = resultOf(text)
    if (text === 'order') expect(value).toBe(facts.order)
    else if (text.startsWith('items')) expect(value).toBe(false)
    else expect(value).toBeNull()
  })
  test('not even through an own property of a forbidden name', () => {
    const order = JSON.parse('{"__proto__": {"a": 1}, "constructor": 2, "Constructor": 3}') as Record<string, unknown>
    expect(resultOf('order.__proto__.a', { ...facts, order })).toBeNull()
    expect(resultOf('order.constructor', { ...facts, order })).toBeNull()
    expect(resultOf('order.Constructor', { ...facts, order })).toBeNull()
  })
  test('and no getter runs', () => {
    const order = {
      get Total(): number {
        throw new Error('must not run')
      },
      Date: new Map([['a', 1]]),
    }
    expect(resultOf('order.Total', { ...facts, order })).toBeNull()
    expect(resultOf('order.Date.size', { ...facts, order })).toBeNull()
    expect(resultOf('order.f', { ...facts, order: { f: () => 1 } })).toBeNull()
  })
})

const table: Record<string, [text: string, result: unknown][]> = {
  'missing values': [
    ['order.xp.missing', null],
    ['order.xp.missing.deeper.still', null],
    ['order.xp.missing = null', true],
    ['order.xp.missing <> null', false],
    ['null = order.Comments', true],
    ['order.Status <> null', true],
    ['order.xp.missing = order.xp.other', false],
    ["order.xp.missing <> 'a'", false],
    ['order.xp.missing > 1', false],
    ['order.xp.missing <= 1', false],
    ['order.xp.missing + 1', null],
    ['-order.xp.missing', null],
    ['not order.xp.missing', true],
    ['null < 1', false],
    ['min(order.xp.missing, 1)', null],
    ['1 / 0', null],
    ['5 % 0', null],
    ['true + 1', null],
    ["'abc' * 2", null],
  ],
  arithmetic: [
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['10 - 3 - 2', 5],
    ['10 - (3 - 2)', 9],
    ['100 / 3 * 3', 100],
    ['7 % 4', 3],
    ['-7 % 4', -3],
    ['7.5 % -2', 1.5],
    ['7.5 % .4', 0.3],
    ['1 / 3 % (1 / 7) = 1 / 21', true],
    ['-7 / -2', 3.5],
    ['2 * -3', -6],
    ['.15 * 10', 1.5],
    ['0.1 + 0.2', 0.3],
    ['0.1 + 0.2 = 0.3', true],
    ['order.Subtotal * .1', 7.53],
    ['order.Subtotal * order.xp.rate', 7.53],
    ["'2' * 3", 6],
    ['1/3 + 1/3 + 1/3 = 1', true],
    ['99999999999999999999 * 99999999999999999999 * 10', null],
  ],
  logic: [
    ['true or false and false', true],
    ['(true or false) and false', false],
    ['not true or true', true],
    ['not (true or true)', false],
    ['not 1 = 2', true],
    ['TRUE And Not FALSE', true],
    ['order.FromUser.xp.member and true', true],
    ['order.Status or false', false],
  ],
  comparisons: [
    ['1 < 2', true],
    ['2 <= 2', true],
    ['3 >= 4', false],
    ['1 <> 2', true],
    ["order.status = 'Unsubmitted'", true],
    ["ORDER.STATUS <> 'Open'", true],
    ["order.Status = 'unsubmitted'", false],
    ["order.Status = 'Un*'", true],
    ["order.Status = '*submit*'", true],
    ["order.Status = '*x*'", false],
    ["order.Status = 'U*s*d'", true],
    ["order.Status <> 'Un*'", false],
    ["'*ted' = order.Status", true],
    ["order.Status = '*'", true],
    ["'aba' = 'ab*ba'", false],
    ["order.xp.star = 'a*b'", true],
    ["order.xp.star = 'axb'", false],
    ['order.FromUser.xp.level > 2', true],
    ['order.FromUser.xp.level = 3', true],
    ["order.Subtotal = 'many'", false],
    ["order.Subtotal <> 'many'", true],
    ["order.Subtotal = '7*'", false],
    ["'a' < 'b'", true],
    ['order.FromUser.xp.member = true', true],
    ['order.FromUser.xp.member <> false', true],
    ['true > false', false],
    ['order.xp = 1', false],
    ["items.any(Product.Name = 'Bob''s grout')", true],
  ],
  dates: [
    ['order.DateCreated > #2/28/2026#', true],
    ['order.DateCreated < #3/1/2026 9:30#', true],
    ["order.DateCreated = '2026-03-01T10:00:00+01:00'", true],
    ['#3/1/2026 9:00:00# = order.DateCreated', true],
    ['order.FromUser.xp.since = #1/1/2020#', true],
    ["order.FromUser.xp.since > '2019-12-31T23:59:59'", true],
    ['order.Status > #1/1/2020#', false],
    ['order.Status <> #1/1/2020#', true],
    ['#1/1/2020# < #1/2/2020#', true],
    ['now() > order.DateCreated', true],
    ['now(-10) < order.DateCreated', true],
    ['now(-9.5) = #3/1/2026#', true],
    ['now(1) = #3/11/2026 12:00#', true],
    ['now(99999999999)', null],
    ["now('a')", null],
    ['#1/1/2020# + 1', null],
  ],
  'all lines': [
    ["items.any(ProductID = 'tile')", true],
    ["items.any(productid = 'glue')", false],
    ['items.any()', true],
    ['items.all(Product.xp.OnSale = true)', true],
    ['items.all(Quantity > 5)', false],
    ['items.quantity()', 13],
    ["items.quantity(ProductID = 'tile' or ProductID = 'grout')", 13],
    ['items.count(Quantity > 5)', 1],
    ['items.count()', 2],
    ['items.total()', 70.3],
    ["items.total(CostCenter = 'ABC')", 45],
    ["items.total(ProductID = 'tile') / items.quantity(ProductID = 'tile')", 4.5],
    ['items.count(LineSubtotal > order.ShippingCost * 5)', 1],
    ['items.count(CostCenter = null)', 1],
    ["items.any(product.incategory('wall', 'floor'))", true],
    ["items.any(Product.InCategory('tiles'))", false],
    ["items.total(product.inparentcategory('tiles'))", 45],
    ["items.any(Product.xp.Tags.contains('tag2'))", true],
    ["items.count(Product.xp.Tags.any(item = 'tag*'))", 1],
    ['items.any(items.count() > 5)', false],
    ['Items.Any(Quantity > 9)', true],
    ['Quantity', null],
    ["product.incategory('wall')", false],
  ],
  'one line': [
    ["item.ProductID = 'tile'", true],
    ["item.product.incategory('wall')", true],
    ["item.product.inparentcategory('tiles') and item.Quantity >= 10", true],
    ['item.LineSubtotal * .15', 6.75],
    ['item.Product.xp.Numbers.contains(23)', true],
    ['item.Product.xp.Numbers.any(item > 20)', true],
    ['items.count(ProductID = item.ProductID)', 1],
    ["item.xp.stars = 'a*b'", true],
    ["item.CostCenter.in('XYZ', 'ABC')", true],
  ],
  lists: [
    ["order.xp.myarray.contains('value2')", true],
    ["order.xp.myarray.contains('value')", false],
    ["order.xp.myarray.contains('v*')", false],
    ['order.xp.myarray.count() = 3', true],
    ["order.xp.myarray.count(item = 'value*')", 2],
    ["order.xp.myarray.any(item = 'four')", true],
    ["order.xp.myarray.all(item = 'value*')", false],
    ["order.xp.myarray.any(item.in('x', 'four'))", true],
    ["order.xp.people.any(item.age > 30 and item.name = 'Ann')", true],
    ['order.xp.people.all(item.age > 30)', false],
    ['order.xp.missing.any()', false],
    ['order.xp.missing.all(item = 1)', false],
    ['order.xp.missing.count()', 0],
    ['order.Status.contains(1)', false],
    ["order.Status.in('Open', 'Unsubmitted')", true],
    ["order.Status.IN('Open')", false],
    ['order.Subtotal.in(75.3)', true],
    ['order.xp.missing.in(null)', false],
  ],
  functions: [
    ['min(3, 2)', 2],
    ['max(3, 2, 5)', 5],
    ["min('3', 2)", 2],
    ['min(order.Subtotal * .1, 20)', 7.53],
    ['round(2.675, 2)', 2.68],
    ['round(-2.5)', -3],
    ['round(10 / 3, 4)', 3.3333],
    ['round(1, 99)', null],
    ['round(1, .5)', null],
    ['ifs(order.Subtotal >= 100, 10, order.Subtotal >= 50, 5, 0)', 5],
    ['iif(false, 10, 3)', 3],
    ["iif(true, 'a', 'b')", 'a'],
    ['iif(order.xp.missing > 1, 1, 1 / 0)', null],
    ['nonsense(1)', null],
  ],
}

describe.each(Object.entries(table))('%s', (_, rows) => {
  test.each(rows)('%s', (text, result) => {
    expect(resultOf(text, { ...facts, item: tile })).toEqual(result)
  })
})

test('an empty order has no line that meets a condition, and none that does not', () => {
  const empty = { ...facts, lines: [] }
  expect(resultOf('items.any()', empty)).toBe(false)
  expect(resultOf('items.all(Quantity > 1)', empty)).toBe(true)
  expect(resultOf('items.total() / items.quantity()', empty)).toBeNull()
})

test('a line without amounts counts as nothing', () => {
  expect(resultOf('items.total() + items.quantity()', { ...facts, lines: [line({ ID: 'x' })] })).toBe(0)
})

test('a rule can wait for the approval of another', () => {
  const approved = { ...facts, approvedRules: ['manager'], orderReturn: { RefundAmount: 12 } }
  expect(resultOf("order.approved('manager')", approved)).toBe(true)
  expect(resultOf("order.approved('director')", approved)).toBe(false)
  expect(resultOf("order.approved('manager')")).toBe(false)
  expect(resultOf("orderreturn.approved('manager') and orderreturn.RefundAmount > 10", approved)).toBe(true)
  expect(resultOf('orderreturn.RefundAmount')).toBeNull()
})
