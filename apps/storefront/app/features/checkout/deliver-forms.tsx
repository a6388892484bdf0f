import type { Cart, SavedAddress } from '@tessera/client/shop/types.gen'
import type { FormRefusal } from '../../http/form-refusal.ts'
import { AddressForm } from './address-form.tsx'
import { driverNotes, findChosenAddress } from './find-chosen-address.ts'
import { ShippingOptionsForm } from './shipping-options-form.tsx'

interface Props {
  cart: Cart
  book: readonly SavedAddress[]
  isSignedIn: boolean
  refusal: FormRefusal | undefined
  isBusy: boolean
}

/** The address, then the ways to deliver there. A store's address is no address of the customer. */
export function DeliverForms({ cart, book, isSignedIn, refusal, isBusy }: Props) {
  const own = cart.pickUp ? { ...cart, shippingAddress: null } : cart
  const ways = cart.pickUp ? [] : cart.shippingOptions.filter(({ kind }) => kind !== 'pick-up')
  return (
    <div className="grid gap-10">
      <AddressForm cart={own} {...{ book, isSignedIn, isBusy, refusal }} isKnown={ways.length > 0} />
      {ways.length > 0 && (
        <ShippingOptionsForm ways={ways} notes={driverNotes(findChosenAddress(book, cart))} isBusy={isBusy} />
      )}
    </div>
  )
}
