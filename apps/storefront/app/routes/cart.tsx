import { LinkButton } from '@tessera/ui/button'
import { Disclosure } from '@tessera/ui/disclosure'
import { formatUnits } from '@tessera/ui/format'
import { Notice } from '@tessera/ui/notice'
import { cartActions, changeCart } from '../features/cart/cart-action.server.ts'
import { CartGroupSection } from '../features/cart/cart-group-section.tsx'
import { cartGroups } from '../features/cart/cart-groups.ts'
import { CartLinks } from '../features/cart/cart-links.tsx'
import { type CartRefusal, cartRefusalIn } from '../features/cart/cart-refusal.ts'
import { CartTotals } from '../features/cart/cart-totals.tsx'
import { CouponForm } from '../features/cart/coupon-form.tsx'
import { EmptyCart } from '../features/cart/empty-cart.tsx'
import { findCart } from '../features/cart/find-cart.server.ts'
import { findCoverage } from '../features/cart/find-coverage.server.ts'
import { findLaterLines } from '../features/cart/find-later-lines.server.ts'
import { findPoints } from '../features/cart/find-points.server.ts'
import { findProject } from '../features/cart/find-project.server.ts'
import { findRemoved } from '../features/cart/find-removed.server.ts'
import { LaterLines } from '../features/cart/later-lines.tsx'
import { LimitNotice } from '../features/cart/limit-notice.tsx'
import { QuickAdd } from '../features/cart/quick-add.tsx'
import { RemovedLine } from '../features/cart/removed-line.tsx'
import { trackLines } from '../features/cart/track-lines.ts'
import { withEstimate } from '../features/cart/with-estimate.ts'
import { optional } from '../http/or-not-found.server.ts'
import { visitorContext } from '../http/session/context.server.ts'
import { type FormArgs, formActions } from '../kit/forms/form-action.server.ts'
import { metaOf } from '../kit/seo/seo.ts'
import { EstimateForm } from '../kit/shipping/estimate-form.tsx'
import { findEstimate } from '../kit/shipping/find-estimate.server.ts'
import { useTrackView } from '../kit/tracking/track.ts'
import type { Route } from './+types/cart.ts'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const [cart, removed, later] = await Promise.all([
    findCart(visitor),
    findRemoved(visitor.shop, url.searchParams),
    findLaterLines(visitor.shop, request),
  ])
  const [shipping, points, limits, coverage, project] = await Promise.all([
    findEstimate(visitor.shop, url.searchParams.get('zip'), cart?.lines ?? []),
    findPoints(visitor, cart),
    visitor.profile.isPro && cart?.lines.length ? optional(visitor.shop.MyOrders.GetSpendingLimits()) : undefined,
    findCoverage(visitor, cart),
    cart?.lines.length ? null : findProject(visitor),
  ])
  return { cart, removed, later, shipping, points, limits, coverage, project, isSignedIn: visitor.profile.isSignedIn }
}

export const action = formActions(cartActions, (args: FormArgs<Route.ActionArgs>, change) => changeCart(change, args))

export const meta: Route.MetaFunction = ({ matches }) =>
  metaOf(matches, {
    title: 'Shopping cart',
    description: 'Review the items in your cart.',
    canonical: '/shopping-cart',
    isHidden: true,
  })

export default function Cart({ loaderData, actionData }: Route.ComponentProps) {
  const { cart, removed, later, shipping, points, limits, coverage, project, isSignedIn } = loaderData
  const refusal = cartRefusalIn(actionData)
  const of = (intent: string) => (refusal?.intent === intent ? refusal : undefined)
  useTrackView('view_cart', cart && { value: cart.totals.totalCents / 100, items: trackLines(cart.lines) })
  const back = removed && <RemovedLine key={removed.sku} removed={removed} />
  if (!cart || cart.lines.length === 0)
    return (
      <EmptyCart project={project} later={<LaterLines lines={later} />}>
        {back}
      </EmptyCart>
    )
  return (
    <div className="page grid gap-x-12 gap-y-8 pt-12 desktop:grid-cols-12">
      <h1 className="text-5xl desktop:col-span-12">Shopping cart</h1>
      <div className="grid content-start gap-8 desktop:col-span-8">
        <div className="empty:hidden">
          {back}
          {refusal && !refusal.lineItemId && !of('coupon-add') && !of('quick-add') && (
            <Notice kind="error" isLive>
              {refusal.message}
            </Notice>
          )}
          {cart.notices.map((notice) => (
            <Notice key={notice}>{notice}</Notice>
          ))}
        </div>
        {cartGroups(cart.lines).map(({ title, lines }) => (
          <CartGroupSection
            key={title}
            title={title}
            lines={lines}
            coverage={coverage}
            hasProjects={isSignedIn}
            refusal={refusal}
          />
        ))}
      </div>
      {/* on phones the checkout button comes before the rarely used sections */}
      <CartSummary cart={cart} points={points} limits={limits} shipping={shipping} coupon={of('coupon-add')} />
      <div className="no-print grid content-start gap-8 desktop:col-span-8">
        <QuickAdd problem={of('quick-add')?.message} typed={of('quick-add')?.typed} />
        <CartLinks isSignedIn={isSignedIn} />
        <LaterLines lines={later} />
      </div>
    </div>
  )
}

type LoadedCart = Route.ComponentProps['loaderData']

interface CartSummaryProps extends Pick<LoadedCart, 'points' | 'limits' | 'shipping'> {
  cart: NonNullable<LoadedCart['cart']>
  /** The refusal of a coupon. */
  coupon: CartRefusal | undefined
}

const CartSummary = ({ cart, points, limits, shipping, coupon }: CartSummaryProps) => (
  <aside className="desktop:col-span-4 desktop:row-span-2">
    <div className="desktop:sticky desktop:top-32">
      <CartTotals
        totals={withEstimate(cart.totals, shipping?.estimate)}
        isEstimate={Boolean(shipping?.estimate)}
        isPickUp={cart.pickUp !== null}
      >
        {points > 0 && <p className="mt-1 text-sm text-stone">You earn about {formatUnits(points, 'point')}.</p>}
        <LimitNotice limits={limits} totalCents={cart.totals.totalCents} />
        <div className="no-print">
          <CouponForm coupons={cart.coupons} problem={coupon?.message} typed={coupon?.typed} />
          <Disclosure summary="Estimate shipping" isOpen={shipping !== null || undefined}>
            <EstimateForm action="/shopping-cart" found={shipping} />
          </Disclosure>
          <LinkButton href="/checkout/shipping" kind="primary" size="Large" isWide className="mt-6">
            Check out
          </LinkButton>
        </div>
      </CartTotals>
    </div>
  </aside>
)
