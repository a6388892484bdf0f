import { LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { asCustomer } from '../../features/account/as-customer.server.ts'
import { historyColumns } from '../../features/statements/history-columns.tsx'
import { visitorContext } from '../../http/session/context.server.ts'
import { NoRightPage } from '../../kit/account/no-right-page.tsx'
import { PageHead } from '../../kit/account/page-head.tsx'
import { DocumentList } from '../../kit/lists/document-list.tsx'
import { loadList } from '../../kit/lists/load-list.server.ts'
import { metaOf } from '../../kit/seo/seo.ts'
import type { Route } from './+types/billing-history.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  return asCustomer(visitor, url, () =>
    loadList(visitor, url, 'billingHistory', (question) => visitor.shop.MyAccount.GetBillingHistory(question)),
  )
}

export const meta: Route.MetaFunction = ({ matches }) => metaOf(matches, { title: 'Billing history' })

export default function BillingHistory({ loaderData: listing }: Route.ComponentProps) {
  if (listing.noRight) return <NoRightPage noRight={listing.noRight} />
  return (
    <div className="grid gap-6">
      <PageHead title="Billing history">All documents and payments in one list.</PageHead>
      <DocumentList
        path="/account/billing-history"
        listing={listing}
        nouns={{ one: 'document', many: 'documents' }}
        columns={historyColumns(listing.year)}
        keyOf={({ documentId }) => documentId}
        usualSort={{ by: 'documentOn', isAscending: false }}
        searchHint="Number, order, PO or job"
        empty={
          <EmptyState title="No documents yet" action={<LinkButton href="/products">Browse tile</LinkButton>}>
            Invoices and payments will appear here after your first order.
          </EmptyState>
        }
      />
    </div>
  )
}
