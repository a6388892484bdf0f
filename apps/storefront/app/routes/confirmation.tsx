import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import type { OrderDetails } from '@tessera/client/shop/types.gen'
import { LinkButton } from '@tessera/ui/button'
import { formatMoment } from '@tessera/ui/format'
import { useEffect } from 'react'
import { CartTotals } from '../features/cart/cart-totals.tsx'
import { trackLines } from '../features/cart/track-lines.ts'
import { OrderedLine } from '../features/checkout/ordered-line.tsx'
import { SaveOrderOptions } from '../features/checkout/save-order-options.tsx'
import { visitorContext } from '../http/session/context.server.ts'
import { AddressText } from '../kit/forms/address-text.tsx'
import { metaOf } from '../kit/seo/seo.ts'
import { track } from '../kit/tracking/track.ts'
import type { Route } from './+types/confirmation.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { shop, profile: shown } = context.get(visitorContext)
  try {
    const order = await waitForNumber(() => shop.OrderSummary.getOrderDetails({ orderId: params.orderId }))
    return { order, isSignedIn: shown.isSignedIn }
  } catch (error) {
    if (error instanceof ShopApiError && error.status === 404) throw new Response('Not Found', { status: 404 })
    throw error
  }
}

/** Waits up to 2.4 s for the back office to assign the order number; without it the page shows a longer text. */
async function waitForNumber(read: () => Promise<OrderDetails>): Promise<OrderDetails> {
  let order = await read()
  for (let times = 0; order.number === null && times < 6; times++) {
    await new Promise((resolve) => setTimeout(resolve, 400))
    order = await read()
  }
  return order
}

export const meta: Route.MetaFunction = ({ matches }) =>
  metaOf(matches, { title: 'Thank you', description: 'Your order.', canonical: '/order-confirmation', isHidden: true })

export default function Confirmation({ loaderData: { order, isSignedIn } }: Route.ComponentProps) {
  useEffect(() => {
    const { orderId, totals, lines } = order
    track(
      'purchase',
      { transaction_id: orderId, currency: 'USD', value: totals.totalCents / 100, items: trackLines(lines) },
      orderId,
    )
  }, [order])
  return (
    <div className="page grid gap-x-12 gap-y-8 pt-12 desktop:grid-cols-12">
      <div className="grid content-start gap-6 desktop:col-span-7">
        <h1 className="text-5xl">Thank you</h1>
        <p className="text-lg">
          Order <strong>{order.number ?? order.orderId}</strong>, placed {formatMoment(order.placedAt)}.
          {order.email && ` We sent a confirmation to ${order.email}.`}
        </p>
        <p>{order.statusText}</p>
        <section>
          <h2 className="mb-2 text-2xl">What happens next</h2>
          <ol className="list-decimal ps-6">
            {order.nextSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
        <section>
          <h2 className="mb-2 text-2xl">Items</h2>
          <ul className="border-t border-grout">
            {order.lines.map((line) => (
              <li
                key={line.lineItemId}
                className="grid grid-cols-[5rem_1fr_auto] items-start gap-4 border-b border-grout py-3"
              >
                <OrderedLine line={line} />
              </li>
            ))}
          </ul>
        </section>
        {order.shippingAddress && (
          <section>
            <h2 className="mb-2 text-2xl">{order.shipping?.kind === 'pick-up' ? 'Pick up at' : 'Ship to'}</h2>
            <AddressText place={order.shippingAddress} />
          </section>
        )}
        <SaveOrderOptions order={order} isSignedIn={isSignedIn} />
        <div>
          <LinkButton href="/products">Continue shopping</LinkButton>
        </div>
      </div>
      <aside className="desktop:col-span-5">
        <CartTotals totals={order.totals}>
          <p className="mt-4 border-t border-grout pt-4 text-sm">{order.payments.map(({ text }) => text).join(', ')}</p>
        </CartTotals>
      </aside>
    </div>
  )
}
