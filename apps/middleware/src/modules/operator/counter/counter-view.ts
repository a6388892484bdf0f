import type { OrderWorksheet } from '@tessera/client/platform/types.gen'
import type { Cart, CounterOrder } from '@tessera/client/shop/types.gen'
import { coveredBy } from '@tessera/domain/coverage/boxes'
import { buyerID } from '../../../kit/commerce.ts'
import { type Customer, priceGroupOf } from '../../../kit/visitor.ts'
import type { Catalog } from '../../catalog/feed/catalog.ts'
import { findPriceAt } from '../../catalog/feed/price-at.ts'
import { cartViewOf } from '../../checkout/cart/read-cart.ts'
import { termsLabels } from '../../checkout/methods/terms-labels.ts'
import { usedCredit } from '../../checkout/methods/terms-method.ts'
import type { CounterNeeds } from './counter-needs.ts'
import { findCounterProblems } from './counter-problems.ts'
import { listPlaces } from './find-destination.ts'
import { type LinePlan, placeInEntry } from './plan-lines.ts'
import type { Unread } from './read-entry.ts'
import type { CounterEntryLine, StoredCounterOrder } from './stored-counter-order.ts'
import { isSameLine } from './write-platform-order.ts'

export interface CounterParts {
  stored: StoredCounterOrder
  customer: Customer
  worksheet: OrderWorksheet
  plan: LinePlan
  hasDestination: boolean
  unread: readonly Unread[]
  now: Date
}

/** The order of the counter with its prices, as staff see it. */
export async function counterView(needs: CounterNeeds, parts: CounterParts): Promise<CounterOrder> {
  const { stored, customer, worksheet, plan, now } = parts
  const { database, catalog } = needs
  const { entry, accountId: _, isUnderWay: _way, ...shown } = stored
  const cart = cartViewOf(needs, { siteId: '', bearer: undefined, customer }, worksheet, now)
  const { account } = customer
  const [used, places] = await Promise.all([usedCredit(database, account.id), listPlaces(database, account.id)])
  const creditFreeCents = Math.max(0, account.creditLineCents - used)
  const { acceptsMixedLots } = entry
  const check = { cart, customer, acceptsMixedLots, creditFreeCents, hasDestination: parts.hasDestination, now }
  const { problems, notices } = await findCounterProblems(database, check)
  return {
    ...shown,
    buyerID,
    personEmail: customer.email,
    lines: entry.lines.map((line, at) =>
      lineView({ catalog, customer, cart, plan, entered: entry.lines, now }, line, at),
    ),
    unread: [...parts.unread],
    delivery: entry.delivery,
    places,
    shippingOptions: cart.shippingOptions.filter(
      ({ kind }) => (kind === 'pick-up') === (entry.delivery.kind === 'pick-up'),
    ),
    totals: cart.totals,
    poNumber: entry.poNumber,
    jobName: entry.jobName,
    acceptsMixedLots,
    termsText: termsLabels[account.terms],
    creditFreeCents,
    problems: stored.isPlaced ? [] : [...lineProblems(parts), ...problems],
    notices,
  }
}

/** Problems of lines come first, then lines that could not be read, then an order that is behind its entry. */
function lineProblems({ plan, stored, unread, worksheet }: CounterParts): CounterOrder['problems'] {
  const ofLines = [...plan.problems].map(([at, message]) => ({
    code: 'Line',
    message: `${stored.entry.lines[at]?.sku ?? ''}: ${message}`,
  }))
  const unreadLines =
    unread.length > 0
      ? [{ code: 'Counter.Unread', message: 'Correct the lines that couldn’t be read, or remove them.' }]
      : []
  const isBehind = plan.problems.size === 0 && !isInStep(plan, worksheet)
  return [
    ...ofLines,
    ...unreadLines,
    ...(isBehind
      ? [{ code: 'Counter.Behind', message: 'Stock or prices have changed. Update the order to see them.' }]
      : []),
  ]
}

/** True if the platform's order has exactly the planned lines. */
const isInStep = ({ lines }: LinePlan, { LineItems }: OrderWorksheet): boolean => {
  const there = LineItems ?? []
  return (
    there.length === lines.length &&
    lines.every(({ ID, ...line }) => there.some((one) => one.ID === ID && isSameLine(one, line)))
  )
}

interface LineContext {
  catalog: Pick<Catalog, 'find'>
  customer: Customer
  cart: Cart
  plan: LinePlan
  entered: readonly CounterEntryLine[]
  now: Date
}

function lineView(context: LineContext, line: CounterEntryLine, at: number): CounterOrder['lines'][number] {
  const { catalog, customer, cart, plan, entered, now } = context
  const product = catalog.find(line.sku)
  const parts = cart.lines.filter(({ lineItemId }) => placeInEntry(lineItemId) === at)
  const ofProduct = entered.filter(({ sku }) => sku === line.sku).reduce((sum, { boxes }) => sum + boxes, 0)
  const group = priceGroupOf({ siteId: '', bearer: undefined, customer })
  const customerPriceCents = (product && findPriceAt(product, group, now, ofProduct)?.cents) ?? null
  const perBox = product?.facts.units.sqftPerUnit ?? null
  const problem = plan.problems.get(at)
  return {
    sku: line.sku,
    name: product?.name ?? line.sku,
    unit: product?.facts.units.purchaseUnit ?? 'each',
    boxes: line.boxes,
    areaSqft: perBox === null ? null : coveredBy(line.boxes, perBox),
    lotNo: line.lotNo,
    unitPriceCents: parts[0]?.unitPriceCents ?? line.priceCents ?? customerPriceCents ?? 0,
    customerPriceCents,
    isAgreed: line.priceCents !== null,
    priceReason: line.priceReason,
    totalCents: parts.reduce((sum, { lineTotalCents }) => sum + lineTotalCents, 0),
    problems: problem ? [problem] : [],
  }
}
