import type { NewAddressInput, SavedAddress } from '@tessera/client/shop/types.gen'
import { redirect } from 'react-router'
import { answerForm, maybeOf, textOf } from '../../forms/form-answer.server.ts'
import { placeOf } from '../../forms/place-of.ts'
import type { Visitor } from '../../session/visitor.server.ts'

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

/** Add, edit, prefer, delete and put back: one form each, with or without script. */
export function changeAddresses({ shop: { Address } }: Visitor, form: FormData) {
  const id = textOf(form, 'id')
  const deeds: Record<string, () => Promise<Response | { deleted: SavedAddress }>> = {
    add: async () => {
      await Address.addAddress(addressOf(form))
      return redirect(`${page}?saved=added`)
    },
    edit: async () => {
      await Address.updateAddress({ id, ...addressOf(form) })
      return redirect(`${page}?saved=changed`)
    },
    prefer: async () => {
      const { country: _, ...address } = await Address.getAddressById({ addressID: id })
      await Address.updateAddress({ ...address, isDefault: true })
      return redirect(`${page}?saved=preferred`)
    },
    delete: async () => {
      const deleted = await Address.getAddressById({ addressID: id })
      await Address.deleteAddress({ addressId: id })
      return { deleted }
    },
  }
  const deed = deeds[textOf(form, 'intent')]
  return answerForm(form, async () => (deed ? deed() : redirect(page)))
}
