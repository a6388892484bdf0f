import { LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { data } from 'react-router'
import { asCustomer } from '../../features/account/as-customer.server.ts'
import { quoteColumns } from '../../features/quotes/quote-columns.tsx'
import { visitorContext } from '../../http/session/context.server.ts'
import { PageHead } from '../../kit/account/page-head.tsx'
import { DocumentList } from '../../kit/lists/document-list.tsx'
import { loadList } from '../../kit/lists/load-list.server.ts'
import { ScopeTabs } from '../../kit/plans/scope-tabs.tsx'
import { metaOf } from '../../kit/seo/seo.ts'
import type { Route } from './+types/quotes.ts'

const path = '/account/quotes'

export function loader({ url, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  return asCustomer(visitor, url, async () => {
    const listing = await loadList(visitor, url, 'quotes', (question) => visitor.shop.MyAccount.GetQuotes(question))
    return data({ listing, isPro: visitor.profile.isPro }, { status: listing.noRight ? 403 : 200 })
  })
}

export const meta: Route.MetaFunction = ({ matches }) => metaOf(matches, { title: 'Quotes' })

export default function Quotes({ loaderData: { listing, isPro } }: Route.ComponentProps) {
  return (
    <div className="grid gap-6">
      <PageHead title="Quotes" />
      {isPro && <ScopeTabs path={path} state={listing.state} noun="quotes" />}
      <DocumentList
        path={path}
        listing={listing}
        nouns={{ one: 'quote', many: 'quotes' }}
        columns={quoteColumns(listing.year)}
        keyOf={({ quotationId }) => quotationId}
        usualSort={{ by: 'requestedOn', isAscending: false }}
        searchHint="Number, job, PO or product"
        empty={
          <EmptyState
            title="No quotes yet"
            action={
              <LinkButton href="/account/projects" kind="primary">
                Go to your projects
              </LinkButton>
            }
          >
            Plan the rooms of a job in a project, then request a quote. Your store replies with an offer that’s good for
            30 days.
          </EmptyState>
        }
      />
    </div>
  )
}
