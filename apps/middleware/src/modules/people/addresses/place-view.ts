import type { Address, AddressInput as PlatformAddress } from '@tessera/client/platform/types.gen'
import type { PostalAddress, PostalAddressInput } from '@tessera/client/shop/types.gen'

export const placeView = (address: Address): PostalAddress => ({
  firstName: address.FirstName ?? '',
  lastName: address.LastName ?? '',
  company: address.CompanyName,
  street1: address.Street1,
  street2: address.Street2,
  city: address.City,
  state: address.State ?? '',
  zip: address.Zip ?? '',
  phone: address.Phone,
  country: address.Country,
})

/** Converts to the platform's format. */
export const toPlatformAddress = (place: PostalAddressInput): PlatformAddress => ({
  FirstName: place.firstName ?? null,
  LastName: place.lastName ?? null,
  CompanyName: place.company ?? null,
  Street1: place.street1 ?? '',
  Street2: place.street2 ?? null,
  City: place.city ?? '',
  State: (place.state ?? '').toUpperCase(),
  Zip: place.zip ?? '',
  Country: 'US',
  Phone: place.phone ?? null,
})
