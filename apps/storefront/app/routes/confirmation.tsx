import type { OrderDetails, StorePage } from '@tessera/client/shop/types.gen'
import { LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { Moment } from '@tessera/ui/time-zone'
import { useEffect } from 'react'
import { data } from 'react-router'
import { CartTotals } from '../features/cart/cart-totals.tsx'
import { trackLines } from '../features/cart/track-lines.ts'
import { loadConfirmation } from '../features/checkout/load-confirmation.server.ts'
import { OrderedLine } from '../features/checkout/ordered-line.tsx'
import { PaymentProgress } from '../features/checkout/payment-progress.tsx'
import { PickUpPlace } from '../features/checkout/pick-up-place.tsx'
import { SaveOrderOptions } from '../features/checkout/save-order-options.tsx'
import { HoursTable } from '../features/stores/hours-table.tsx'
import { optional } from '../http/or-not-found.server.ts'
import { visitorContext } from '../http/session/context.server.ts'
import { AddressText } from '../kit/forms/address-text.tsx'
import { useRevalidateInterval } from '../kit/plans/use-revalidate-interval.ts'
import { metaOf } from '../kit/seo/seo.ts'
import { track } from '../kit/tracking/track.ts'
import type { Route } from './+types/confirmation.ts'

/** Until the back office has given the order its number. */
const pollMilliseconds = 3000

export async function loader({ context, params }: Route.LoaderArgs) {
  const { shop, profile: shown } = context.get(visitorContext)
  const loaded = await loadConfirmation(shop, params.orderId)
  const storeId = loaded.order?.shipping?.storeId
  const store = storeId ? await optional(shop.StorePages.getStore({ store: storeId })) : undefined
  const status = loaded.order || loaded.progress ? 200 : 404
  return data({ ...loaded, store: store ?? null, isSignedIn: shown.isSignedIn }, { status })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  metaOf(matches, {
    title: loaderData?.order ? 'Thank you' : 'Your order',
    description: 'Your order.',
    canonical: '/order-confirmation',
    isHidden: true,
  })

export default function Confirmation({ loaderData: { order, progress, store, isSignedIn } }: Route.ComponentProps) {
  if (progress) return <PaymentProgress progress={progress} />
  return order ? <PlacedOrder {...{ order, store, isSignedIn }} /> : <OrderNotShown isSignedIn={isSignedIn} />
}

/** A guest’s confirmation expires, so the page leads to the order instead of saying that it does not exist. */
const OrderNotShown = ({ isSignedIn }: { isSignedIn: boolean }) => (
  <div className="page pt-12">
    <EmptyState
      level={1}
      title="This confirmation has expired"
      action={
        <LinkButton href={isSignedIn ? '/account/orders' : '/order-status'} kind="primary">
          {isSignedIn ? 'Your orders' : 'Find your order'}
        </LinkButton>
      }
    >
      {isSignedIn
        ? 'Your orders are in your account.'
        : 'Enter your order number and email address, and we’ll email you a link to the order.'}
    </EmptyState>
  </div>
)

interface PlacedOrderProps {
  order: OrderDetails
  store: StorePage | null
  isSignedIn: boolean
}

function PlacedOrder({ order, store, isSignedIn }: PlacedOrderProps) {
  useRevalidateInterval(pollMilliseconds, order.number === null)
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
          Order <strong>{order.number ?? order.orderId}</strong>, placed <Moment at={order.placedAt} />.
          {order.email && ` We sent a confirmation to ${order.email}.`}
        </p>
        <p>{order.statusText}</p>
        {order.nextSteps.length > 0 && (
          <section>
            <h2 className="mb-2 text-2xl">What happens next</h2>
            <ol className="list-decimal ps-6">
              {order.nextSteps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
        )}
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
      </div>
      <aside className="desktop:col-span-5 desktop:row-span-2">
        <CartTotals totals={order.totals} isPickUp={order.shipping?.kind === 'pick-up'}>
          <p className="mt-4 border-t border-grout pt-4 text-sm">{order.payments.map(({ text }) => text).join(', ')}</p>
        </CartTotals>
      </aside>
      <div className="grid content-start gap-6 desktop:col-span-7">
        <OrderPlace order={order} store={store} />
        <SaveOrderOptions order={order} isSignedIn={isSignedIn} />
        <div>
          <LinkButton href="/products">Continue shopping</LinkButton>
        </div>
      </div>
    </div>
  )
}

/** Where the order goes, or where it is picked up. */
function OrderPlace({ order: { shippingAddress, shipping }, store }: Omit<PlacedOrderProps, 'isSignedIn'>) {
  if (!shippingAddress) return null
  return (
    <section>
      <h2 className="mb-2 text-2xl">{shipping?.kind === 'pick-up' ? 'Pick up at' : 'Ship to'}</h2>
      {store ? (
        <PickUpPlace store={store}>
          <HoursTable hours={store.hours} />
        </PickUpPlace>
      ) : (
        <AddressText place={shippingAddress} />
      )}
    </section>
  )
}
