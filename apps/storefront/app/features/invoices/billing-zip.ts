import type { SavedAddress } from '@tessera/client/shop/types.gen'

/** The ZIP code that a card's bank most likely knows: of the default billing address, then of any other. */
export function billingZipOf(addresses: readonly Pick<SavedAddress, 'isBilling' | 'isDefault' | 'zip'>[]): string {
  const billing = addresses.filter(({ isBilling }) => isBilling)
  const { zip = '' } = billing.find(({ isDefault }) => isDefault) ?? billing[0] ?? {}
  return zip.slice(0, 5)
}
