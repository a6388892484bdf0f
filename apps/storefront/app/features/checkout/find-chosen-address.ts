import type { Cart, SavedAddress } from '@tessera/client/shop/types.gen'

type AddressKey = Pick<SavedAddress, 'street1' | 'street2' | 'zip'>

/** Finds the saved address that the cart ships to. A match on the second street line (such as a unit number) wins. */
export function findChosenAddress<A extends AddressKey>(
  book: readonly A[],
  { shippingAddress: now }: Pick<Cart, 'shippingAddress'>,
): A | undefined {
  const same = book.filter(({ street1, zip }) => street1 === now?.street1 && zip === now.zip)
  return same.find(({ street2 }) => (street2 ?? '') === (now?.street2 ?? '')) ?? same[0]
}

/** Notes for the driver: the site contact and the delivery instructions. */
export const driverNotes = (
  address: { siteContact: string | null; deliveryNotes: string | null } | undefined,
): string =>
  [address?.siteContact && `Site contact: ${address.siteContact}.`, address?.deliveryNotes].filter(Boolean).join(' ')
