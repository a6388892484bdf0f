import { Button, LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { Notice } from '@tessera/ui/notice'
import { Form } from 'react-router'
import { changeCart } from '../features/cart/cart-action.server.ts'
import { CartLineRow } from '../features/cart/cart-line.tsx'
import { CartTotals } from '../features/cart/cart-totals.tsx'
import { CouponForm } from '../features/cart/coupon-form.tsx'
import { findCart } from '../features/cart/find-cart.server.ts'
import { metaOf } from '../lib/seo.ts'
import { visitorContext } from '../session/context.server.ts'
import type { Route } from './+types/cart.ts'

export const loader = async ({ context }: Route.LoaderArgs) => ({ cart: await findCart(context.get(visitorContext)) })

export const action = async ({ request, context }: Route.ActionArgs) =>
  changeCart(context.get(visitorContext), await request.formData())

export const meta: Route.MetaFunction = ({ matches }) =>
  metaOf(matches, {
    title: 'Shopping cart',
    description: 'What you have chosen.',
    canonical: '/shopping-cart',
    isHidden: true,
  })

export default function Cart({ loaderData: { cart }, actionData }: Route.ComponentProps) {
  const refusal = actionData?.refusal
  if (!cart || cart.lines.length === 0) return <EmptyCart />
  return (
    <div className="page grid gap-x-12 gap-y-8 pt-12 desktop:grid-cols-12">
      <h1 className="text-5xl desktop:col-span-12">Shopping cart</h1>
      <div className="desktop:col-span-8">
        {refusal && !refusal.lineItemId && refusal.intent !== 'coupon-add' && (
          <Notice kind="error" isLive>
            {refusal.message}
          </Notice>
        )}
        {cart.notices.map((notice) => (
          <Notice key={notice}>{notice}</Notice>
        ))}
        <ul className="border-t border-grout">
          {cart.lines.map((line) => (
            <CartLineRow
              key={line.lineItemId}
              line={line}
              problem={refusal?.lineItemId === line.lineItemId ? refusal.message : undefined}
            />
          ))}
        </ul>
        <Form method="post" className="mt-4">
          <input type="hidden" name="intent" value="clear" />
          <Button type="submit" kind="quiet" size="Small">
            Empty the cart
          </Button>
        </Form>
      </div>
      <aside className="desktop:col-span-4">
        <div className="desktop:sticky desktop:top-24">
          <CartTotals totals={cart.totals}>
            <CouponForm
              coupons={cart.coupons}
              problem={refusal?.intent === 'coupon-add' ? refusal.message : undefined}
              typed={refusal?.intent === 'coupon-add' ? refusal.typed : undefined}
            />
            <LinkButton href="/checkout/shipping" kind="primary" size="Large" isWide className="mt-6">
              Check out
            </LinkButton>
          </CartTotals>
        </div>
      </aside>
    </div>
  )
}

const EmptyCart = () => (
  <div className="page pt-12">
    <EmptyState
      level={1}
      title="Your cart is empty"
      action={
        <LinkButton href="/products" kind="primary">
          Browse tile
        </LinkButton>
      }
    >
      Samples are a good beginning: see the tile in your own light.
    </EmptyState>
  </div>
)
