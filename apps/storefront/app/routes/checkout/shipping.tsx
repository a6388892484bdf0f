import { ErrorSummary } from '@tessera/ui/error-summary'
import { redirect, useNavigation } from 'react-router'
import { AddressForm, newAddress } from '../../features/checkout/address-form.tsx'
import { driverNotes, findChosen } from '../../features/checkout/find-chosen.ts'
import { findPickUp } from '../../features/checkout/find-pick-up.server.ts'
import { PickUpForm } from '../../features/checkout/pick-up-form.tsx'
import { WaysForm } from '../../features/checkout/ways-form.tsx'
import { answerForm, maybeOf, textOf } from '../../forms/form-answer.server.ts'
import { placeOf } from '../../forms/place-of.ts'
import { visitorContext } from '../../session/context.server.ts'
import type { Route } from './+types/shipping.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { shop, shown } = context.get(visitorContext)
  const [cart, book, near] = await Promise.all([
    shop.Cart.GetCart(),
    shown.isSignedIn ? shop.Address.getAddresses({ PageSize: '-1', Shipping: 'true' }) : undefined,
    findPickUp(shop, url.searchParams.get('pickUpZip')?.trim() ?? '', shown.preferredStore),
  ])
  return { cart, book: book?.addresses ?? [], near, isSignedIn: shown.isSignedIn }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { shop } = context.get(visitorContext)
  const form = await request.formData()
  return answerForm(form, async () => {
    const intent = textOf(form, 'intent')
    if (intent === 'address') {
      const addressId = textOf(form, 'addressId')
      const isNew = !addressId || addressId === newAddress
      await shop.Cart.SetShippingAddress({
        email: maybeOf(form, 'email'),
        addressId: isNew ? null : addressId,
        address: isNew ? placeOf(form) : null,
        sameAsShipping: form.has('sameAsShipping'),
        saveToBook: isNew && form.has('saveToBook'),
      })
      return redirect('/checkout/shipping#ways')
    }
    const email = maybeOf(form, 'email')
    if (email) await shop.Cart.ProcessCart({ email })
    await shop.Cart.UpdateTesseraPartnerShippingAddress(
      intent === 'pick-up'
        ? { storeId: textOf(form, 'storeId'), pickUpPersons: maybeOf(form, 'pickUpPersons') }
        : { optionId: textOf(form, 'optionId'), instructions: textOf(form, 'instructions') },
    )
    return redirect('/checkout/payment')
  })
}

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
      {ways.length > 0 && <WaysForm ways={ways} notes={driverNotes(findChosen(book, cart))} isBusy={isBusy} />}
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
