import { describe, expect, test } from 'vitest'
import { fromUnits } from '../../src/money.ts'
import type { Offer } from '../../src/order-model/offer.ts'
import type { Line } from '../../src/order-model/order-state.ts'
import { priceLine } from '../../src/pricing/price-line.ts'
import { findRequantified } from '../../src/pricing/reprice-lines.ts'
import {
  accepted,
  codesOf,
  euros,
  lineWith,
  now,
  offerWith,
  optionWith,
  scheduleWith,
  specWith,
} from '../orders/samples.ts'

const context = { now, isSubscription: false, currency: null }
const decide = (line: Line, offer: Offer | undefined, lines: readonly Line[] = [line], more: object = {}) =>
  priceLine(line, lines, offer, { ...context, ...more })
const priced = (...given: Parameters<typeof decide>) => accepted(decide(...given)).priced
const subtotal = (...given: Parameters<typeof decide>) => fromUnits(priced(...given).lineSubtotal)

describe('a line has no price', () => {
  test('without an offer', () => {
    expect(codesOf(decide(lineWith(), undefined))).toEqual(['NotFound'])
  })

  test('without a schedule, without breaks, or in another currency', () => {
    expect(codesOf(decide(lineWith(), offerWith({ schedule: null })))).toEqual(['PriceSchedule.MissingOrConflicting'])
    expect(codesOf(decide(lineWith(), offerWith({ schedule: scheduleWith([]) })))).toEqual([
      'PriceSchedule.NoPriceBreaks',
    ])
    const dollars = offerWith({ schedule: scheduleWith([{ Quantity: 1, Price: 1 }], { currency: 'USD' }) })
    expect(codesOf(decide(lineWith(), dollars))).toEqual(['PriceSchedule.CurrencyMismatch'])
  })

  test('below the minimum, above the maximum and below the first break, with both limits reported', () => {
    const limited = offerWith({
      schedule: scheduleWith([{ Quantity: 5, Price: 1 }], { minQuantity: 2, maxQuantity: 8 }),
    })
    const refusal = decide(lineWith({ quantity: 3 }), limited)
    expect(codesOf(refusal)).toEqual(['PriceSchedule.CannotBeLessThanMin'])
    expect(refusal).toMatchObject({ problems: [{ data: { MinQuantity: 5, MaxQuantity: 8 } }] })
    expect(codesOf(decide(lineWith({ quantity: 9 }), limited))).toEqual(['PriceSchedule.CannotExceedMax'])
  })

  test('when limits count all lines of the product together', () => {
    const offer = offerWith({
      schedule: scheduleWith([{ Quantity: 1, Price: 1 }], {
        minQuantity: 3,
        maxQuantity: 5,
        useCumulativeQuantity: true,
      }),
    })
    const one = lineWith({ id: 'a', quantity: 2 })
    const lines = (quantity: number) => [one, lineWith({ id: 'b', quantity })]
    expect(codesOf(decide(one, offer))).toEqual(['PriceSchedule.CumulativeCannotBeLessThanMin'])
    expect(codesOf(decide(one, offer, lines(4)))).toEqual(['PriceSchedule.CumulativeCannotExceedMax'])
    expect(codesOf(decide(one, offer, lines(2)))).toEqual([])
  })

  test('between the breaks of a schedule that sells only their quantities', () => {
    const breaks = [
      { Quantity: 6, Price: 2 },
      { Quantity: 12, Price: 1 },
    ]
    const boxes = offerWith({ schedule: scheduleWith(breaks, { restrictedQuantity: true }) })
    expect(codesOf(decide(lineWith({ quantity: 7 }), boxes))).toEqual(['PriceSchedule.QuantityNotAllowed'])
    const together = offerWith({
      schedule: scheduleWith(breaks, { restrictedQuantity: true, useCumulativeQuantity: true }),
    })
    expect(codesOf(decide(lineWith({ quantity: 7 }), together))).toEqual(['PriceSchedule.CumulativeQuantityNotAllowed'])
    expect(subtotal(lineWith({ quantity: 12 }), boxes)).toBe(12)
  })

  test('of more than a billion', () => {
    const gold = offerWith({ schedule: scheduleWith([{ Quantity: 1, Price: 900_000_000_000 }]) })
    expect(codesOf(decide(lineWith({ quantity: 100_000 }), gold))).toEqual(['ValidationFailure'])
  })
})

describe('the price of a break', () => {
  const schedule = scheduleWith([
    { Quantity: 1, Price: 10, SalePrice: 8, SubscriptionPrice: 7, BundlePrice: 6 },
    { Quantity: 10, Price: 9 },
  ])
  const offer = offerWith({ schedule })

  test('is that of the greatest quantity not above the one ordered', () => {
    expect([9, 10, 11].map((quantity) => subtotal(lineWith({ quantity }), offer))).toEqual([72, 90, 99])
  })

  test('is narrowed for bundles, then subscriptions, then a sale', () => {
    expect(subtotal(lineWith(), offer)).toBe(8)
    expect(subtotal(lineWith(), offer, undefined, { isSubscription: true })).toBe(7)
    expect(subtotal(lineWith({ bundleItemID: 'b' }), offer, undefined, { isSubscription: true })).toBe(6)
    expect(priced(lineWith(), offer)).toMatchObject({ isOnSale: true, priceScheduleID: 'prices' })
    expect(priced(lineWith({ bundleItemID: 'b' }), offer)).toMatchObject({ isOnSale: false })
  })

  test('is on sale from its first to its last moment, and open where no end is set', () => {
    const at = now.toISOString()
    const [before, after] = ['2026-02-28T00:00:00Z', '2026-03-02T00:00:00Z']
    const sale = (saleStart: string | null, saleEnd: string | null) =>
      subtotal(lineWith(), offerWith({ schedule: { ...schedule, saleStart, saleEnd } }))
    expect([sale(at, at), sale(before, null), sale(null, after)]).toEqual([8, 8, 8])
    expect([sale(after, null), sale(null, before)]).toEqual([10, 10])
  })

  test('counts all lines of the product where the schedule says so', () => {
    const together = offerWith({ schedule: { ...schedule, useCumulativeQuantity: true } })
    const lines = [lineWith({ id: 'a', quantity: 4 }), lineWith({ id: 'b', quantity: 6 })]
    expect(lines.map((line) => subtotal(line, together, lines))).toEqual([36, 54])
  })
})

describe('mark-ups', () => {
  const marked = (type: Parameters<typeof optionWith>[1], markup = 10, price = 50) =>
    offerWith({
      schedule: scheduleWith([{ Quantity: 1, Price: price }]),
      specs: [specWith({ options: [optionWith('gloss', type, markup)], defaultOptionID: 'gloss' })],
    })

  test('of four kinds make 500, 600, 510 and 550 of ten at 50 with 10', () => {
    const kinds = ['NoMarkup', 'AmountPerQuantity', 'AmountTotal', 'Percentage'] as const
    expect(kinds.map((kind) => subtotal(lineWith({ quantity: 10 }), marked(kind)))).toEqual([500, 600, 510, 550])
  })

  test('once for the line keep the subtotal exact and show a rounded unit price', () => {
    const { unitPrice, lineSubtotal } = priced(lineWith({ quantity: 3 }), marked('AmountTotal'))
    expect([fromUnits(unitPrice), fromUnits(lineSubtotal)]).toEqual([53.3333, 160])
  })

  test('by percentage are rounded once, at the end', () => {
    // 0.0049 and 2 % are 0.004998: to four decimals first it would be half a cent, and a whole one after
    expect(subtotal(lineWith(), marked('Percentage', 2, 0.0049))).toBe(0)
    // 0.0049999999, the last amount below half a cent
    expect(subtotal(lineWith(), marked('Percentage', 614.2857, 0.0007))).toBe(0)
    expect(subtotal(lineWith(), marked('Percentage', 150, 0.002))).toBe(0.01)
  })

  test('below zero make nothing cheaper than free', () => {
    expect(subtotal(lineWith(), marked('AmountPerQuantity', -60))).toBe(0)
  })

  test('are on the line with name, value and size', () => {
    expect(priced(lineWith(), marked('Percentage')).specs).toEqual([
      {
        SpecID: 'finish',
        Name: 'Finish',
        OptionID: 'gloss',
        Value: 'gloss',
        PriceMarkupType: 'Percentage',
        PriceMarkup: 10,
      },
    ])
  })

  test('are not added to a price that was set by hand, which needs no schedule', () => {
    const line = lineWith({ quantity: 2, priceOverridden: true, unitPrice: euros(7.5) })
    expect(subtotal(line, marked('Percentage'))).toBe(15)
    expect(subtotal(line, offerWith({ schedule: null }))).toBe(15)
  })

  test('of a submitted line stay when its quantity changes', () => {
    const line = lineWith({ quantity: 3 })
    const sold = { ...line, ...priced(line, marked('AmountTotal')) }
    expect(findRequantified(sold, 7)).toMatchObject({
      quantity: 7,
      lineSubtotal: euros(360),
      unitPrice: euros(51.4286),
    })
  })
})

test('the line of a bundle itself is free', () => {
  expect(subtotal(lineWith({ isBundle: true }), undefined)).toBe(0)
})
