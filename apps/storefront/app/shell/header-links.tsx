import { CartIcon, HeartIcon, PersonIcon, StoreIcon } from '@tessera/ui/icons'
import { Link } from '@tessera/ui/link'
import { type ReactNode, useEffect } from 'react'
import { isAccountList } from '../kit/products/favorites.ts'
import { useCartInOtherTabs } from './use-cart-in-other-tabs.ts'
import { type Me, type SignedInPerson, useMe } from './use-me.ts'

/** A longer number would hide the icon; screen readers hear the exact one. */
const maxBadge = 99

const linkClass =
  'relative flex min-h-11 min-w-11 items-center justify-center gap-2 text-sm no-underline hover:underline'

/** Store, account and cart: plain links first, personal data as soon as it is loaded. */
export function HeaderLinks({ person: rendered }: { person: SignedInPerson | null }) {
  const me = useMe()
  const person = me ? me.person : rendered
  useFavoritesOf(me)
  useCartInOtherTabs(me)
  return (
    <nav aria-label="Your shop" className="flex shrink-0 items-center desktop:ms-auto desktop:gap-4">
      <StoreLink me={me} />
      <PersonLink person={person} />
      <Link href="/favorites" className={`${linkClass} max-[23rem]:hidden`}>
        <HeartIcon />
        <LinkText>Favorites</LinkText>
      </Link>
      <CartLink count={me?.cartCount ?? 0} />
    </nav>
  )
}

/** Syncs favorites. The code loads only for signed-in customers, and once more at sign-out. */
function useFavoritesOf(me: Me | undefined): void {
  const favorites = me?.favorites
  const isDue = me !== undefined && (me.person ? favorites !== null : isAccountList())
  useEffect(() => {
    if (isDue)
      void import('../kit/products/sync-favorites.ts').then(({ syncFavorites: settleFavorites }) =>
        settleFavorites(favorites ?? null),
      )
  }, [isDue, favorites])
}

function PersonLink({ person }: { person: SignedInPerson | null }) {
  return (
    <Link href={person ? '/account' : '/sign-in'} className={linkClass}>
      <PersonIcon />
      <span className="grid leading-tight max-desktop:sr-only">
        <span className="max-w-32 truncate">{person ? (person.name ?? 'Account') : 'Sign in'}</span>
        {person?.company && (
          <span className="max-w-44 truncate text-xs text-stone max-wide:sr-only">{person.company}</span>
        )}
      </span>
    </Link>
  )
}

function StoreLink({ me }: { me: Me | undefined }) {
  const store = me?.store
  return (
    <Link href={store ? `/stores/${store.slug}` : '/stores'} className={`${linkClass} max-[23rem]:hidden`}>
      <StoreIcon />
      {store ? (
        <span className="grid leading-tight whitespace-nowrap max-wide:sr-only">
          <span>{store.name}</span>
          <span className={store.isOpen ? 'text-xs text-sage' : 'text-xs text-stone'}>{store.openText}</span>
        </span>
      ) : (
        <LinkText>Stores</LinkText>
      )}
    </Link>
  )
}

function CartLink({ count }: { count: number }) {
  return (
    <Link href="/shopping-cart" className={`${linkClass} -me-3 desktop:me-0`}>
      <span className="relative">
        <CartIcon />
        {count > 0 && (
          <span
            aria-hidden="true"
            className="tabular absolute -end-2.5 -top-2 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-clay px-1 text-[0.6875rem] leading-none text-on-clay"
          >
            {count > maxBadge ? `${maxBadge}+` : count}
          </span>
        )}
      </span>
      <LinkText>Cart</LinkText>
      {count > 0 && <span className="sr-only">, {count === 1 ? '1 item' : `${count} items`}</span>}
    </Link>
  )
}

function LinkText({ children }: { children: ReactNode }) {
  return <span className="max-w-32 truncate max-desktop:sr-only">{children}</span>
}
