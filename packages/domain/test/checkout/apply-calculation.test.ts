import { applyCalculation, type CalculationResponse } from '@tessera/domain/checkout/apply-calculation'
import type { EstimateWithItems } from '@tessera/domain/checkout/estimate'
import type { LineOverride } from '@tessera/domain/checkout/line-overrides'
import { toUnits } from '@tessera/domain/money'
import type { OrderState } from '@tessera/domain/order-model/order-state'
import { withTotals } from '@tessera/domain/orders/totals'
import { expect, test } from 'vitest'
import { lineWith, now, orderWith, shopper } from '../orders/samples.ts'

const line = (id: string, price: number) =>
  lineWith({ id, unitPrice: toUnits(price), lineSubtotal: toUnits(price), priceOverridden: true })

const promotion = (lineItemID: string | null, amount: number) => ({
  promotionID: 'p',
  lineItemID,
  amount: toUnits(amount),
  amountOverridden: false,
})

const state: OrderState = withTotals({
  order: orderWith({ taxCost: toUnits(1), fees: toUnits(2), shippingCost: toUnits(3) }),
  lines: [
    line('a', 10),
    line('b', 20),
    { ...line('kit', 0), isBundle: true },
    { ...line('part', 5), bundleItemID: 'kit' },
  ],
  promotions: [promotion('a', 1), promotion('b', 2)],
  payments: [],
})

const nothing: CalculationResponse = { ShippingTotal: null, TaxTotal: null, FeeTotal: null, LineItemOverrides: null }
const about = (LineItemID: string, more: Partial<LineOverride>): LineOverride => ({
  LineItemID,
  UnitPrice: null,
  InventoryRecordID: null,
  Remove: null,
  PromotionOverrides: null,
  ...more,
})

const estimate = (chosen: string | null): EstimateWithItems => ({
  ID: 'e',
  SelectedShipMethodID: chosen,
  ShipEstimateItems: [],
  ShipMethods: [{ ID: 'van', Cost: 7.125 }],
})

const context = { now, caller: shopper, offers: new Map() }
const applied = (given: Partial<CalculationResponse>, estimates: EstimateWithItems[] = []) =>
  applyCalculation(state, { ...nothing, ...given }, estimates, context)

test.each<[string, Partial<LineOverride>]>([
  ['a bundle', { LineItemID: 'kit', Remove: true }],
  ['a part of a bundle', { LineItemID: 'part', Remove: true }],
])('%s is not taken apart', (_name, more) => {
  expect(applied({ LineItemOverrides: [about('', more)] })).toMatchObject({
    ok: false,
    problems: [{ code: 'LineItem.CannotRemoveBundle' }],
  })
})

test('a line for more than a billion is refused', () => {
  expect(applied({ LineItemOverrides: [about('a', { UnitPrice: 1e9 + 1 })] }).ok).toBe(false)
  expect(applied({ LineItemOverrides: [about('kit', { UnitPrice: 1 })] }).ok).toBe(false)
})

test('what is not said stays as it is, and the order counts as calculated', () => {
  const cents = { shippingCost: 30_000, taxCost: 10_000, fees: 20_000, isCalculated: true }
  expect(applied({})).toMatchObject({ ok: true, state: { order: cents, lines: state.lines } })
})

test('shipping is what is said, else what was chosen', () => {
  const van = [estimate('van')]
  expect(applied({ ShippingTotal: 4.005 }, van)).toMatchObject({ state: { order: { shippingCost: 40_100 } } })
  expect(applied({}, van)).toMatchObject({ state: { order: { shippingCost: 71_300 } } })
  expect(applied({}, [estimate(null)])).toMatchObject({ state: { order: { shippingCost: 0 } } })
})

test('a promotion that is overridden on one line keeps what it gives on the others', () => {
  const PromotionOverrides = [{ PromotionID: 'p', Amount: 4 }]
  expect(applied({ LineItemOverrides: [about('a', { PromotionOverrides })] })).toMatchObject({
    state: {
      promotions: [
        { lineItemID: 'b', amount: 20_000, amountOverridden: true },
        { lineItemID: 'a', amount: 40_000, amountOverridden: true },
      ],
      order: { promotionDiscount: 60_000 },
    },
  })
})

test('with a line go its promotions', () => {
  expect(applied({ LineItemOverrides: [about('a', { Remove: true })] })).toMatchObject({
    state: { promotions: [{ lineItemID: 'b' }], order: { subtotal: 250_000 } },
  })
})
