import type { PostalAddress, PostalAddressInput } from '@tessera/client/shop/types.gen'
import { country } from '@tessera/contract/shop/constants'

/** An address with every field, as stored and shown. */
export const completeAddress = (place: PostalAddressInput): PostalAddress => ({
  firstName: place.firstName ?? '',
  lastName: place.lastName ?? '',
  company: place.company ?? null,
  street1: place.street1 ?? '',
  street2: place.street2 ?? null,
  city: place.city ?? '',
  state: place.state ?? '',
  zip: place.zip ?? '',
  phone: place.phone ?? null,
  country,
})
