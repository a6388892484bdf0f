import type { Place, PlaceInput } from '@tessera/client/shop/types.gen'
import { country } from '@tessera/contract/shop/constants'

/** Fills in every field of an address, as stored and shown. */
export const fillAddress = (place: PlaceInput): Place => ({
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
