import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import type { OrderDetails, OrderProgress, ShopClient } from '@tessera/client/shop/types.gen'
import { redirect } from 'react-router'
import { orNotFound, orUndefined } from '../../http/or-not-found.server.ts'

/** Neither is known to a visitor whose link has expired. */
export interface Confirmation {
  order: OrderDetails | null
  progress: OrderProgress | null
}

/** Reads a placed order; if the payment still waits for the bank or the lender, how that stands. */
export async function loadConfirmation(shop: ShopClient, orderId: string): Promise<Confirmation> {
  const first = await findOrder(shop, orderId)
  if (first) return { order: await waitForNumber(shop, orderId, first), progress: null }
  const progress = await orUndefined(shop.Cart.GetOrderProgress({ orderId }))
  if (!progress) return { order: null, progress: null }
  if (progress.status === 'declined' && progress.isOwn)
    throw redirect(`/checkout/payment?${new URLSearchParams({ declined: progress.reason ?? 'other' })}`)
  if (progress.status !== 'placed' && progress.status !== 'awaiting-approval') return { order: null, progress }
  const order = await orNotFound(shop.OrderSummary.getOrderDetails({ orderId }))
  return { order: await waitForNumber(shop, orderId, order), progress: null }
}

async function findOrder(shop: ShopClient, orderId: string): Promise<OrderDetails | undefined> {
  try {
    return await shop.OrderSummary.getOrderDetails({ orderId })
  } catch (error) {
    if (error instanceof ShopApiError && error.status === 404) return undefined
    throw error
  }
}

/** Waits up to 2.4 s for the back office to assign the order number; without it the page shows a longer text. */
async function waitForNumber(shop: ShopClient, orderId: string, first: OrderDetails): Promise<OrderDetails> {
  let order = first
  for (let times = 0; order.number === null && times < 6; times++) {
    await new Promise((resolve) => setTimeout(resolve, 400))
    order = await shop.OrderSummary.getOrderDetails({ orderId })
  }
  return order
}
