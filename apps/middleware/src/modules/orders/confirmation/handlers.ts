import type { OrderWorksheet } from '@tessera/client/platform/types.gen'
import { PlatformError } from '@tessera/client/platform-error'
import { orderSummaryCalls } from '@tessera/contract/middleware/order-summary/operations'
import { queryValue } from '@tessera/server/call'
import { handle } from '../../../kit/http/handle.ts'
import { findLinkedOrder } from '../../../kit/order-link.ts'
import { refuse } from '../../../kit/shop-error.ts'
import type { Visitor } from '../../../kit/visitor.ts'
import { type CartNeeds, viewNeeds } from '../../checkout/cart/cart-needs.ts'
import { findSalesNumber } from '../web-orders/import-web-order.ts'
import { isPlacedOrder } from '../web-orders/web-order.ts'
import { placedOrderView } from './placed-order-view.ts'

interface OrderNeeds extends CartNeeds {
  /** Signs guest links. */
  linkSecret: Buffer
}

const refuseMissing = () => refuse('NotFound', { message: 'We couldn’t find this order.' })

/** Returns a placed order to its owner, or to a guest with its link; for anyone else it does not exist. */
export const orderHandlers = (needs: OrderNeeds) =>
  handle(orderSummaryCalls.getOrderDetails, async (call) => {
    const requestedId = queryValue(call, 'orderId') ?? ''
    const linkedId = requestedId.includes('.') ? findLinkedOrder(needs.linkSecret, requestedId, call.now) : undefined
    const worksheet = linkedId
      ? await readLinkedOrder(needs, linkedId)
      : await readOwnOrder(needs, call.actor, requestedId)
    if (!worksheet?.Order || !isPlacedOrder(worksheet.Order)) return refuseMissing()
    const number = await findSalesNumber(needs.database, worksheet.Order.ID)
    return placedOrderView(viewNeeds(needs, call.actor, call.now), worksheet.Order, worksheet, number ?? null)
  })

async function readOwnOrder(
  { commerce }: CartNeeds,
  { bearer }: Visitor,
  id: string,
): Promise<OrderWorksheet | undefined> {
  if (!bearer || !/^[\w-]{1,100}$/.test(id)) return undefined
  return optionalWorksheet(
    commerce.client.IntegrationEvents.GetWorksheet('Outgoing', id, { accessToken: bearer.token }),
  )
}

async function readLinkedOrder({ commerce }: CartNeeds, id: string): Promise<OrderWorksheet | undefined> {
  return optionalWorksheet(commerce.client.IntegrationEvents.GetWorksheet('Incoming', id, await commerce.backOffice()))
}

async function optionalWorksheet(worksheet: Promise<OrderWorksheet>): Promise<OrderWorksheet | undefined> {
  try {
    return await worksheet
  } catch (error) {
    if (error instanceof PlatformError && [401, 403, 404].includes(error.status)) return undefined
    throw error
  }
}
