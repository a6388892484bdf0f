import type { ShopClient } from '@tessera/client/shop/types.gen'
import { redirect } from 'react-router'
import { maybeOf, textOf } from '../../http/form-answer.server.ts'
import { placeOf } from '../../kit/forms/place-of.ts'
import { newAddress } from './new-address.ts'

type ShippingAction = (cart: ShopClient['Cart'], form: FormData) => Promise<Response>
type Way = Parameters<ShopClient['Cart']['UpdateTesseraPartnerShippingAddress']>[0]

/** Sets the address first, then the delivery method. */
export const shippingActions: Readonly<Record<string, ShippingAction>> = {
  address: async (cart, form) => {
    const addressId = textOf(form, 'addressId')
    const isNew = !addressId || addressId === newAddress
    await cart.SetShippingAddress({
      email: maybeOf(form, 'email'),
      addressId: isNew ? null : addressId,
      address: isNew ? placeOf(form) : null,
      sameAsShipping: form.has('sameAsShipping'),
      saveToBook: isNew && form.has('saveToBook'),
    })
    return redirect('/checkout/shipping#ways')
  },
  option: (cart, form) =>
    chooseWay(cart, form, { optionId: textOf(form, 'optionId'), instructions: textOf(form, 'instructions') }),
  'pick-up': (cart, form) =>
    chooseWay(cart, form, { storeId: textOf(form, 'storeId'), pickUpPersons: maybeOf(form, 'pickUpPersons') }),
}

async function chooseWay(cart: ShopClient['Cart'], form: FormData, way: Way): Promise<Response> {
  const email = maybeOf(form, 'email')
  if (email) await cart.ProcessCart({ email })
  await cart.UpdateTesseraPartnerShippingAddress(way)
  return redirect('/checkout/payment')
}
