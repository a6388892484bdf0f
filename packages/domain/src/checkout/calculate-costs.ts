import { fromUnits, sum } from '../money.ts'
import type { CheckoutOrder } from './checkout.ts'
import { type StoredEstimate, shippingChoiceOf } from './shipping-choice.ts'
import { stateTaxesAsOf } from './state-taxes.ts'
import { taxesOf } from './taxes.ts'

/** As in the API. */
export interface CostCalculation {
  ShippingTotal: number
  TaxTotal: number
  FeeTotal: number
  LineItemOverrides: never[]
  /** How the tax was computed: at most one entry per state. */
  xp: { TaxRatesAsOf: string; Taxes: { State: string; Percent: number; Base: number; Tax: number }[] }
}

/** Computes costs with the built-in calculator, for the chosen ship methods. */
export function calculateCosts(checkout: CheckoutOrder, estimates: readonly StoredEstimate[]): CostCalculation {
  const choices = estimates.map(shippingChoiceOf)
  const taxes = taxesOf(checkout, choices)
  return {
    ShippingTotal: fromUnits(sum(choices.map(({ cost }) => cost))),
    TaxTotal: fromUnits(sum(taxes.map(({ tax }) => tax))),
    FeeTotal: 0,
    LineItemOverrides: [],
    xp: {
      TaxRatesAsOf: stateTaxesAsOf,
      Taxes: taxes.map(({ state, percent, base, tax }) => ({
        State: state,
        Percent: percent,
        Base: fromUnits(base),
        Tax: fromUnits(tax),
      })),
    },
  }
}
