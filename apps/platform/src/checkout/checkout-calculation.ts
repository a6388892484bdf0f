import type { Model } from '@tessera/contract/kit/model'
import { OrderCalculateResponse, ShipEstimateResponse } from '@tessera/contract/platform/orders/checkout-responses'
import { applyCalculation, type CalculationResponse } from '@tessera/domain/checkout/apply-calculation'
import { calculateCosts } from '@tessera/domain/checkout/calculate-costs'
import { type EstimateWithItems, estimateProblems, isEstimated } from '@tessera/domain/checkout/estimate'
import { shipEstimates } from '@tessera/domain/checkout/ship-estimates'
import { type CalculatorWorksheet, checkoutOf } from '@tessera/domain/checkout/worksheet'
import type { OrderState } from '@tessera/domain/order-model/order-state'
import { type Decision, refuse } from '@tessera/domain/order-model/problem'
import { fail } from '@tessera/server/api-error'
import type { LockedOrder } from '../orders/locked-order.ts'

/** The part of the worksheet that calculations read. */
export interface StoredWorksheet extends CalculatorWorksheet {
  ShipEstimateResponse: { ShipEstimates: EstimateWithItems[] | null } | null
}

/** A calculation of checkout: the service to call, the built-in fallback, and how to apply the response. */
export interface CheckoutCalculation {
  /** The URL path of the service. */
  path: string
  model: Model
  /** The column that stores the response. */
  column: 'ship_estimate_response' | 'order_calculate_response'
  /** The response where no service is connected. */
  builtIn(worksheet: StoredWorksheet): object
  /** Applies the response to the order. */
  apply(
    locked: LockedOrder,
    answer: Record<string, unknown>,
    worksheet: StoredWorksheet,
    now: Date,
  ): Decision<{ state: OrderState }>
  /** Clears the results of the last response when it cannot be used. */
  clear(state: OrderState): OrderState
}

const estimatesIn = ({ ShipEstimateResponse: response }: StoredWorksheet): EstimateWithItems[] =>
  response?.ShipEstimates ?? []

/** New estimates may change the price, so the last calculation is outdated. */
const withEstimates = (state: OrderState): OrderState => ({
  ...state,
  order: { ...state.order, hasShipEstimates: true, isCalculated: false },
})

export const shippingRates: CheckoutCalculation = {
  path: 'shippingrates',
  model: ShipEstimateResponse,
  column: 'ship_estimate_response',
  builtIn: (worksheet) => shipEstimates(checkoutOf(worksheet)),
  apply({ state }, { ShipEstimates: estimates }) {
    const problems = estimateProblems((estimates as EstimateWithItems[] | null) ?? [])
    return problems.length > 0 ? refuse(...problems) : { ok: true, state: withEstimates(state) }
  },
  clear: withEstimates,
}

export const orderCalculation: CheckoutCalculation = {
  path: 'ordercalculate',
  model: OrderCalculateResponse,
  column: 'order_calculate_response',
  builtIn(worksheet) {
    const checkout = checkoutOf(worksheet)
    // otherwise shipping would be free or have the price of an earlier cart
    if (!isEstimated(checkout.lines, estimatesIn(worksheet)))
      fail('IntegrationEvent.MustHaveShipEstimates', null, 'Estimate shipping before you calculate the order.')
    return calculateCosts(checkout, estimatesIn(worksheet))
  },
  apply: ({ state, caller, catalog }, answer, worksheet, now) =>
    applyCalculation(state, answer as unknown as CalculationResponse, estimatesIn(worksheet), {
      now,
      caller,
      offers: catalog.offers,
    }),
  clear: (state) => ({ ...state, order: { ...state.order, isCalculated: false } }),
}
