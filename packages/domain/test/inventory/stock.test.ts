import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { demandsOf, stockProblems, stockProblemsOf } from '../../src/inventory/demand.ts'
import { findSource } from '../../src/inventory/source.ts'
import { deltaProblems, returnStock, stockDeltas, takeStock } from '../../src/inventory/stock-deltas.ts'
import { type Offer, offersByProduct } from '../../src/order-model/offer.ts'
import type { Line } from '../../src/order-model/order-state.ts'
import { lineWith, offerWith, stocked } from '../orders/samples.ts'

const record = { id: 'north', variantID: null, quantityAvailable: 4, orderCanExceed: false, isUsable: true }
const byVariant = stocked(0, {
  product: { inventory: { enabled: true, variantLevelTracking: true, orderCanExceed: false, quantityAvailable: null } },
  variants: [{ id: 'v', active: true, quantityAvailable: 3, specs: [] }],
})
const check = (lines: readonly Line[], ...offers: Offer[]) =>
  stockProblems(demandsOf(lines, offersByProduct(offers)), offersByProduct(offers))

describe('a line draws on no stock', () => {
  test('where none is counted, and for the line of a bundle', () => {
    expect(findSource(lineWith(), offerWith())).toBeUndefined()
    const off = { enabled: false, variantLevelTracking: false, orderCanExceed: false, quantityAvailable: 5 }
    expect(findSource(lineWith(), offerWith({ product: { inventory: off } }))).toBeUndefined()
    expect(findSource(lineWith({ isBundle: true }), stocked())).toBeUndefined()
  })

  test('where records exist and it names none', () => {
    expect(findSource(lineWith(), stocked(5, { hasRecords: true, records: [record] }))).toBeUndefined()
  })
})

describe('a line draws on the stock', () => {
  test('of its product, its variant or its record', () => {
    expect(findSource(lineWith(), stocked())).toEqual({ productID: 'tile', variantID: null, recordID: null })
    expect(findSource(lineWith({ variantID: 'v' }), byVariant)).toMatchObject({ variantID: 'v' })
    const withRecords = stocked(5, { hasRecords: true, records: [record] })
    expect(findSource(lineWith({ inventoryRecordID: 'north' }), withRecords)).toMatchObject({ recordID: 'north' })
  })
})

describe('stock is short', () => {
  test('when lines of one product ask together for more than there is', () => {
    const lines = [lineWith({ id: 'a', quantity: 6 }), lineWith({ id: 'b', quantity: 5, bundleItemID: 'x' })]
    expect(check(lines.slice(0, 1), stocked(10))).toEqual([])
    expect(check(lines, stocked(10))).toMatchObject([
      { code: 'Inventory.Insufficient', data: { ProductID: 'tile', QuantityAvailable: 10, QuantityRequested: 11 } },
    ])
  })

  test('when it was never set', () => {
    const inventory = { enabled: true, variantLevelTracking: false, orderCanExceed: false, quantityAvailable: null }
    expect(check([lineWith()], offerWith({ product: { inventory } }))).toMatchObject([
      { data: { QuantityAvailable: 0 } },
    ])
  })

  test('on the level where it is counted', () => {
    expect(check([lineWith({ variantID: 'v', quantity: 4 })], byVariant)).toHaveLength(1)
    const withRecords = stocked(99, { hasRecords: true, records: [record] })
    expect(check([lineWith({ inventoryRecordID: 'north', quantity: 5 })], withRecords)).toHaveLength(1)
  })

  test('never, when orders can exceed it on the product or the record', () => {
    const inventory = { enabled: true, variantLevelTracking: false, orderCanExceed: true, quantityAvailable: -3 }
    expect(check([lineWith({ quantity: 50 })], offerWith({ product: { inventory } }))).toEqual([])
    const open = stocked(0, { hasRecords: true, records: [{ ...record, orderCanExceed: true }] })
    expect(check([lineWith({ inventoryRecordID: 'north', quantity: 50 })], open)).toEqual([])
  })

  test('for a changed line only where that line draws', () => {
    const [short, fine] = [stocked(1), stocked(9, { product: { id: 'grout' } })]
    const offers = offersByProduct([
      short,
      { ...fine, product: { ...fine.product, inventory: short.product.inventory } },
    ])
    const lines = [lineWith({ id: 'a', quantity: 5 }), lineWith({ id: 'b', productID: 'grout', quantity: 1 })]
    expect(stockProblemsOf(lines.slice(1), lines, offers)).toEqual([])
    expect(stockProblemsOf(lines.slice(0, 1), lines, offers)).toHaveLength(1)
  })
})

describe('stock moves', () => {
  const products = ['tile', 'grout', 'trim']
  const offers = offersByProduct(products.map((id) => stocked(1000, { product: { id } })))
  const lines = fc
    .array(fc.record({ productID: fc.constantFrom(...products), quantity: fc.integer({ min: 1, max: 50 }) }), {
      maxLength: 9,
    })
    .map((some) => some.map((one, at) => lineWith({ ...one, id: `l${at}` })))
  const totalOf = (some: readonly Line[], productID: string) =>
    some.filter((line) => line.productID === productID).reduce((total, { quantity }) => total + quantity, 0)

  test('by exactly the sum over all lines of a product', () => {
    fc.assert(
      fc.property(lines, (some) => {
        for (const { productID, quantity } of demandsOf(some, offers)) expect(quantity).toBe(totalOf(some, productID))
        expect(demandsOf(some, offers)).toHaveLength(new Set(some.map(({ productID }) => productID)).size)
      }),
    )
  })

  test('back by exactly what was taken, and only once', () => {
    fc.assert(
      fc.property(lines, (some) => {
        const taken = takeStock(some, offers)
        const back = returnStock(taken)
        const changes = stockDeltas(some, taken).map(({ change }) => -change)
        expect(stockDeltas(taken, back).map(({ change }) => change)).toEqual(changes)
        expect(stockDeltas(back, returnStock(back))).toEqual([])
      }),
    )
  })

  test('back without what has been shipped', () => {
    const [line] = takeStock([lineWith({ quantity: 8, quantityShipped: 3 })], offers)
    expect(line && stockDeltas([line], returnStock([line]))).toMatchObject([{ change: 5 }])
  })

  test('in the same order whatever order the lines have', () => {
    fc.assert(
      fc.property(lines, (some) => {
        expect(demandsOf(some.toReversed(), offers)).toEqual(demandsOf(some, offers))
      }),
    )
  })

  test('only as far as it goes, when an open order asks for more', () => {
    const delta = { productID: 'tile', variantID: null, recordID: null, change: -1001 }
    expect(deltaProblems([delta], offers)).toMatchObject([{ code: 'Inventory.Insufficient' }])
    expect(deltaProblems([{ ...delta, change: 5000 }], offers)).toEqual([])
  })
})
