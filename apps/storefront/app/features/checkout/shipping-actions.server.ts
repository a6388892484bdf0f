import type { ShopClient } from '@tessera/client/shop/types.gen'
import { redirect } from 'react-router'
import { optionalTextOf, textOf } from '../../http/answer-form.server.ts'
import { readAddress } from '../../kit/forms/read-address.ts'
import { newAddress } from './new-address.ts'

type ShippingAction = (cart: ShopClient['Cart'], form: FormData) => Promise<Response>

/** Sets the address first, then the delivery method; pickup needs neither. */
export const shippingActions: Readonly<Record<string, ShippingAction>> = {
  address: async (cart, form) => {
    const addressId = textOf(form, 'addressId')
    const isNew = !addressId || addressId === newAddress
    await cart.SetShippingAddress({
      email: optionalTextOf(form, 'email'),
      addressId: isNew ? null : addressId,
      address: isNew ? readAddress(form) : null,
      sameAsShipping: form.has('sameAsShipping'),
      saveToBook: isNew && form.has('saveToBook'),
    })
    return redirect('/checkout/shipping#ways')
  },
  // only the totals follow; the step is not finished
  choose: async (cart, form) => {
    await chooseOption(cart, form)
    return redirect('/checkout/shipping#ways')
  },
  option: async (cart, form) => {
    await chooseOption(cart, form)
    return redirect('/checkout/payment')
  },
  'pick-up': async (cart, form) => {
    await cart.UpdateTesseraPartnerShippingAddress({
      storeId: textOf(form, 'storeId'),
      pickUpPersons: optionalTextOf(form, 'pickUpPersons'),
      pickUpContact: {
        firstName: textOf(form, 'firstName'),
        lastName: textOf(form, 'lastName'),
        email: optionalTextOf(form, 'email'),
        phone: optionalTextOf(form, 'phone'),
        billingZip: textOf(form, 'billingZip'),
      },
    })
    return redirect('/checkout/payment')
  },
}

const chooseOption = (cart: ShopClient['Cart'], form: FormData) =>
  cart.UpdateTesseraPartnerShippingAddress({
    optionId: textOf(form, 'optionId'),
    instructions: textOf(form, 'instructions'),
  })
