import type { Model } from '@tessera/contract/kit/model'
import { OrderCalculateResponse, ShipEstimateResponse } from '@tessera/contract/platform/orders/checkout-responses'
import { applyCalculation, type GivenCalculation } from '@tessera/domain/checkout/apply-calculation'
import { calculation } from '@tessera/domain/checkout/calculation'
import { type Estimate, estimateProblems, isEstimated } from '@tessera/domain/checkout/estimate'
import { shipEstimates } from '@tessera/domain/checkout/ship-estimates'
import { checkoutOf, type Worksheet } from '@tessera/domain/checkout/worksheet'
import { type Decision, refused } from '@tessera/domain/orders/problem'
import type { Sheet } from '@tessera/domain/orders/sheet'
import { fail } from '@tessera/server/api-error'
import type { Desk } from '../orders/desk.ts'

/** The worksheet as far as it is read here. */
export interface StoredWorksheet extends Worksheet {
  ShipEstimateResponse: { ShipEstimates: Estimate[] | null } | null
}

/** A question that checkout asks about an order: whom, and what becomes of the answer. */
export interface Kind {
  /** Of the receiver. */
  path: string
  model: Model
  /** Where the response is kept. */
  column: 'ship_estimate_response' | 'order_calculate_response'
  /** The answer where no service is connected. */
  builtIn(worksheet: StoredWorksheet): object
  /** The order with the answer. */
  apply(desk: Desk, answer: Record<string, unknown>, worksheet: StoredWorksheet, now: Date): Decision<{ sheet: Sheet }>
  /** The order while the last answer cannot be used. */
  without(sheet: Sheet): Sheet
}

const estimatesIn = ({ ShipEstimateResponse: response }: StoredWorksheet): Estimate[] => response?.ShipEstimates ?? []

/** New estimates may cost something else, so what was calculated with the old ones is outdated. */
const withEstimates = (sheet: Sheet): Sheet => ({
  ...sheet,
  order: { ...sheet.order, hasShipEstimates: true, isCalculated: false },
})

export const shippingRates: Kind = {
  path: 'shippingrates',
  model: ShipEstimateResponse,
  column: 'ship_estimate_response',
  builtIn: (worksheet) => shipEstimates(checkoutOf(worksheet)),
  apply({ sheet }, { ShipEstimates: estimates }) {
    const problems = estimateProblems((estimates as Estimate[] | null) ?? [])
    return problems.length > 0 ? refused(...problems) : { ok: true, sheet: withEstimates(sheet) }
  },
  without: withEstimates,
}

export const orderCalculate: Kind = {
  path: 'ordercalculate',
  model: OrderCalculateResponse,
  column: 'order_calculate_response',
  builtIn(worksheet) {
    const checkout = checkoutOf(worksheet)
    // otherwise shipping would be free, or that of an earlier cart
    if (!isEstimated(checkout.lines, estimatesIn(worksheet)))
      fail('IntegrationEvent.MustHaveShipEstimates', null, 'Estimate shipping before you calculate the order.')
    return calculation(checkout, estimatesIn(worksheet))
  },
  apply: ({ sheet, caller, catalogue }, answer, worksheet, now) =>
    applyCalculation(sheet, answer as unknown as GivenCalculation, estimatesIn(worksheet), {
      now,
      caller,
      offers: catalogue.offers,
    }),
  without: (sheet) => ({ ...sheet, order: { ...sheet.order, isCalculated: false } }),
}
