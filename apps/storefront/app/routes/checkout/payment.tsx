import type { PaymentOption } from '@tessera/client/shop/types.gen'
import { findPaymentReason } from '@tessera/contract/shop/payment-reasons'
import { LinkButton } from '@tessera/ui/button'
import { ErrorSummary } from '@tessera/ui/error-summary'
import { Notice } from '@tessera/ui/notice'
import { useNavigation } from 'react-router'
import { BillingForm } from '../../features/checkout/billing-form.tsx'
import { NewCardForm } from '../../features/checkout/new-card-form.tsx'
import { OtherPaymentOption } from '../../features/checkout/other-payment-option.tsx'
import { paymentActions } from '../../features/checkout/payment-actions.server.ts'
import { saveCard } from '../../features/checkout/save-card.server.ts'
import { SavedCardForm } from '../../features/checkout/saved-card-form.tsx'
import { answerForm } from '../../http/answer-form.server.ts'
import { visitorContext } from '../../http/session/context.server.ts'
import { findEnteredCard } from '../../kit/cards/entered-card.server.ts'
import { findSavedCards } from '../../kit/cards/saved-cards.server.ts'
import { type FormArgs, formActions } from '../../kit/forms/form-action.server.ts'
import type { Route } from './+types/payment.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const { shop, profile: shown } = visitor
  const refused = await saveCard(visitor, url.searchParams)
  const [{ options }, request, cards, { poNumber, billingAddress, pickUp, totals }, entered] = await Promise.all([
    shop.Product.GetPaymentOptions(),
    shop.Payment.getrequestid(),
    shown.isSignedIn ? findSavedCards(visitor) : null,
    shop.Cart.GetCart(),
    findEnteredCard(visitor),
  ])
  return {
    options,
    request,
    cards: cards ?? [],
    poNumber: poNumber ?? '',
    totalCents: totals.totalCents,
    isBilled: billingAddress !== null || pickUp !== null,
    refused,
    billingZip: pickUp?.billingZip ?? billingAddress?.zip.slice(0, 5) ?? '',
    holder: entered?.holder ?? '',
    declined: findPaymentReason(url.searchParams.get('declined')),
    isSignedIn: shown.isSignedIn,
    isPro: shown.isPro,
  }
}

export const action = formActions(
  paymentActions,
  ({ visitor: { shop }, form }: FormArgs<Route.ActionArgs>, choose) => answerForm(form, () => choose(shop, form)),
  { field: 'method' },
)

/** A method that this customer can't use is left out; a pro is told why terms are not available today. */
const isOffered = ({ method, isAvailable }: PaymentOption, isPro: boolean): boolean =>
  method !== 'Credit_Card' && (isAvailable || (isPro && method === 'Invoice'))

export default function Payment({ loaderData, actionData }: Route.ComponentProps) {
  const { options, request, cards, poNumber, totalCents, refused, declined, isSignedIn, isPro, isBilled } = loaderData
  const { billingZip, holder } = loaderData
  const refusal = actionData && 'refusal' in actionData ? actionData.refusal : undefined
  const isBusy = useNavigation().state !== 'idle'
  const others = options.filter((option) => isOffered(option, isPro))
  return (
    <div className="grid gap-10">
      <h1 className="text-4xl">Payment</h1>
      {declined && (
        <Notice kind="error" isLive title="Your payment didn’t go through">
          {declined}
        </Notice>
      )}
      {refusal && (
        <ErrorSummary
          title={refusal.message}
          errors={Object.entries(refusal.fields).map(([field, message]) => ({ field, message }))}
        />
      )}
      {isBilled ? (
        <>
          <section aria-labelledby="card-title" className="grid gap-6">
            <h2 id="card-title" className="text-2xl">
              Credit card
            </h2>
            {cards.length > 0 && <SavedCardForm cards={cards} isBusy={isBusy} />}
            <NewCardForm
              {...{ request, refused, billingZip, holder }}
              canSave={isSignedIn}
              isSecond={cards.length > 0}
            />
          </section>
          {others.map((option) => (
            <OtherPaymentOption key={option.method} {...{ option, totalCents, poNumber, isBusy }} />
          ))}
        </>
      ) : (
        <BillingForm refusal={refusal} isBusy={isBusy} />
      )}
      <div>
        <LinkButton href="/checkout/shipping" kind="quiet" className="-ms-5">
          Back to shipping
        </LinkButton>
      </div>
    </div>
  )
}
