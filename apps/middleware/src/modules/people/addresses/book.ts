import type { BuyerAddress } from '@tessera/client/platform/types.gen'
import type { NewAddressInput, SavedAddress } from '@tessera/client/shop/types.gen'
import { asVisitor } from '../../../kit/as-visitor.ts'
import type { Commerce } from '../../../kit/commerce.ts'
import type { Visitor } from '../../../kit/visitor.ts'
import { placeView, toPlatformAddress } from './place-view.ts'

export const savedView = (address: BuyerAddress): SavedAddress => ({
  id: address.ID ?? '',
  ...placeView(address),
  nickname: address.AddressName,
  siteContact: moreOf(address).SiteContact || null,
  deliveryNotes: moreOf(address).DeliveryNotes || null,
  isShipping: address.Shipping,
  isBilling: address.Billing,
  isDefault: moreOf(address).IsDefault === true,
})

interface More {
  IsDefault?: boolean
  DeliveryNotes?: string | null
  SiteContact?: string | null
}

/** Fields without a counterpart on the platform. */
const moreOf = ({ xp }: BuyerAddress) => (xp ?? {}) as More

/** Converts to the platform's format; the default use is shipping. */
export const toBook = (address: NewAddressInput) => ({
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
export async function listBook({ client }: Commerce, visitor: Visitor): Promise<SavedAddress[]> {
  const found: SavedAddress[] = []
  for await (const address of client.Me.ListAddresses.each({ pageSize: 100 }, asVisitor(visitor)))
    found.push(savedView(address))
  return found.sort((one, other) => Number(other.isDefault) - Number(one.isDefault) || (one.id < other.id ? -1 : 1))
}
