import type { PlacedOrder } from '@tessera/client/shop/types.gen'
import { orderLink } from '../../../kit/order-link.ts'
import type { Visitor } from '../../../kit/visitor.ts'
import type { PlaceOrderResult } from '../attempts/place-order-result.ts'

/** Adds a link to the confirmation for guests; customers read the order as its owner. */
export function placedOrderOf(
  { linkSecret }: { linkSecret: Buffer },
  { status, orderId, nextUrl, reason, message, totalCents }: PlaceOrderResult,
  visitor: Visitor,
  now: Date,
): PlacedOrder {
  const needsLink = visitor.customer === undefined && orderId && status !== 'declined'
  const link = needsLink ? orderLink(linkSecret, orderId, now) : null
  return { status, orderId, orderLink: link, nextUrl, reason, message, totalCents }
}
