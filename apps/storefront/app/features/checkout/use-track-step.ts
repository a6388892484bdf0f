import type { Cart } from '@tessera/client/shop/types.gen'
import type { AnalyticsEvent, CheckoutStep } from '@tessera/contract/shop/constants'
import { useEffect } from 'react'
import { track } from '../../kit/tracking/track.ts'

/** The event that reports the step before the one reached. */
const events: Partial<Record<CheckoutStep, AnalyticsEvent>> = {
  shipping: 'begin_checkout',
  payment: 'add_shipping_info',
  'order-review': 'add_payment_info',
}

type Items = readonly { item_id: string }[]

/** Reports each step once per cart and choice, however often the shopper goes back and forth. */
export function useTrackStep(step: CheckoutStep | undefined, cart: Cart, items: Items): void {
  const event = step && events[step]
  const way = cart.shippingOptions.find(({ isChosen }) => isChosen)?.name
  const data = { currency: 'USD', value: cart.totals.totalCents / 100, items }
  const choice = { payment: way, 'order-review': cart.paymentMethod }[step as string]
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step decides, not the identity of the cart
  useEffect(() => {
    if (!event) return
    const tier = event === 'add_shipping_info' ? { shipping_tier: choice } : { payment_type: choice }
    track(event, { ...data, ...(choice && tier) }, `${cart.basketId} ${choice ?? ''}`)
  }, [event, choice, cart.basketId])
}
