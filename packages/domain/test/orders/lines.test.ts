import { describe, expect, test } from 'vitest'
import { fromUnits } from '../../src/money.ts'
import type { OrderHeader } from '../../src/order-model/order-state.ts'
import { addLine } from '../../src/orders/add-line.ts'
import { changeLine } from '../../src/orders/change-line.ts'
import { removeLine } from '../../src/orders/remove-line.ts'
import {
  accepted,
  codesOf,
  euros,
  lineContext,
  lineWith,
  offerWith,
  optionWith,
  orderAdmin,
  priceSetter,
  scheduleWith,
  sheetWith,
  shopper,
  specWith,
  stocked,
  stranger,
} from './samples.ts'

const empty = sheetWith([])
const context = lineContext([offerWith()])
const add = { id: 'l1', productID: 'tile' }
const submitted: Partial<OrderHeader> = { status: 'Open', isSubmitted: true }

describe('a line is not added', () => {
  test('to an order of somebody else, or one that was submitted', () => {
    expect(codesOf(addLine(empty, add, { ...context, caller: stranger }))).toEqual(['Auth.InsufficientRoles'])
    expect(codesOf(addLine(sheetWith([], submitted), add, context))).toEqual(['Auth.InsufficientRoles'])
    const admin = { ...context, caller: orderAdmin }
    const done = sheetWith([], { ...submitted, status: 'Completed' })
    expect(codesOf(addLine(done, add, admin))).toEqual(['ValidationFailure'])
  })

  test('for a product that is unseen, inactive, a parent, a bundle or not sold by the seller', () => {
    const codes = (offers: Parameters<typeof lineContext>[0]) => codesOf(addLine(empty, add, lineContext(offers)))
    expect(codes([])).toEqual(['NotFound'])
    expect(codes([offerWith({ product: { active: false } })])).toEqual(['NotFound'])
    expect(codes([offerWith({ product: { isParent: true } })])).toEqual(['LineItem.CannotPurchaseParentProduct'])
    expect(codes([offerWith({ product: { isBundle: true } })])).toEqual(['LineItem.CannotPurchaseBundleProduct'])
    expect(codes([offerWith({ isSoldBySeller: false })])).toEqual(['LineItem.ProductNotAvailableFromSeller'])
  })

  test('in a quantity below one or beyond bounds, or needed before it was added', () => {
    expect(codesOf(addLine(empty, { ...add, quantity: 0 }, context))).toEqual(['LineItem.QuantityMustBePositive'])
    expect(codesOf(addLine(empty, { ...add, quantity: 100_001 }, context))).toEqual(['ValidationFailure'])
    expect(codesOf(addLine(empty, { ...add, dateNeeded: '2026-02-01T00:00:00Z' }, context))).toEqual([
      'LineItem.DateNeededMustBeGreaterThanDateAdded',
    ])
  })

  test('as line 501, or under an ID that is taken', () => {
    const lines = Array.from({ length: 500 }, (_, at) => lineWith({ id: `x${at}` }))
    expect(codesOf(addLine(sheetWith(lines), add, context))).toEqual(['ValidationFailure'])
    expect(codesOf(addLine(sheetWith([lineWith()]), add, context))).toEqual(['IdExists'])
  })

  test('when stock, counted over all lines, is short', () => {
    const state = sheetWith([lineWith({ id: 'other', quantity: 7 })])
    expect(codesOf(addLine(state, { ...add, quantity: 4 }, lineContext([stocked(10)])))).toEqual([
      'Inventory.Insufficient',
    ])
  })

  test('with a stock record that the buyer may not use', () => {
    const record = { id: 'r', variantID: null, quantityAvailable: 9, orderCanExceed: false, isUsable: false }
    const offer = stocked(0, { hasRecords: true, records: [record] })
    const given = { ...add, inventoryRecordID: 'r' }
    expect(codesOf(addLine(empty, given, lineContext([offer])))).toEqual(['NotFound'])
    const usable = lineContext([{ ...offer, records: [{ ...record, isUsable: true }] }])
    expect(accepted(addLine(empty, given, usable)).line.inventoryRecordID).toBe('r')
  })

  test('with a spec that the product does not have', () => {
    expect(codesOf(addLine(empty, { ...add, specs: [{ SpecID: 'x' }] }, context))).toEqual(['NotFound'])
  })
})

describe('a line is added', () => {
  test('to an open order by an administrator alone: at today’s price, with its stock, and what was agreed stays', () => {
    const stockTaken = { productID: 'tile', variantID: null, recordID: null, quantity: 4 }
    const old = lineWith({ id: 'old', quantity: 4, unitPrice: euros(7), lineSubtotal: euros(28), stockTaken })
    const open = sheetWith([old], submitted)
    const given = { id: 'new', productID: 'tile', quantity: 3 }
    const admin = lineContext([stocked(3)], orderAdmin)
    expect(codesOf(addLine(open, given, { ...admin, caller: shopper }))).toEqual(['Auth.InsufficientRoles'])
    expect(codesOf(addLine(open, { ...given, quantity: 4 }, admin))).toEqual(['Inventory.Insufficient'])
    expect(codesOf(addLine(open, { ...given, id: 'old' }, admin))).toEqual(['IdExists'])
    expect(codesOf(addLine(open, { ...given, inventoryRecordID: 'none' }, admin))).toEqual(['NotFound'])
    const { state, stock } = accepted(addLine(open, given, admin))
    expect(state.lines).toMatchObject([
      { id: 'old', unitPrice: euros(7) },
      { id: 'new', unitPrice: euros(10), stockTaken: { quantity: 3 } },
    ])
    expect(state.order.total).toBe(euros(58))
    expect(stock).toMatchObject([{ productID: 'tile', change: -3 }])
  })

  test('with price, supplier and places, and the totals follow', () => {
    const product = { defaultSupplierID: 'sup', shipFromAddressID: 'dock' }
    const state = sheetWith([], { shippingAddressID: 'home', isCalculated: true, hasShipEstimates: true })
    const {
      line,
      state: after,
      cleared,
    } = accepted(addLine(state, { ...add, quantity: 3 }, lineContext([offerWith({ product })])))
    expect(line).toMatchObject({ supplierID: 'sup', shipFromAddressID: 'dock', shippingAddressID: 'home', quantity: 3 })
    expect(fromUnits(after.order.total)).toBe(30)
    expect(cleared).toEqual({ calculation: true, shipEstimates: true })
    expect(after.order).toMatchObject({ isCalculated: false, hasShipEstimates: false, lineItemCount: 1 })
  })

  test('a second time for the same product, as a second line', () => {
    const { state } = accepted(addLine(empty, add, context))
    expect(accepted(addLine(state, { ...add, id: 'l2' }, context)).state.lines).toHaveLength(2)
  })

  test('at the price that is sent only from those who may set prices', () => {
    const given = { ...add, unitPrice: euros(1) }
    expect(accepted(addLine(empty, given, context)).line).toMatchObject({
      unitPrice: euros(10),
      priceOverridden: false,
    })
    const set = accepted(addLine(empty, given, { ...context, caller: priceSetter })).line
    expect(set).toMatchObject({ unitPrice: euros(1), priceOverridden: true })
  })

  test('and moves the price of the others, where quantities add up', () => {
    const breaks = [
      { Quantity: 1, Price: 10 },
      { Quantity: 5, Price: 8 },
    ]
    const together = lineContext([offerWith({ schedule: scheduleWith(breaks, { useCumulativeQuantity: true }) })])
    const { state } = accepted(addLine(empty, { ...add, quantity: 4 }, together))
    const { state: after } = accepted(addLine(state, { ...add, id: 'l2' }, together))
    expect(after.lines.map(({ lineSubtotal }) => fromUnits(lineSubtotal))).toEqual([32, 8])
  })
})

describe('a line in the cart is not changed', () => {
  const state = accepted(addLine(empty, add, context)).state
  test('to another product, or by way of a line that is not there', () => {
    expect(codesOf(changeLine(state, 'l1', { productID: 'grout' }, context))).toEqual([
      'LineItem.CannotChangeProductID',
    ])
    expect(codesOf(changeLine(state, 'l9', {}, context))).toEqual(['NotFound'])
  })

  test('to a quantity that is not there', () => {
    expect(codesOf(changeLine(state, 'l1', { quantity: 11 }, lineContext([stocked(10)])))).toEqual([
      'Inventory.Insufficient',
    ])
  })
})

describe('a line in the cart is changed', () => {
  test('in quantity, and priced again', () => {
    const { state } = accepted(addLine(empty, add, context))
    expect(fromUnits(accepted(changeLine(state, 'l1', { quantity: 5 }, context)).state.order.subtotal)).toBe(50)
  })

  test('in words, without asking for price or stock', () => {
    const { state } = accepted(addLine(empty, add, context))
    const { line, cleared } = accepted(changeLine(state, 'l1', { costCenter: 'c' }, lineContext([stocked(0)])))
    expect(line.costCenter).toBe('c')
    expect(cleared).toEqual({ calculation: true, shipEstimates: false })
  })

  test('to a price by hand that sticks, and back by null', () => {
    const setter = { ...context, caller: priceSetter }
    const { state } = accepted(addLine(empty, add, setter))
    const set = accepted(changeLine(state, 'l1', { unitPrice: euros(4) }, setter)).state
    const more = accepted(changeLine(set, 'l1', { quantity: 3 }, context)).state
    expect(more.order.subtotal).toBe(euros(12))
    expect(accepted(changeLine(more, 'l1', { unitPrice: null }, context)).state.order.subtotal).toBe(euros(12))
    expect(accepted(changeLine(more, 'l1', { unitPrice: null }, setter)).state.order.subtotal).toBe(euros(30))
  })

  test('in specs, which make another price', () => {
    const spec = specWith({ options: [optionWith('gloss', 'AmountPerQuantity', 2)] })
    const fancy = lineContext([offerWith({ specs: [spec] })])
    const { state } = accepted(addLine(empty, add, fancy))
    const { line } = accepted(changeLine(state, 'l1', { specs: [{ SpecID: 'finish', OptionID: 'gloss' }] }, fancy))
    expect(line).toMatchObject({ unitPrice: euros(12), specs: [{ Name: 'Finish', Value: 'gloss', PriceMarkup: 2 }] })
  })
})

describe('a submitted line', () => {
  const taken = { productID: 'tile', variantID: null, recordID: null, quantity: 4 }
  const sold = lineWith({
    quantity: 4,
    unitPrice: euros(10),
    lineSubtotal: euros(40),
    priceScheduleID: 'prices',
    stockTaken: taken,
    quantityShipped: 2,
  })
  const state = sheetWith([sold], submitted)
  const dearer = stocked(3, { schedule: scheduleWith([{ Quantity: 1, Price: 99 }], { maxQuantity: 20 }) })
  const admin = lineContext([dearer], orderAdmin)

  test('is not changed by a shopper, nor below what was shipped, nor in its specs or stock', () => {
    expect(codesOf(changeLine(state, 'l1', { quantity: 5 }, lineContext([dearer], shopper)))).toEqual([
      'Auth.InsufficientRoles',
    ])
    expect(codesOf(changeLine(state, 'l1', { quantity: 1 }, admin))).toEqual(['ShipmentItem.QuantityExceeded'])
    expect(codesOf(changeLine(state, 'l1', { inventoryRecordID: 'r' }, admin))).toEqual(['ValidationFailure'])
    expect(codesOf(changeLine(state, 'l1', { quantity: 8 }, admin))).toEqual(['Inventory.Insufficient'])
    expect(codesOf(changeLine(state, 'l1', { quantity: 21 }, admin))).toEqual(['PriceSchedule.CannotExceedMax'])
  })

  test('is not changed once the order is done', () => {
    for (const status of ['Completed', 'Canceled'] as const)
      expect(codesOf(changeLine(sheetWith([sold], { ...submitted, status }), 'l1', { quantity: 5 }, admin))).toEqual([
        'ValidationFailure',
      ])
  })

  test('is changed at the agreed price, and moves the difference in stock', () => {
    const more = accepted(changeLine(state, 'l1', { quantity: 7 }, admin))
    expect(more.stock).toMatchObject([{ productID: 'tile', change: -3 }])
    expect(more.line).toMatchObject({ lineSubtotal: euros(70), stockTaken: { quantity: 7 } })
    const less = accepted(changeLine(more.state, 'l1', { quantity: 2 }, admin))
    expect(less.stock).toMatchObject([{ change: 5 }])
    expect(less.state.order.total).toBe(euros(20))
  })

  test('keeps its price to the last cent when only words change', () => {
    const odd = lineWith({ ...sold, unitPrice: euros(3.3333), quantity: 300, lineSubtotal: euros(1000) })
    const { line, stock } = accepted(changeLine(sheetWith([odd], submitted), 'l1', { xp: { a: 1 } }, admin))
    expect(line.lineSubtotal).toBe(euros(1000))
    expect(stock).toEqual([])
  })
})

describe('a line is removed', () => {
  test('not when it is not there', () => {
    expect(codesOf(removeLine(empty, 'l1', context))).toEqual(['NotFound'])
  })

  test('with the promotions on it', () => {
    const promotions = ['l1', null].map((lineItemID) => ({
      promotionID: 'p',
      lineItemID,
      amount: euros(1),
      amountOverridden: false,
    }))
    const { state } = accepted(removeLine(sheetWith([lineWith()], {}, { promotions }), 'l1', context))
    expect(state).toMatchObject({ lines: [], promotions: [{ lineItemID: null }], order: { total: 0 } })
  })

  test('from an open order by an administrator alone, whole and unsent, and never the last one', () => {
    const stockTaken = { productID: 'tile', variantID: null, recordID: null, quantity: 4 }
    const held = (id: string) => lineWith({ id, quantity: 4, stockTaken })
    const admin = { ...context, caller: orderAdmin }
    const open = sheetWith([held('l1'), held('l2')], submitted)
    expect(codesOf(removeLine(open, 'l1', context))).toEqual(['Auth.InsufficientRoles'])
    const sent = sheetWith([{ ...held('l1'), quantityShipped: 1 }, held('l2')], submitted)
    expect(codesOf(removeLine(sent, 'l1', admin))).toEqual(['ShipmentItem.QuantityExceeded'])
    expect(codesOf(removeLine(sheetWith([held('l1')], submitted), 'l1', admin))).toHaveLength(1)
    const { state, stock } = accepted(removeLine(open, 'l1', admin))
    expect(state.lines).toMatchObject([{ id: 'l2', unitPrice: held('l2').unitPrice }])
    expect(stock).toMatchObject([{ productID: 'tile', change: 4 }])
  })
})
