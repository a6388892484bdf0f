import { checkoutSteps } from '@tessera/contract/shop/constants'
import { Disclosure } from '@tessera/ui/disclosure'
import { formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Outlet, redirect, useLocation } from 'react-router'
import { CartTotals } from '../../features/cart/cart-totals.tsx'
import { findCart } from '../../features/cart/find-cart.server.ts'
import { trackLines } from '../../features/cart/track-lines.ts'
import { withPickUp } from '../../features/cart/with-pick-up.ts'
import { findJustPlacedUrl } from '../../features/checkout/find-just-placed-url.server.ts'
import { ShippingSummary } from '../../features/checkout/shipping-summary.tsx'
import { findStep, stepTitles, stepUrl } from '../../features/checkout/steps.ts'
import { SummaryLines } from '../../features/checkout/summary-lines.tsx'
import { useTrackStep } from '../../features/checkout/use-track-step.ts'
import { visitorContext } from '../../http/session/context.server.ts'
import { metaOf } from '../../kit/seo/seo.ts'
import type { Route } from './+types/layout.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const cart = await findCart(visitor)
  if (!cart || cart.lines.length === 0) throw redirect((await findJustPlacedUrl(visitor)) ?? '/shopping-cart')
  if (url.pathname === '/checkout') throw redirect('/checkout/shipping')
  return { cart }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  metaOf(matches, { title: 'Checkout', description: 'Place your order.', canonical: '/checkout', isHidden: true })

/** The steps on the left, the totals on the right; on phones the totals are in a disclosure. */
export default function Checkout({ loaderData: { cart } }: Route.ComponentProps) {
  const { pathname, search } = useLocation()
  const current = findStep(pathname)
  const isNewPickUp = cart.pickUp === null && new URLSearchParams(search).get('how') === 'pick-up'
  const totals = isNewPickUp ? withPickUp(cart.totals) : cart.totals
  const isPickUp = isNewPickUp || cart.pickUp !== null
  useTrackStep(current, cart, trackLines(cart.lines))
  const at = current ? checkoutSteps.indexOf(current) : -1
  return (
    <div className="page grid gap-x-12 gap-y-8 pt-8 desktop:grid-cols-12">
      <nav aria-label="Checkout steps" className="desktop:col-span-12">
        <ol className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
          {checkoutSteps.map((step, index) => (
            <li
              key={step}
              aria-current={step === current ? 'step' : undefined}
              className={step === current ? 'font-bold' : 'text-stone'}
            >
              {index < at ? (
                <Link href={stepUrl(step)}>{`${index + 1}. ${stepTitles[step]}`}</Link>
              ) : (
                `${index + 1}. ${stepTitles[step]}`
              )}
            </li>
          ))}
        </ol>
      </nav>
      <div className="desktop:hidden">
        <Disclosure summary={`Order summary: ${formatMoney(totals.totalCents)}`}>
          <CartTotals totals={totals} isPickUp={isPickUp}>
            <SummaryLines lines={cart.lines} />
          </CartTotals>
        </Disclosure>
      </div>
      <div className="desktop:col-span-7">
        {current === 'payment' && <ShippingSummary cart={cart} />}
        <Outlet />
      </div>
      <aside className="hidden desktop:col-span-5 desktop:block">
        <div className="sticky top-24">
          <CartTotals totals={totals} isPickUp={isPickUp}>
            <SummaryLines lines={cart.lines} />
          </CartTotals>
        </div>
      </aside>
    </div>
  )
}
