import type { NewAddressInput, SavedAddress, ShopClient } from '@tessera/client/shop/types.gen'
import { redirect } from 'react-router'
import { optionalTextOf, textOf } from '../../http/answer-form.server.ts'
import { readAddress } from '../../kit/forms/read-address.ts'

const page = '/account/addresses'

const addressOf = (form: FormData): NewAddressInput => ({
  ...readAddress(form),
  nickname: optionalTextOf(form, 'nickname'),
  siteContact: optionalTextOf(form, 'siteContact'),
  deliveryNotes: optionalTextOf(form, 'deliveryNotes'),
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
