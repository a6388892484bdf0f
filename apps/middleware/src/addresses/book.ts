import type { BuyerAddress } from '@tessera/client/platform/types.gen'
import type { SavedAddress } from '@tessera/client/shop/types.gen'
import { asVisitor } from '../cart/needs.ts'
import { placeView } from '../cart/place-view.ts'
import type { Commerce } from '../commerce.ts'
import type { Visitor } from '../visitor.ts'

export const savedView = (address: BuyerAddress): SavedAddress => ({
  id: address.ID ?? '',
  ...placeView(address),
  isShipping: address.Shipping,
  isBilling: address.Billing,
  isDefault: (address.xp as { IsDefault?: boolean } | null)?.IsDefault === true,
})

/** The customer's own book, first the one they prefer. */
export async function listBook({ client }: Commerce, visitor: Visitor): Promise<SavedAddress[]> {
  const found: SavedAddress[] = []
  for await (const address of client.Me.ListAddresses.each({ pageSize: 100 }, asVisitor(visitor)))
    found.push(savedView(address))
  return found.sort((one, other) => Number(other.isDefault) - Number(one.isDefault) || (one.id < other.id ? -1 : 1))
}
