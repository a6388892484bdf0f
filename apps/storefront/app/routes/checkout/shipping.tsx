import { Button } from '@tessera/ui/button'
import { Checkbox, RadioGroup } from '@tessera/ui/choice-field'
import { ErrorSummary } from '@tessera/ui/error-summary'
import { TextField } from '@tessera/ui/field'
import { formatDay, formatMoney } from '@tessera/ui/format'
import { Form, redirect, useNavigation } from 'react-router'
import { PickUpForm } from '../../features/checkout/pick-up-form.tsx'
import { AddressFields } from '../../forms/address-fields.tsx'
import { answerForm, textOf } from '../../forms/form-answer.server.ts'
import { placeOf } from '../../forms/place-of.ts'
import { visitorContext } from '../../session/context.server.ts'
import type { Route } from './+types/shipping.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const cart = await visitor.shop.Cart.GetCart()
  const book = visitor.shown.isSignedIn
    ? (await visitor.shop.Address.getAddresses({ PageSize: '-1', Shipping: 'true' })).addresses
    : []
  return { cart, book, isSignedIn: visitor.shown.isSignedIn, store: visitor.shown.preferredStore }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { shop } = context.get(visitorContext)
  const form = await request.formData()
  return answerForm(form, async () => {
    const intent = textOf(form, 'intent')
    if (intent === 'address') {
      const addressId = textOf(form, 'addressId')
      await shop.Cart.SetShippingAddress({
        email: textOf(form, 'email') || null,
        addressId: addressId && addressId !== 'addNew' ? addressId : null,
        address: placeOf(form),
        sameAsShipping: form.has('sameAsShipping'),
        saveToBook: form.has('saveToBook'),
      })
      return redirect('/checkout/shipping#ways')
    }
    if (intent === 'pick-up') {
      const zip = textOf(form, 'pickUpZip')
      const { stores } = await shop.Stores.Nearest({ zipCode: zip })
      await shop.Cart.UpdateTesseraPartnerShippingAddress({ storeId: textOf(form, 'storeId') || (stores[0]?.id ?? '') })
      return redirect('/checkout/payment')
    }
    await shop.Cart.UpdateTesseraPartnerShippingAddress({
      optionId: textOf(form, 'optionId'),
      instructions: textOf(form, 'instructions'),
    })
    return redirect('/checkout/payment')
  })
}

export default function Shipping({ loaderData, actionData }: Route.ComponentProps) {
  const { cart, book, isSignedIn } = loaderData
  const refusal = actionData && 'refusal' in actionData ? actionData.refusal : undefined
  const isBusy = useNavigation().state !== 'idle'
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
      <Form method="post" className="grid gap-6">
        <input type="hidden" name="intent" value="address" />
        {!isSignedIn && (
          <TextField
            label="E-mail"
            name="email"
            type="email"
            autoComplete="email"
            hint="For the confirmation and news of the delivery."
            defaultValue={refusal?.typed.email ?? cart.email ?? ''}
            error={refusal?.fields.email}
            required
          />
        )}
        {book.length > 0 && (
          <RadioGroup
            legend="Address"
            name="addressId"
            isFramed
            defaultValue={book[0]?.id ?? 'addNew'}
            options={[
              ...book.map(({ id, firstName, lastName, street1, city, state, zip }) => ({
                value: id,
                label: `${firstName} ${lastName}`,
                hint: `${street1}, ${city}, ${state} ${zip}`,
              })),
              { value: 'addNew', label: 'Another address' },
            ]}
          />
        )}
        <AddressFields
          section="shipping"
          known={cart.shippingAddress}
          typed={refusal?.typed}
          errors={refusal?.fields}
        />
        <Checkbox label="Bill to this address too" name="sameAsShipping" defaultChecked />
        {isSignedIn && <Checkbox label="Save to my address book" name="saveToBook" />}
        <div>
          <Button type="submit" kind={ways.length > 0 ? 'secondary' : 'primary'} isBusy={isBusy}>
            {ways.length > 0 ? 'Update address' : 'See shipping choices'}
          </Button>
        </div>
      </Form>
      {ways.length > 0 && (
        <Form method="post" id="ways" className="grid gap-6 border-t border-grout pt-8">
          <input type="hidden" name="intent" value="option" />
          <RadioGroup
            legend="How it gets there"
            name="optionId"
            isFramed
            defaultValue={ways.find(({ isChosen }) => isChosen)?.id ?? ways[0]?.id}
            options={ways.map((way) => ({
              value: way.id,
              label: `${way.name}: ${way.costCents === 0 ? 'free' : formatMoney(way.costCents)}`,
              hint: `${way.description}${way.arrivesOn ? ` Arrives ${formatDay(way.arrivesOn)}.` : ''}`,
            }))}
          />
          <TextField label="Delivery instructions" name="instructions" isOptional maxLength={500} />
          <div>
            <Button type="submit" kind="primary" size="Large" isBusy={isBusy}>
              Continue to payment
            </Button>
          </div>
        </Form>
      )}
      <PickUpForm error={refusal?.fields.pickUpZip} typed={refusal?.typed.pickUpZip} isBusy={isBusy} />
    </div>
  )
}
