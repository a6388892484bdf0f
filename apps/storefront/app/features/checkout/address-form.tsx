import type { Cart, SavedAddress } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { Checkbox, RadioGroup } from '@tessera/ui/choice-field'
import { TextField } from '@tessera/ui/field'
import { Link } from '@tessera/ui/link'
import { Form } from 'react-router'
import type { FormRefusal } from '../../http/form-refusal.ts'
import { AddressFields } from '../../kit/forms/address-fields.tsx'
import { RefusalSummary } from '../../kit/forms/refusal-summary.tsx'
import { findChosenAddress } from './find-chosen-address.ts'
import { newAddress } from './new-address.ts'

interface AddressFormProps {
  cart: Cart
  book: readonly SavedAddress[]
  isSignedIn: boolean
  isBusy: boolean
  refusal: FormRefusal | undefined
  /** The shipping options are already loaded. */
  isKnown: boolean
}

/**
 * The shipping address. The fields of a new address show only if no saved address is selected; this needs no
 * JavaScript.
 */
export function AddressForm({ cart, book, isSignedIn, isBusy, refusal, isKnown }: AddressFormProps) {
  const hasBook = book.length > 0
  return (
    // the browser would validate the hidden fields of a new address; the server checks them anyway
    <Form method="post" noValidate={hasBook} className="group/address grid gap-6">
      <input type="hidden" name="intent" value="address" />
      <RefusalSummary refusal={refusal} />
      {!isSignedIn && <GuestFields email={refusal?.typed.email ?? cart.email ?? ''} error={refusal?.fields.email} />}
      {hasBook && (
        <RadioGroup
          legend="Address"
          name="addressId"
          isFramed
          defaultValue={refusal?.typed.addressId ?? chosenIn(book, cart)}
          error={refusal?.fields.addressId}
          options={[
            ...book.map(({ id, nickname, company, firstName, lastName, street1, city, state, zip }) => ({
              value: id,
              label: [nickname, `${firstName} ${lastName}`, company].filter(Boolean).join(', '),
              hint: `${street1}, ${city}, ${state} ${zip}`,
            })),
            { value: newAddress, label: 'New address' },
          ]}
        />
      )}
      <div className={hasBook ? `hidden gap-6 group-has-[input[value=addNew]:checked]/address:grid` : 'grid gap-6'}>
        <AddressFields
          section="shipping"
          known={hasBook ? undefined : cart.shippingAddress}
          typed={refusal?.typed}
          errors={refusal?.fields}
          isFreight={cart.totals.pallets > 0}
        />
        {isSignedIn && <Checkbox label="Save to my address book" name="saveToBook" />}
      </div>
      <Checkbox label="Use as billing address" name="sameAsShipping" defaultChecked />
      <div>
        <Button type="submit" kind={isKnown ? 'secondary' : 'primary'} isBusy={isBusy}>
          {isKnown ? 'Update address' : 'See shipping options'}
        </Button>
      </div>
    </Form>
  )
}

/** Guests first; creating an account can wait until after the order. */
function GuestFields({ email, error }: { email: string; error: string | undefined }) {
  return (
    <>
      <p className="text-stone">
        Checking out as a guest. Have an account? <Link href="/sign-in?returnurl=%2Fcheckout%2Fshipping">Sign in</Link>{' '}
        and keep your cart.
      </p>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        hint="For your confirmation and delivery updates."
        defaultValue={email}
        error={error}
        required
      />
    </>
  )
}

/** The address already on the cart, or the first saved one. */
const chosenIn = (book: readonly SavedAddress[], cart: Cart): string | undefined =>
  (findChosenAddress(book, cart) ?? book[0])?.id
