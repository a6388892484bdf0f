import { describe, expect, test } from 'vitest'
import { fromUnits } from '../../src/money.ts'
import type { BundlePart } from '../../src/order-model/offer.ts'
import { addBundle } from '../../src/orders/bundle.ts'
import { changeLine } from '../../src/orders/change-line.ts'
import { removeBundle, removeLine } from '../../src/orders/remove-line.ts'
import { accepted, codesOf, lineContext, offerWith, scheduleWith, sheetWith, stocked } from './samples.ts'

const schedule = scheduleWith([{ Quantity: 1, Price: 10, BundlePrice: 8 }])
const kit = (...bundle: BundlePart[]) => offerWith({ product: { id: 'kit', isBundle: true }, schedule: null, bundle })
const tile = { productID: 'tile', required: true, defaultQuantity: 5 }
const grout = { productID: 'grout', required: false, defaultQuantity: null }
const goods = [stocked(10, { schedule }), offerWith({ product: { id: 'grout' }, schedule })]
const context = lineContext([kit(tile, grout), ...goods])
const empty = sheetWith([])
const newIDs = () => {
  let count = 0
  return () => `n${++count}`
}
const add = (items: Parameters<typeof addBundle>[1]['items'], given = context) =>
  addBundle(empty, { bundleID: 'kit', lineID: 'b', items }, given, newIDs())

describe('a bundle is not added', () => {
  test('when it is none', () => {
    expect(codesOf(add([], lineContext(goods)))).toEqual(['NotFound'])
  })

  test('with products that are not in it, or without those it requires', () => {
    expect(codesOf(add([{ productID: 'trim' }]))).toEqual(['Bundle.ProductNotAssigned'])
    const strict = lineContext([kit({ ...tile, defaultQuantity: null }, grout), ...goods])
    expect(codesOf(add([{ productID: 'grout' }], strict))).toEqual(['Bundle.RequiredBundleItemMissing'])
    expect(codesOf(add([], strict))).toEqual(['Bundle.DefaultQuantityMissing'])
    expect(codesOf(add([], lineContext([kit(grout), ...goods])))).toEqual(['Bundle.RequiredBundleItemMissing'])
  })

  test('when one of its parts is short in stock', () => {
    expect(codesOf(add([{ productID: 'tile', quantity: 11 }]))).toEqual(['Inventory.Insufficient'])
  })
})

describe('a bundle is added', () => {
  test('as one free line and one for each product, at the prices for bundles', () => {
    const { state, line } = accepted(add([{ productID: 'grout', quantity: 2 }]))
    expect(line).toMatchObject({ id: 'b', isBundle: true, quantity: 1, lineSubtotal: 0 })
    expect(state.lines.map(({ id, quantity, bundleItemID }) => [id, quantity, bundleItemID])).toEqual([
      ['b', 1, null],
      ['n1', 2, 'b'],
      ['n2', 5, 'b'],
    ])
    expect(fromUnits(state.order.subtotal)).toBe(56)
    expect(state.order.lineItemCount).toBe(2)
  })
})

describe('a bundle goes', () => {
  const { state } = accepted(add([{ productID: 'grout', quantity: 2 }]))

  test('not line by line, and not by changing its own line', () => {
    expect(codesOf(removeLine(state, 'b', context))).toEqual(['LineItem.CannotRemoveBundle'])
    expect(codesOf(removeLine(state, 'n1', context))).toEqual(['LineItem.CannotRemoveBundleItem'])
    expect(codesOf(removeLine(state, 'n2', context))).toEqual(['LineItem.CannotRemoveRequiredBundleItem'])
    expect(codesOf(changeLine(state, 'b', { quantity: 2 }, context))).toEqual(['ValidationFailure'])
  })

  test('as a whole, named by bundle and line', () => {
    expect(codesOf(removeBundle(state, 'other', 'b', context))).toEqual(['NotFound'])
    expect(accepted(removeBundle(state, 'kit', 'b', context)).state.lines).toEqual([])
  })
})
