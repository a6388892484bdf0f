import { ErrorSummary } from '@tessera/ui/error-summary'
import { useNavigation } from 'react-router'
import { AddressForm } from '../../features/checkout/address-form.tsx'
import { driverNotes, findChosenAddress } from '../../features/checkout/find-chosen-address.ts'
import { findPickUpStores } from '../../features/checkout/find-pick-up-stores.server.ts'
import { PickUpForm } from '../../features/checkout/pick-up-form.tsx'
import { shippingActions } from '../../features/checkout/shipping-actions.server.ts'
import { ShippingOptionsForm } from '../../features/checkout/shipping-options-form.tsx'
import { answerForm } from '../../http/answer-form.server.ts'
import { visitorContext } from '../../http/session/context.server.ts'
import { type FormArgs, formActions } from '../../kit/forms/form-action.server.ts'
import type { Route } from './+types/shipping.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { shop, profile: shown } = context.get(visitorContext)
  const [cart, book, near] = await Promise.all([
    shop.Cart.GetCart(),
    shown.isSignedIn ? shop.Address.getAddresses({ PageSize: '-1', Shipping: 'true' }) : undefined,
    findPickUpStores(shop, url.searchParams.get('pickUpZip')?.trim() ?? '', shown.preferredStore),
  ])
  return { cart, book: book?.addresses ?? [], near, isSignedIn: shown.isSignedIn }
}

export const action = formActions(shippingActions, ({ visitor: { shop }, form }: FormArgs<Route.ActionArgs>, change) =>
  answerForm(form, () => change(shop.Cart, form)),
)

export default function Shipping({ loaderData, actionData }: Route.ComponentProps) {
  const { cart, book, near, isSignedIn } = loaderData
  const refusal = actionData && 'refusal' in actionData ? actionData.refusal : undefined
  const isBusy = useNavigation().state !== 'idle'
  const pickUp = cart.shippingOptions.find(({ kind, isChosen }) => kind === 'pick-up' && isChosen)
  const ways = cart.shippingOptions.filter(({ kind }) => kind !== 'pick-up')
  return (
    <div className="grid gap-10">
      <h1 className="text-4xl">Shipping</h1>
      {refusal && (
        <ErrorSummary
          title={refusal.message}
          errors={Object.entries(refusal.fields).map(([field, message]) => ({ field, message }))}
        />
      )}
      <AddressForm
        cart={cart}
        book={book}
        isSignedIn={isSignedIn}
        isBusy={isBusy}
        refusal={refusal}
        isKnown={ways.length > 0}
      />
      {ways.length > 0 && (
        <ShippingOptionsForm ways={ways} notes={driverNotes(findChosenAddress(book, cart))} isBusy={isBusy} />
      )}
      <PickUpForm
        near={near}
        chosen={pickUp?.storeId ?? null}
        email={isSignedIn ? null : (cart.email ?? '')}
        emailError={refusal?.typed.intent === 'pick-up' ? refusal.fields.email : undefined}
        isBusy={isBusy}
      />
    </div>
  )
}
