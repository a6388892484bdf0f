import { cookieKeys, fetching } from '@tessera/contract/shop/constants'
import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { createExpiryCheck } from '../http/create-expiry-check.ts'
import { optional } from '../http/or-not-found.server.ts'
import { visitorContext } from '../http/session/context.server.ts'
import type { Visitor } from '../http/session/visitor.server.ts'
import { customerSetOf } from '../kit/account/customer-set.server.ts'
import type { Me } from '../shell/use-me.ts'
import type { Route } from './+types/me.ts'

/** The personalized parts of the page frame. Each may fail on its own. */
export async function loader({ context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const { isSignedIn, isPro, customerName } = visitor.profile
  const [cart, store, liked, set] = await Promise.all([
    readCart(visitor),
    findStore(visitor),
    isSignedIn ? optional(visitor.shop.Favorites.getFavorites()) : undefined,
    isSignedIn ? optional(customerSetOf(visitor)) : undefined,
  ])
  const company = isPro ? customerName : null
  const person = isSignedIn ? { name: set?.user?.firstName || null, company } : null
  const me: Me = { person, ...cart, favorites: liked?.skus ?? null, store }
  return data(me, { headers: { 'cache-control': 'private, no-store' } })
}

/** Without a network the page works without its personalized parts. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<Me | null> {
  return serverLoader().catch(() => null)
}

const isOld = createExpiryCheck(fetching.forgottenAfterMilliseconds)

/** Reloads after every form submit, as the router does by default, and on navigation once the data is stale. */
export const shouldRevalidate = ({ defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  isOld() || defaultShouldRevalidate

async function readCart(visitor: Visitor): Promise<Pick<Me, 'cartCount' | 'cartCents'>> {
  const basket = visitor.get(cookieKeys.authToken) ? await optional(visitor.shop.Cart.GetTesseraBasket()) : undefined
  return { cartCount: basket?.lineCount ?? 0, cartCents: basket?.subtotalCents ?? 0 }
}

async function findStore(visitor: Visitor): Promise<Me['store']> {
  const id = visitor.profile.preferredStore
  const store = id ? await optional(visitor.shop.StorePages.getStore({ store: id })) : undefined
  if (!store) return null
  const { name, slug, isOpen, openText } = store
  return { id: store.id, name, slug, isOpen: isOpen ?? false, openText }
}
