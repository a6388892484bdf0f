import type { LineItem, Order, OrderWorksheet } from '@tessera/client/platform/types.gen'
import type { PostalAddress } from '@tessera/client/shop/types.gen'
import { coveredBy } from '@tessera/domain/coverage/boxes'
import { orderTypeOf } from '@tessera/domain/sales/order-type'
import { toCents } from '../../../kit/to-cents.ts'
import type { CatalogProduct } from '../../catalog/feed/catalog-product.ts'
import type { Attempt } from '../../checkout/attempts/attempt.ts'
import { allocationOf, locationOf } from '../../checkout/cart/allocate-boxes.ts'
import { cartView } from '../../checkout/cart/cart-view.ts'
import { lineFacts, orderFacts } from '../../checkout/cart/line-facts.ts'
import { placeView } from '../../people/addresses/place-view.ts'
import type { NewSalesDocument, NewSalesLine } from '../records/new-sales-document.ts'
import { returnKindOf } from '../returns/return-kind.ts'

export type WebAttempt = Pick<Attempt, 'id' | 'accountId' | 'method' | 'words'>
type Find = (sku: string) => CatalogProduct | undefined

/** Sales status by platform status; unsubmitted orders never come here. */
export const salesStatuses: Record<string, NewSalesDocument['status']> = {
  AwaitingApproval: 'awaiting-approval',
  Open: 'open',
  Completed: 'completed',
  Declined: 'declined',
  Canceled: 'canceled',
}

/** An order that waits for approval is placed, though the platform calls it submitted only once it is approved. */
export const isPlacedOrder = ({ IsSubmitted, Status }: Order): boolean =>
  IsSubmitted || Status === 'AwaitingApproval' || Status === 'Declined'

/** An order that shipped or was canceled before its import starts as open; the change is then followed and booked. */
function importedStatus({ Status }: Order): NewSalesDocument['status'] {
  const status = salesStatuses[Status ?? ''] ?? 'open'
  return status === 'completed' || status === 'canceled' ? 'open' : status
}

/** A document made from an open order of which nothing was sent says all of it. */
const hasNothingToFollow = ({ Order: order, LineItems }: OrderWorksheet): boolean =>
  order?.Status === 'Open' && (LineItems ?? []).every(({ QuantityShipped }) => QuantityShipped === 0)

/** Converts a placed platform order to a sales document; the caller adds the owner. */
export function webOrder(worksheet: OrderWorksheet, attempt: WebAttempt, find: Find): NewSalesDocument {
  const order = worksheet.Order
  if (!order || !isPlacedOrder(order)) throw new Error(`order of attempt ${attempt.id} is not placed`)
  const facts = orderFacts(order.xp)
  const placedAt = order.DateSubmitted ?? order.LastUpdated ?? ''
  const option = findPromisedOption(worksheet, order, placedAt, find)
  const shipKind = option?.kind ?? (facts.pickUpStore ? 'pick-up' : 'parcel')
  const expectedOn = option?.arrivesOn ?? null
  const lines = (worksheet.LineItems ?? []).map((line, index) => salesLine(line, index + 1, expectedOn, find))
  return {
    accountId: attempt.accountId,
    origin: 'web',
    platformOrderId: order.ID,
    followedChange: hasNothingToFollow(worksheet) ? (order.LastUpdated ?? null) : null,
    attemptId: attempt.id,
    orderType: orderTypeOf(
      lines.map(({ returnKind = 'sealed-box' }) => returnKind),
      shipKind,
    ),
    status: importedStatus(order),
    storeId: facts.pickUpStore ?? null,
    poNumber: facts.poNumber ?? null,
    jobName: facts.jobName ?? null,
    shipToPlace: shipToOf(worksheet),
    shipKind,
    expectedOn,
    instructions: facts.instructions ?? null,
    ...moneyOf(order),
    paymentMethod: attempt.method,
    paymentWords: attempt.words,
    placedAt,
    approvalAskedAt: order.Status === 'AwaitingApproval' ? placedAt : null,
    lines,
    events: [{ kind: 'placed', at: placedAt, text: 'You placed the order online.' }],
  }
}

/**
 * The chosen method with the day that checkout showed: boxes are made ready first, then they travel. The boxes were
 * there when the order was placed, even if it took the last ones.
 */
function findPromisedOption(worksheet: OrderWorksheet, order: Order, placedAt: string, find: Find) {
  const findInStock: Find = (sku) => {
    const product = find(sku)
    return product && { ...product, canExceedStock: true }
  }
  const needs = { find: findInStock, pictureUrl: () => '', group: 'RT', now: new Date(placedAt) } as const
  return cartView(needs, order, worksheet).shippingOptions.find((one) => one.isChosen)
}

/** Fees and gratuity count as shipping, so that the total stays the charged one. */
function moneyOf(order: Order) {
  const [subtotalCents, discountCents] = [toCents(order.Subtotal), toCents(order.PromotionDiscount)]
  const [taxCents, totalCents] = [toCents(order.TaxCost), toCents(order.Total)]
  const shippingCents = totalCents - subtotalCents + discountCents - taxCents
  return { subtotalCents, discountCents, shippingCents, taxCents, totalCents }
}

function shipToOf({ LineItems }: OrderWorksheet): PostalAddress | null {
  const address = LineItems?.find(({ ShippingAddress }) => ShippingAddress)?.ShippingAddress
  return address ? placeView(address) : null
}

export function salesLine(line: LineItem, lineNo: number, expectedOn: string | null, find: Find): NewSalesLine {
  const product = find(line.ProductID)
  const { lotNo, room, projectId } = lineFacts(line.xp)
  const perBox = product?.facts.units.sqftPerUnit ?? null
  const lots = product ? allocationOf(product, line.Quantity, lotNo, locationOf(line))?.lots : undefined
  const returnKind = returnKindOf(product)
  return {
    lineNo,
    platformLineId: line.ID,
    sku: line.ProductID,
    name: product?.name ?? line.Product?.Name ?? line.ProductID,
    unit: product?.facts.units.purchaseUnit ?? 'each',
    isSample: returnKind === 'sample',
    returnKind,
    room: room ?? null,
    projectId: projectId ?? null,
    boxes: line.Quantity,
    sqft: perBox === null ? null : Number(coveredBy(line.Quantity, perBox)),
    unitPriceCents: toCents(line.UnitPrice ?? 0),
    discountCents: toCents(line.PromotionDiscount),
    totalCents: toCents(line.LineTotal),
    // the requested lot, else the only lot it would be taken from; several lots are set when it ships
    lot: lotNo ?? (lots?.length === 1 ? (lots[0]?.lotNo ?? null) : null),
    fulfilment: 'confirmed',
    expectedOn,
  }
}
