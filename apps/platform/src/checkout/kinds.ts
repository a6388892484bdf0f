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

/** The part of the worksheet that calculations read. */
export interface StoredWorksheet extends Worksheet {
  ShipEstimateResponse: { ShipEstimates: Estimate[] | null } | null
}

/** A calculation of checkout: the service to call, the built-in fallback, and how to apply the response. */
export interface Kind {
  /** The URL path of the service. */
  path: string
  model: Model
  /** The column that stores the response. */
  column: 'ship_estimate_response' | 'order_calculate_response'
  /** The response where no service is connected. */
  builtIn(worksheet: StoredWorksheet): object
  /** Applies the response to the order. */
  apply(desk: Desk, answer: Record<string, unknown>, worksheet: StoredWorksheet, now: Date): Decision<{ sheet: Sheet }>
  /** Clears the results of the last response when it cannot be used. */
  without(sheet: Sheet): Sheet
}

const estimatesIn = ({ ShipEstimateResponse: response }: StoredWorksheet): Estimate[] => response?.ShipEstimates ?? []

/** New estimates may change the price, so the last calculation is outdated. */
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
    // otherwise shipping would be free or have the price of an earlier cart
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
