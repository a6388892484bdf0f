import { LinkButton } from '@tessera/ui/button'
import { Link } from '@tessera/ui/link'
import { OwnLimit } from '../../kit/account/own-limit.tsx'
import { PageHead } from '../../kit/account/page-head.tsx'
import type { Dashboard } from './load-dashboard.server.ts'

/** Greets the customer and links to the two or three most used actions. */
export function Greeting({ dashboard: { set, rights, cards } }: { dashboard: Dashboard }) {
  const { user } = set
  const tier = cards.rewards?.tier
  // the sales rep who answers the customer's quotes
  const rep = cards.quotes?.items.find((quote) => quote.rep)?.rep
  const owes = rights.canPay && (cards.billing?.openCents ?? 0) > 0
  return (
    <PageHead
      title={user ? `Hello, ${user.firstName}` : 'Your account'}
      actions={
        <>
          {owes && (
            <LinkButton href="/account/invoices" size="Small">
              Pay invoices
            </LinkButton>
          )}
          <LinkButton href="/account/projects" size="Small">
            Projects
          </LinkButton>
          {rights.canBuy && (
            <LinkButton href="/account/quick-order" size="Small">
              Quick order
            </LinkButton>
          )}
        </>
      }
    >
      {user && (
        <p>
          {[user.cust_name, user.accountLabel, tier].filter(Boolean).join(' · ')} · customer number{' '}
          <span className="tabular text-ink">{user.cust_num}</span>
          {cards.store && (
            <>
              {' · '}
              <Link href={`/stores/${cards.store.slug}`}>{cards.store.name}</Link>
            </>
          )}
          {rep && <> · your rep {rep}</>}
        </p>
      )}
      <OwnLimit limits={cards.limits} />
    </PageHead>
  )
}
