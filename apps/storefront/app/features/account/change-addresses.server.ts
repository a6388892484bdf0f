import type { NewAddressInput, SavedAddress, ShopClient } from '@tessera/client/shop/types.gen'
import { redirect } from 'react-router'
import { maybeOf, textOf } from '../../http/form-answer.server.ts'
import { placeOf } from '../../kit/forms/place-of.ts'

const page = '/account/addresses'

const addressOf = (form: FormData): NewAddressInput => ({
  ...placeOf(form),
  nickname: maybeOf(form, 'nickname'),
  siteContact: maybeOf(form, 'siteContact'),
  deliveryNotes: maybeOf(form, 'deliveryNotes'),
  isShipping: form.has('isShipping'),
  isBilling: form.has('isBilling'),
  isDefault: form.has('isDefault'),
})

type AddressAction = (book: ShopClient['Address'], form: FormData) => Promise<Response | { deleted: SavedAddress }>

/** Each action is its own form and works with or without JavaScript. */
export const addressActions: Readonly<Record<string, AddressAction>> = {
  add: async (book, form) => {
    await book.addAddress(addressOf(form))
    return redirect(`${page}?saved=added`)
  },
  edit: async (book, form) => {
    await book.updateAddress({ id: textOf(form, 'id'), ...addressOf(form) })
    return redirect(`${page}?saved=changed`)
  },
  prefer: async (book, form) => {
    const { country: _, ...address } = await book.getAddressById({ addressID: textOf(form, 'id') })
    await book.updateAddress({ ...address, isDefault: true })
    return redirect(`${page}?saved=preferred`)
  },
  delete: async (book, form) => {
    const deleted = await book.getAddressById({ addressID: textOf(form, 'id') })
    await book.deleteAddress({ addressId: textOf(form, 'id') })
    return { deleted }
  },
}
