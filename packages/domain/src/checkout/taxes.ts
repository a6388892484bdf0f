import { centsPercentOf, fromCents, minus, roundHalfUp, smaller, sum, toUnits, type Units, zero } from '../money.ts'
import { type CheckoutLine, type CheckoutOrder, findState, type PostalAddress } from './checkout.ts'
import type { ShippingChoice } from './shipping-choice.ts'
import { type StateTax, stateTaxes } from './state-taxes.ts'

export interface TaxOfState {
  state: string
  percent: number
  base: Units
  tax: Units
}

/** A taxable amount and its state. */
interface Taxable {
  state: string | undefined
  amount: Units
}

/** Tax by state, each rounded once. No tax where the state is unknown or the rate is zero. */
export function taxesOf(checkout: CheckoutOrder, choices: readonly ShippingChoice[]): TaxOfState[] {
  const { lines, shipFrom } = checkout
  const fetched = new Set(choices.filter(({ isPickUp }) => isPickUp).flatMap(({ lineIDs }) => lineIDs))
  const taxAddressOf = ({ id, shippingAddress }: CheckoutLine): PostalAddress | null =>
    fetched.has(id) ? shipFrom : shippingAddress
  const goods = lines.map(
    (line): Taxable => ({ state: findState(taxAddressOf(line)), amount: line.taxable ? toUnits(line.total) : zero }),
  )
  const shipping = choices.map(({ cost, lineIDs }): Taxable => {
    const first = lines.find(({ id }) => lineIDs.includes(id))
    return { state: first && findState(taxAddressOf(first)), amount: cost }
  })
  const totalGoods = sum(lines.map(({ total }) => toUnits(total)))
  return Object.entries(stateTaxes).flatMap(([state, tax]) => {
    const taxed = subtractDiscount(
      amountIn(state, goods),
      shareOf(checkout.order.discount, amountIn(state, goods), totalGoods),
    )
    return taxOf(state, tax, taxed, amountIn(state, shipping))
  })
}

const amountIn = (state: string, all: readonly Taxable[]): Units =>
  sum(all.filter((one) => one.state === state).map(({ amount }) => amount))

function taxOf(state: string, { percent, isShippingTaxed }: StateTax, goods: Units, shipping: Units): TaxOfState[] {
  // delivery is taxed with the goods, so it is exempt if all goods are
  const base = isShippingTaxed && goods > 0 ? sum([goods, shipping]) : goods
  if (percent === 0 || base === 0) return []
  return [{ state, percent, base, tax: centsPercentOf(base, percent) }]
}

/** The share of the order's discount on some of its goods, in whole cents. */
function shareOf(discount: number, part: Units, all: Units): Units {
  if (all <= 0) return zero
  return fromCents(Number(roundHalfUp(BigInt(toUnits(discount)) * BigInt(part), BigInt(all) * 100n)))
}

const subtractDiscount = (amount: Units, discount: Units): Units => minus(amount, smaller(amount, discount))
