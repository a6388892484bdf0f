import { zero } from '../money.ts'
import type { Offer, OfferedSchedule } from '../order-model/offer.ts'
import type { ChosenSpec, Line } from '../order-model/order-state.ts'
import {
  type Decision,
  invalidProperty,
  notFoundProblem,
  type Problem,
  problem,
  refuse,
} from '../order-model/problem.ts'
import { findMarkedUp, type LinePrice, type Markup } from './markup.ts'
import { type CountedLine, pricedQuantity, quantityProblems } from './quantity.ts'
import { type BreakPrice, findBreak, priceIn } from './schedule-price.ts'
import { chooseSpecs, type SpecChoice, toChosenSpec } from './spec-choice.ts'
import { searchVariant } from './variant.ts'

export interface PricingContext {
  now: Date
  /** The order was created by a subscription. */
  isSubscription: boolean
  /** Currency of the order. */
  currency: string | null
}

export interface LinePricing extends LinePrice {
  priceScheduleID: string | null
  isOnSale: boolean
  specs: readonly ChosenSpec[]
  variantID: string | null
}

export type PriceableLine = CountedLine & Pick<Line, 'bundleItemID' | 'specs' | 'priceOverridden' | 'unitPrice'>

const freePricing: LinePricing = {
  unitPrice: zero,
  lineSubtotal: zero,
  priceScheduleID: null,
  isOnSale: false,
  specs: [],
  variantID: null,
}

/** The only function that prices a line: from the offer, never from the shopper's input. */
export function priceLine(
  line: PriceableLine,
  lines: readonly CountedLine[],
  offer: Offer | undefined,
  context: PricingContext,
): Decision<{ priced: LinePricing }> {
  if (line.isBundle) return { ok: true, priced: freePricing }
  if (!offer) return refuse(notFoundProblem('Product', line.productID))
  if (line.quantity < 1) return refuse(problem('LineItem.QuantityMustBePositive', { LineItemID: line.id }))
  const { choices, problems } = chooseSpecs(line.productID, offer.specs, line.specs)
  const variant = problems.length > 0 ? { variantID: null } : searchVariant(offer, choices)
  const found = [
    ...problems,
    ...('problem' in variant ? [variant.problem] : []),
    ...scheduleProblems(line, lines, offer.schedule, context),
  ]
  const base = findBase(line, lines, offer.schedule, context)
  if (found.length > 0 || !base || 'problem' in variant) return { ok: false, problems: found }
  const price = findMarkedUp(base.price, line.priceOverridden ? [] : choices.map(markupOf), line.quantity)
  if (!price) return refuse(invalidProperty('Quantity', 'A line cannot cost more than a billion.'))
  const specs = choices.map(toChosenSpec)
  const priceScheduleID = offer.schedule?.id ?? null
  return {
    ok: true,
    priced: { ...price, priceScheduleID, isOnSale: base.isOnSale, specs, variantID: variant.variantID },
  }
}

function scheduleProblems(
  line: PriceableLine,
  lines: readonly CountedLine[],
  schedule: OfferedSchedule | null,
  { currency }: PricingContext,
): Problem[] {
  const data = { ProductID: line.productID, LineItemID: line.id }
  // a manual price needs no schedule
  if (!schedule) return line.priceOverridden ? [] : [problem('PriceSchedule.MissingOrConflicting', data)]
  if (schedule.currency !== currency) return [problem('PriceSchedule.CurrencyMismatch', data)]
  if (schedule.breaks.length === 0 && !line.priceOverridden) return [problem('PriceSchedule.NoPriceBreaks', data)]
  return quantityProblems(line, lines, schedule)
}

function findBase(
  line: PriceableLine,
  lines: readonly CountedLine[],
  schedule: OfferedSchedule | null,
  { now, isSubscription }: PricingContext,
): BreakPrice | undefined {
  if (line.priceOverridden) return { price: line.unitPrice, isOnSale: false }
  const found = schedule && findBreak(schedule.breaks, pricedQuantity(line, lines, schedule))
  if (!schedule || !found) return undefined
  return priceIn(found, schedule, { now, isSubscription, isBundlePart: line.bundleItemID !== null })
}

const markupOf = ({ option }: SpecChoice): Markup => ({
  type: option?.priceMarkupType ?? null,
  size: option?.priceMarkup ?? zero,
})
