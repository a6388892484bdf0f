import type { BuyerAddress } from '@tessera/client/platform/types.gen'
import type { NewAddressInput, SavedAddress } from '@tessera/client/shop/types.gen'
import { asVisitor } from '../../../kit/as-visitor.ts'
import type { Commerce } from '../../../kit/commerce.ts'
import type { Visitor } from '../../../kit/visitor.ts'
import { placeView, toPlatformAddress } from './place-view.ts'

export const savedAddressView = (address: BuyerAddress): SavedAddress => ({
  id: address.ID ?? '',
  ...placeView(address),
  nickname: address.AddressName,
  siteContact: extrasOf(address).SiteContact || null,
  deliveryNotes: extrasOf(address).DeliveryNotes || null,
  isShipping: address.Shipping,
  isBilling: address.Billing,
  isDefault: extrasOf(address).IsDefault === true,
})

interface AddressExtras {
  IsDefault?: boolean
  DeliveryNotes?: string | null
  SiteContact?: string | null
}

/** Fields without a counterpart on the platform. */
const extrasOf = ({ xp }: BuyerAddress) => (xp ?? {}) as AddressExtras

/** Converts to the platform's format; the default use is shipping. */
export const toBookAddress = (address: NewAddressInput) => ({
  ...toPlatformAddress(address),
  AddressName: oneLine(address.nickname),
  Shipping: address.isShipping ?? true,
  Billing: address.isBilling ?? false,
  xp: {
    IsDefault: address.isDefault ?? false,
    DeliveryNotes: oneLine(address.deliveryNotes),
    SiteContact: oneLine(address.siteContact),
  },
})

/** Labels and delivery notes have one line for it. */
const oneLine = (text: string | null | undefined): string | null => text?.replace(/\s+/g, ' ').trim() || null

/** Lists the customer's own address book, the default first. */
export async function listAddressBook({ client }: Commerce, visitor: Visitor): Promise<SavedAddress[]> {
  const found: SavedAddress[] = []
  for await (const address of client.Me.ListAddresses.each({ pageSize: 100 }, asVisitor(visitor)))
    found.push(savedAddressView(address))
  return found.sort((one, other) => Number(other.isDefault) - Number(one.isDefault) || (one.id < other.id ? -1 : 1))
}
