import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import type { Cart } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { Checkbox } from '@tessera/ui/choice-field'
import { ErrorSummary } from '@tessera/ui/error-summary'
import { formatDay, formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import type { ReactNode } from 'react'
import { Form, redirect, redirectDocument, useNavigation } from 'react-router'
import { findCart } from '../../features/cart/find-cart.server.ts'
import { LimitNotice } from '../../features/cart/limit-notice.tsx'
import { findJustPlacedUrl } from '../../features/checkout/find-just-placed-url.server.ts'
import { findLoan } from '../../features/checkout/find-loan.server.ts'
import { LoanDecision } from '../../features/checkout/loan-decision.tsx'
import { LoanTerms } from '../../features/checkout/loan-terms.tsx'
import { OrderedLine } from '../../features/checkout/ordered-line.tsx'
import { PickUpPlace } from '../../features/checkout/pick-up-place.tsx'
import { stepUrl } from '../../features/checkout/steps.ts'
import { HoursTable } from '../../features/stores/hours-table.tsx'
import { answerForm } from '../../http/answer-form.server.ts'
import { optional } from '../../http/or-not-found.server.ts'
import { visitorContext } from '../../http/session/context.server.ts'
import type { Visitor } from '../../http/session/visitor.server.ts'
import { AddressText } from '../../kit/forms/address-text.tsx'
import { type FormArgs, formAction } from '../../kit/forms/form-action.server.ts'
import type { Route } from './+types/review.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { shop, profile } = context.get(visitorContext)
  const [state, limits] = await Promise.all([
    shop.Cart.ProcessCart({}),
    profile.isPro ? optional(shop.MyOrders.GetSpendingLimits()) : undefined,
  ])
  const early = state.problems.find(({ step }) => step !== 'shopping-cart')
  if (early && early.step !== 'order-review') throw redirect(stepUrl(early.step))
  const { pickUp } = state.cart
  const [store, loan] = await Promise.all([
    pickUp ? optional(shop.StorePages.getStore({ store: pickUp.storeId })) : undefined,
    findLoan(shop, state.cart),
  ])
  return { ...state, limits, store: store ?? null, loan }
}

export const action = formAction(({ visitor, form }: FormArgs<Route.ActionArgs>) =>
  answerForm(form, async () => {
    try {
      return await placeOrder(visitor, form)
    } catch (error) {
      const url = error instanceof ShopApiError && error.status < 500 ? await findPlacedUrl(visitor) : undefined
      if (url) return redirect(url)
      throw error
    }
  }),
)

async function placeOrder({ shop }: Visitor, form: FormData) {
  await shop.Cart.ProcessCart({
    acceptsTerms: form.has('acceptsTerms'),
    acceptsMixedLots: form.has('acceptsMixedLots'),
  })
  const placed = await shop.Cart.SubmitCart()
  if (placed.status === 'declined')
    return redirect(`/checkout/payment?${new URLSearchParams({ declined: placed.reason ?? 'other' })}`)
  if (placed.nextUrl) return redirectDocument(placed.nextUrl)
  return redirect(`/order-confirmation/${encodeURIComponent(placed.orderLink ?? placed.orderId ?? '')}`)
}

/** An empty cart was ordered in another tab, so its refusal would puzzle. */
async function findPlacedUrl(visitor: Visitor): Promise<string | undefined> {
  const cart = await findCart(visitor)
  return cart && cart.lines.length > 0 ? undefined : findJustPlacedUrl(visitor)
}

export default function Review({ loaderData, actionData }: Route.ComponentProps) {
  const { cart, problems, limits, store, loan } = loaderData
  const refusal = actionData && 'refusal' in actionData ? actionData.refusal : undefined
  const way = cart.shippingOptions.find(({ isChosen }) => isChosen)
  const blocking = problems.filter(({ code }) => code !== 'Cart.MixedLots')
  return (
    <div className="grid gap-8">
      <h1 className="text-4xl">Review your order</h1>
      {refusal && <ErrorSummary title={refusal.message} />}
      {blocking.map(({ code, message }) => (
        <Notice key={code + message} kind="error" action={<Link href="/shopping-cart">Go to the cart</Link>}>
          {message}
        </Notice>
      ))}
      {blocking.length === 0 && <LimitNotice limits={limits} totalCents={cart.totals.totalCents} />}
      <ReviewPart title={cart.pickUp ? 'Pick up at' : 'Ship to'} edit="/checkout/shipping">
        {store && (
          <PickUpPlace store={store}>
            <HoursTable hours={store.hours} />
          </PickUpPlace>
        )}
        {!store && cart.shippingAddress && <AddressText place={cart.shippingAddress} />}
        {way && (
          <p className="mt-2">
            {way.name}, {way.costCents === 0 ? 'free' : formatMoney(way.costCents)}
            {way.arrivesOn && `, ${cart.pickUp ? 'ready' : 'arrives'} ${formatDay(way.arrivesOn)}`}
          </p>
        )}
        {cart.pickUp && <p>{pickUpNames(cart.pickUp)}</p>}
      </ReviewPart>
      <ReviewPart title="Payment" edit="/checkout/payment">
        <p>{cart.paymentText ?? paymentLabels[cart.paymentMethod ?? ''] ?? 'Not chosen yet'}</p>
        {loan && <LoanDecision loan={loan} />}
        {cart.paymentMethod === 'Citizen_Pay' && <LoanTerms amountCents={cart.totals.totalCents} />}
        {cart.poNumber && <p>PO number {cart.poNumber}</p>}
        {cart.billingAddress && <AddressText place={cart.billingAddress} />}
      </ReviewPart>
      <ReviewPart title="Items" edit="/shopping-cart">
        <ul className="grid gap-4">
          {cart.lines.map((line) => (
            <li key={line.lineItemId} className="grid grid-cols-[5rem_1fr_auto] items-start gap-4">
              <OrderedLine line={line} />
            </li>
          ))}
        </ul>
      </ReviewPart>
      <PlaceOrderForm cart={cart} isBlocked={blocking.length > 0} />
    </div>
  )
}

const paymentLabels: Record<string, string> = {
  Credit_Card: 'Credit card',
  Citizen_Pay: 'Citizen Pay',
  Invoice: 'Invoice (net terms)',
}

const pickUpNames = ({ firstName, lastName, persons }: NonNullable<Cart['pickUp']>): string =>
  `Picked up by ${[`${firstName ?? ''} ${lastName ?? ''}`.trim(), persons].filter(Boolean).join(' or ')}`

function ReviewPart({ title, edit, children }: { title: string; edit: string; children: ReactNode }) {
  return (
    <section className="border-t border-grout pt-6">
      <div className="mb-2 flex items-baseline justify-between">
        <h2 className="text-2xl">{title}</h2>
        <Link href={edit} aria-label={`Edit ${title.toLowerCase()}`}>
          Edit
        </Link>
      </div>
      {children}
    </section>
  )
}

function PlaceOrderForm({ cart, isBlocked }: { cart: Cart; isBlocked: boolean }) {
  const isBusy = useNavigation().state !== 'idle'
  const isMixed = cart.lines.some(({ isMixedLot }) => isMixedLot)
  return (
    <Form method="post" className="grid gap-4 border-t border-grout pt-6">
      {isMixed && (
        <Checkbox
          label="I understand that part of this order ships from more than one lot, and shades may vary."
          name="acceptsMixedLots"
          required
        />
      )}
      <Checkbox
        label={
          <>
            I agree to the <Link href="/policies/terms">terms of sale</Link>.
          </>
        }
        name="acceptsTerms"
        required
      />
      <div>
        <Button type="submit" kind="primary" size="Large" isBusy={isBusy} disabled={isBlocked}>
          Place order, {formatMoney(cart.totals.totalCents)}
        </Button>
      </div>
    </Form>
  )
}
