import { cookieKeys } from '@tessera/contract/shop/constants'
import { findStore } from '../../lib/named-store.server.ts'
import { orNothing } from '../../lib/shop-answers.server.ts'
import type { Visitor } from '../../session/visitor.server.ts'

/** Every card by itself: what fails is told on its card, the rest of the page does not notice. */
export async function loadOverview(visitor: Visitor) {
  const { shop } = visitor
  const set = await shop.Auth.GetCustomerSet()
  const [cart, book, store, status] = await Promise.all([
    visitor.get(cookieKeys.authToken) ? orNothing(shop.Cart.GetOrderSummary()) : undefined,
    orNothing(shop.Address.getAddresses({ PageSize: '-1' })),
    findStore(shop, visitor.shown.preferredStore ?? set.user?.user_preferred_store),
    orNothing(shop.Auth.GetUserStatus({})),
  ])
  const address = book && (book.addresses.find(({ isDefault }) => isDefault) ?? book.addresses[0] ?? null)
  return {
    set,
    cart: cart && { lines: cart.lineCount, totalCents: cart.totalCents },
    address,
    addressCount: book?.total ?? 0,
    store: store ?? null,
    status: status ?? null,
  }
}

export type Overview = Awaited<ReturnType<typeof loadOverview>>
