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

/** What the platform has no field for. */
const moreOf = ({ xp }: BuyerAddress) => (xp ?? {}) as More

/** As the platform keeps it; whoever says nothing means deliveries. */
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

/** Stands on labels and delivery notes, where there is one line for it. */
const oneLine = (text: string | null | undefined): string | null => text?.replace(/\s+/g, ' ').trim() || null

/** The customer's own book, first the one they prefer. */
export async function listBook({ client }: Commerce, visitor: Visitor): Promise<SavedAddress[]> {
  const found: SavedAddress[] = []
  for await (const address of client.Me.ListAddresses.each({ pageSize: 100 }, asVisitor(visitor)))
    found.push(savedView(address))
  return found.sort((one, other) => Number(other.isDefault) - Number(one.isDefault) || (one.id < other.id ? -1 : 1))
}
