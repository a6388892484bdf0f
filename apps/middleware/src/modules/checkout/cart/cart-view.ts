import type { Address, LineItem, Order, OrderWorksheet } from '@tessera/client/platform/types.gen'
import type { AddedToCart, Cart, CartLine } from '@tessera/client/shop/types.gen'
import { paymentMethods } from '@tessera/contract/shop/constants'
import { dayIn, shopTimeZone } from '@tessera/domain/local-time'
import { toCents } from '../../../kit/to-cents.ts'
import { placeView } from '../../people/addresses/place-view.ts'
import { type OrderFacts, orderFacts } from './line-facts.ts'
import { lineView, sizeOf, type ViewNeeds } from './line-view.ts'
import { pickUpReady } from './pick-up-ready.ts'
import { shippingOptions } from './shipping-options.ts'
import { totalsView } from './totals-view.ts'

export const emptyOrder = {
  ID: '',
  Subtotal: 0,
  PromotionDiscount: 0,
  ShippingCost: 0,
  TaxCost: 0,
  Total: 0,
  xp: null,
} as unknown as Order // only the fields the view reads

/** Converts the platform's worksheet into the shop's cart. */
export function cartView(needs: ViewNeeds, order: Order, worksheet: OrderWorksheet, notices: string[] = []): Cart {
  const lines = linesView(needs, worksheet.LineItems ?? [])
  const facts = orderFacts(order.xp)
  const today = dayIn(needs.now, shopTimeZone)
  const readyOn = lines
    .flatMap(({ availability }) => availability.readyOn ?? [])
    .sort()
    .at(-1)
  const { pickUpStore: storeId } = facts
  const pickUpReadyOn = storeId ? pickUpReady(needs.find, lines, storeId, today).readyOn : null
  const shipTo = worksheet.LineItems?.find(({ ShippingAddress }) => ShippingAddress)?.ShippingAddress
  return {
    basketId: order.ID ?? '',
    lines,
    totals: totalsView(order, lines, isComplete(worksheet)),
    coupons: couponsOf(worksheet),
    email: emailOf(order),
    shippingAddress: shipTo ? placeView(shipTo) : null,
    billingAddress: order.BillingAddress ? placeView(order.BillingAddress) : null,
    pickUp: storeId ? pickUpChoice(storeId, facts, shipTo) : null,
    shippingOptions: shippingOptions(worksheet, readyOn ?? today, storeId ? { storeId, readyOn: pickUpReadyOn } : null),
    poNumber: facts.poNumber ?? null,
    jobName: facts.jobName ?? null,
    paymentMethod: paymentMethods.find((method) => method === facts.payment?.method) ?? null,
    paymentText: facts.payment?.text || null,
    paymentReferenceId: facts.payment?.referenceId ?? null,
    notices,
  }
}

/** The store's address on the order carries the name of the person who ordered. */
const pickUpChoice = (storeId: string, facts: OrderFacts, shipTo: Address | null | undefined): Cart['pickUp'] => ({
  storeId,
  firstName: shipTo?.FirstName ?? null,
  lastName: shipTo?.LastName ?? null,
  phone: facts.pickUpPhone ?? null,
  billingZip: facts.pickUpBillingZip ?? null,
  persons: facts.pickUpPersons ?? null,
})

/** The lines of these products and the totals of the whole cart. */
export function addedView(needs: ViewNeeds, worksheet: OrderWorksheet, skus: ReadonlySet<string>): AddedToCart {
  const { Order: order, LineItems } = worksheet
  const all = LineItems ?? []
  const sized = all.map(({ ProductID, Quantity }) => sizeOf(needs.find(ProductID), Quantity))
  return {
    basketId: order?.ID ?? '',
    lines: linesView(
      needs,
      all.filter(({ ProductID }) => skus.has(ProductID)),
    ),
    totals: totalsView(order ?? emptyOrder, sized, isComplete(worksheet)),
  }
}

const isComplete = ({ OrderCalculateResponse }: OrderWorksheet): boolean => OrderCalculateResponse?.Succeeded === true

/** Needs all lines of a product: together they decide its price and whether it is of one lot. */
function linesView(needs: ViewNeeds, lines: readonly LineItem[]): CartLine[] {
  const totals = quantitiesByProduct(lines)
  return withMixedLots(lines.map((line) => lineView(needs, line, totals.get(line.ProductID))))
}

function quantitiesByProduct(lines: readonly LineItem[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { ProductID, Quantity } of lines) sums.set(ProductID, (sums.get(ProductID) ?? 0) + Quantity)
  return sums
}

/** Marks lines of one room and product that come from different lots in sum, even if each line has one lot. */
function withMixedLots(lines: CartLine[]): CartLine[] {
  const rooms = Map.groupBy(lines, ({ sku, room }) => JSON.stringify([sku, room]))
  const isMixed = (line: CartLine): boolean => {
    const sameRoom = rooms.get(JSON.stringify([line.sku, line.room])) ?? []
    return sameRoom.length > 1 && new Set(sameRoom.flatMap(({ lots }) => lots.map(({ lotNo }) => lotNo))).size > 1
  }
  return lines.map((line) => (!line.isMixedLot && isMixed(line) ? { ...line, isMixedLot: true } : line))
}

/** Guests share a platform user whose address ends in `.invalid`; a guest's own address is the one they typed. */
export const emailOf = ({ FromUser }: Order): string | null =>
  FromUser?.Email && !FromUser.Email.endsWith('.invalid') ? FromUser.Email : null

/** Sums up a coupon that applies to several lines. */
function couponsOf({ OrderPromotions }: OrderWorksheet): Cart['coupons'] {
  const byCode = Map.groupBy(OrderPromotions ?? [], ({ Code }) => Code)
  return [...byCode].map(([code, parts]) => ({
    code,
    description: parts[0]?.Description ?? parts[0]?.Name ?? code,
    amountCents: parts.reduce((sum, { Amount }) => sum + toCents(Amount), 0),
  }))
}
