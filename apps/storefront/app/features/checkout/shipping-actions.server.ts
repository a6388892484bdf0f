import type { ShopClient } from '@tessera/client/shop/types.gen'
import { redirect } from 'react-router'
import { optionalTextOf, textOf } from '../../http/answer-form.server.ts'
import { readAddress } from '../../kit/forms/read-address.ts'
import { newAddress } from './new-address.ts'

type ShippingAction = (cart: ShopClient['Cart'], form: FormData) => Promise<Response>
type ShippingChoice = Parameters<ShopClient['Cart']['UpdateTesseraPartnerShippingAddress']>[0]

/** Sets the address first, then the delivery method. */
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
  option: (cart, form) =>
    chooseShipping(cart, form, { optionId: textOf(form, 'optionId'), instructions: textOf(form, 'instructions') }),
  'pick-up': (cart, form) =>
    chooseShipping(cart, form, {
      storeId: textOf(form, 'storeId'),
      pickUpPersons: optionalTextOf(form, 'pickUpPersons'),
    }),
}

async function chooseShipping(cart: ShopClient['Cart'], form: FormData, choice: ShippingChoice): Promise<Response> {
  const email = optionalTextOf(form, 'email')
  if (email) await cart.ProcessCart({ email })
  await cart.UpdateTesseraPartnerShippingAddress(choice)
  return redirect('/checkout/payment')
}
