import { formatMoney, formatUnits } from '@tessera/ui/format'
import { PlaceText } from '../../forms/place-text.tsx'
import { Card } from './card.tsx'
import type { Overview } from './load-overview.server.ts'

const terms: Record<string, string> = { NT30: '30 days', NT45: '45 days', NT90: '90 days' }

/** Joint-tight cards that answer: what waits, where does it go, who are we. */
export function OverviewCards({ cart, address, addressCount, store, set }: Omit<Overview, 'status'>) {
  const { user, userCount, creditLineCents, onHold } = set
  return (
    <div className="grid gap-px border border-grout bg-grout tablet:grid-cols-2 tablet:[&>:last-child:nth-child(odd)]:col-span-2">
      <CartCard cart={cart} />
      <Card
        title="Preferred store"
        figure={store?.name ?? 'None yet'}
        link={
          store
            ? { href: `/stores/${store.slug}`, label: 'Hours and stock' }
            : { href: '/stores', label: 'Choose a store' }
        }
      >
        {store ? 'Stock and pick-up are shown for this store.' : 'We then show its stock on every tile.'}
      </Card>
      <Card
        title="Default address"
        link={{
          href: '/account/addresses',
          label: addressCount > 1 ? `All ${addressCount} addresses` : 'Address book',
        }}
      >
        {address === undefined && 'The address book did not answer. Please try again in a moment.'}
        {address === null && 'Add your first job site, and checkout fills itself in.'}
        {address && (
          <div className="text-ink">
            <PlaceText place={address} />
          </div>
        )}
      </Card>
      {user?.can_create_user && (
        <Card
          title="Account users"
          figure={formatUnits(userCount, 'person').replace('persons', 'people')}
          link={{ href: '/account/users', label: 'Invite and manage' }}
        >
          Who may order, see bills and pay for {user.cust_name}.
        </Card>
      )}
      {user?.is_net_prouser && (
        <Card
          title="Terms"
          figure={terms[set.terms] ?? 'Due at once'}
          link={{ href: '/contact', label: 'Ask about terms' }}
        >
          Credit line {formatMoney(creditLineCents)}
          {onHold && ', on hold. Please call us.'}
        </Card>
      )}
      <Card
        title="Your data"
        figure={user ? `${user.firstName} ${user.lastName}` : undefined}
        link={{ href: '/account/personal-data', label: 'Change data or password' }}
      >
        <span className="break-all">{user?.email}</span>
      </Card>
    </div>
  )
}

function CartCard({ cart }: Pick<Overview, 'cart'>) {
  if (!cart || cart.lines === 0)
    return (
      <Card title="Shopping cart" figure="Empty" link={{ href: '/products', label: 'Browse tile' }}>
        Samples are a good beginning.
      </Card>
    )
  return (
    <Card
      title="Shopping cart"
      figure={formatMoney(cart.totalCents)}
      link={{ href: '/shopping-cart', label: 'Go to the cart' }}
    >
      {formatUnits(cart.lines, 'line')} waiting for you
    </Card>
  )
}
