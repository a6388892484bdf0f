import type { Cart, SavedAddress } from '@tessera/client/shop/types.gen'

type Known = Pick<SavedAddress, 'street1' | 'street2' | 'zip'>

/** Of the book, where the cart goes. Two doors of one house are told apart where the book tells them apart. */
export function findChosen<A extends Known>(
  book: readonly A[],
  { shippingAddress: now }: Pick<Cart, 'shippingAddress'>,
): A | undefined {
  const same = book.filter(({ street1, zip }) => street1 === now?.street1 && zip === now.zip)
  return same.find(({ street2 }) => (street2 ?? '') === (now?.street2 ?? '')) ?? same[0]
}

/** What the driver must know of an address: who is there, and how to get in. */
export const driverNotes = (
  address: { siteContact: string | null; deliveryNotes: string | null } | undefined,
): string =>
  [address?.siteContact && `Site contact: ${address.siteContact}.`, address?.deliveryNotes].filter(Boolean).join(' ')
