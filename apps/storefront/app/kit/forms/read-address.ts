import type { PostalAddressInput } from '@tessera/client/shop/types.gen'

const names = ['firstName', 'lastName', 'company', 'street1', 'street2', 'city', 'state', 'zip', 'phone'] as const

/** Reads the address fields of a form. */
export const readAddress = (form: FormData): PostalAddressInput =>
  Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? '').trim() || null])) as PostalAddressInput
