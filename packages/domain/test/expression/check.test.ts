import { describe, expect, test } from 'vitest'
import { checkExpression, type ExpressionUse } from '../../src/expression/check.ts'
import { parseExpression } from '../../src/expression/parse.ts'
import type { ExpressionCode } from '../../src/expression/problem.ts'

function problemOf(text: string, use: ExpressionUse) {
  const parsed = parseExpression(text)
  return parsed.ok ? checkExpression(parsed.tree, use) : parsed.problem
}

const orderEligible = 'promotion-order-eligible'
const orderValue = 'promotion-order-value'
const lineEligible = 'promotion-line-eligible'
const lineValue = 'promotion-line-value'

const refusals: Record<Exclude<ExpressionCode, 'Expression.InvalidSyntax'>, [ExpressionUse, string, number][]> = {
  'Expression.InvalidToken': [
    [orderEligible, 'Subtotal > 5', 0],
    [orderEligible, 'order.Subtotl > 5', 0],
    [orderEligible, 'order.constructor = null', 0],
    [orderEligible, 'order = null', 0],
    [orderEligible, 'items > 5', 0],
    [orderEligible, "items.any(SKU = 'x')", 10],
    [orderEligible, 'customer.name.in(1)', 0],
    [orderEligible, 'orderreturn.RefundAmount > 5', 0],
    [lineEligible, 'item.Qty > 5', 0],
    [lineEligible, 'item = null', 0],
    [lineEligible, "product.incategory('a') and item.Quantity > 1", 0],
    ['approval', 'orderreturn.RefundAmount > 5', 0],
    ['return-approval', 'orderreturn.Total > 5', 0],
  ],
  'Expression.InvalidFunction': [
    [orderEligible, 'items.some(Quantity > 1)', 0],
    [orderEligible, 'sum(1, 2) > 1', 0],
    [orderEligible, 'items.any(sqrt(Quantity) > 1)', 10],
    [orderEligible, 'order.xp.tags.map(item)', 0],
    [orderEligible, "order.approved('rule')", 0],
    [orderEligible, "order.Subtotal > 1 and order.xp.incategory('a')", 23],
    [lineEligible, "order.xp.product.incategory('a') and item.Quantity > 1", 0],
    [lineEligible, "item.xp.people.any(item.product.incategory('a'))", 19],
    ['approval', "orderreturn.approved('rule')", 0],
    ['return-approval', "order.approved('rule')", 0],
    ['approval', 'toString() = 1', 0],
    ['approval', 'order.xp.constructor() = 1', 0],
  ],
  'Expression.InvalidArguments': [
    [orderEligible, 'items.any(1, 2)', 0],
    [orderEligible, 'items.all()', 0],
    [orderEligible, 'items.any(Quantity + 1)', 10],
    [orderEligible, '10', 0],
    [orderEligible, 'order.Status.in()', 0],
    [orderEligible, 'order.xp.a.contains(1, 2)', 0],
    [orderEligible, "order.Subtotal > 'much' + 1", 17],
    [orderEligible, "items.count() = 'three'", 16],
    [orderEligible, 'items.any(product.incategory(5))', 29],
    [orderEligible, 'order.Subtotal and 1 = 1 and 5', 29],
    [orderEligible, 'not 5', 4],
    [orderEligible, '(1 = 1) > (2 = 2)', 1],
    [orderEligible, '#1/1/2020# > 5', 13],
    [orderEligible, "now('tomorrow') > order.DateCreated", 4],
    [orderValue, 'true', 0],
    [orderValue, "'ten'", 0],
    [orderValue, 'min(1)', 0],
    [orderValue, "max(1, 'two')", 7],
    [orderValue, 'round()', 0],
    [orderValue, 'round(1, 2, 3)', 0],
    [orderValue, 'ifs(order.Subtotal > 5, 1)', 0],
    [orderValue, 'ifs(order.Subtotal > 5, 1, order.Subtotal > 9, 2)', 0],
    [orderValue, 'iif(5, 1, 2)', 4],
    [orderValue, "-'5'", 1],
    [orderValue, 'now() * 2', 0],
    ['approval', 'order.approved()', 0],
    ['approval', 'order.approved(5)', 15],
  ],
  'Expression.ItemRequired': [
    [lineEligible, 'order.Subtotal > 5', 0],
    [lineEligible, "items.any(ProductID = 'a')", 0],
    [lineEligible, "order.xp.tags.any(item = 'a')", 0],
    [lineEligible, 'true', 0],
  ],
  'Expression.ItemNotAllowed': [
    [orderEligible, 'item.Quantity > 5', 0],
    [orderEligible, "item.product.incategory('a')", 0],
    [orderEligible, "items.any(item.ProductID = 'a')", 10],
    [orderValue, 'item.LineSubtotal', 0],
    ['approval', 'item.Quantity > 5', 0],
    ['return-approval', 'item.Quantity > 5', 0],
  ],
  'Expression.OrderHistoryCannotBeUsed': [
    [orderEligible, 'orderhistory.count() > 5', 0],
    [orderEligible, 'order.Subtotal > 1 and orders.total(Total > 5) > 100', 23],
    ['approval', 'orders.last = null', 0],
  ],
}

describe.each(Object.entries(refusals))('%s', (code, rows) => {
  test.each(rows)('as %s: %s', (use, text, position) => {
    const problem = problemOf(text, use)
    expect(problem).toMatchObject({ code, position })
    expect(problem?.message).toContain(`(at character ${position + 1})`)
  })
})

describe('an expression may be saved', () => {
  test.each<[ExpressionUse, string]>([
    [orderEligible, 'true'],
    [orderEligible, 'order.xp.isVip'],
    [orderEligible, 'order.Subtotal > 100'],
    [orderEligible, "items.quantity(ProductID = 'XYZ') > 1 and order.FromUser.xp.level = 'gold*'"],
    [orderEligible, "items.any(product.incategory('a', 'b') or Product.inparentcategory('c'))"],
    [orderEligible, "order.xp.tags.all(item = 'tag*') = true"],
    [orderEligible, "items.any(Product.xp.Tags.any(item = 'a') and UnitPrice > order.xp.limit)"],
    [orderEligible, 'order.DateCreated > now(-30) and now() < #6/15/2030#'],
    [orderEligible, "order.Comments <> null and order.Status.in('Unsubmitted')"],
    [orderValue, '10'],
    [orderValue, 'order.ShippingCost'],
    [orderValue, "items.total(ProductID = 'XYZ') / items.quantity(ProductID = 'XYZ')"],
    [orderValue, 'round(min(order.Total * .10, 20), 2)'],
    [lineEligible, "item.product.incategory('A') and items.total(product.incategory('A')) >= 10"],
    [lineEligible, 'item.xp.tags.any(item = 5)'],
    [lineEligible, 'items.quantity(ProductID = item.ProductID) > 3'],
    [lineValue, 'ifs(items.total() >= 50, item.LineSubtotal * .15, items.total() >= 30, item.LineSubtotal * .1, 0)'],
    [lineValue, '5'],
    ['approval', "order.Total > 200 and not order.approved('manager')"],
    ['approval', "items.any(CostCenter = 'ABC')"],
    ['return-approval', "orderreturn.RefundAmount > 100 and orderreturn.approved('first')"],
    ['return-approval', 'orderreturn.ItemsToReturn.any(item.Quantity > 2) and order.Total > 5 and items.count() > 0'],
  ])('as %s: %s', (use, text) => {
    expect(problemOf(text, use)).toBeUndefined()
  })
})
