import { Notice } from '@tessera/ui/notice'
import { redirect } from 'react-router'
import { asCustomer } from '../../features/account/as-customer.server.ts'
import { BillingFigures } from '../../features/invoices/billing-figures.tsx'
import { DueSection } from '../../features/invoices/due-section.tsx'
import { InvoiceList } from '../../features/invoices/invoice-list.tsx'
import { NoOpenInvoices } from '../../features/invoices/no-open-invoices.tsx'
import { PaySteps } from '../../features/invoices/pay-steps.tsx'
import { QuickChips } from '../../features/invoices/quick-chips.tsx'
import { optional } from '../../http/or-not-found.server.ts'
import { visitorContext } from '../../http/session/context.server.ts'
import { customerSetOf } from '../../kit/account/customer-set.server.ts'
import { NoRightPage } from '../../kit/account/no-right-page.tsx'
import { PageHead } from '../../kit/account/page-head.tsx'
import { listHref } from '../../kit/lists/list-state.ts'
import { loadList } from '../../kit/lists/load-list.server.ts'
import { metaOf } from '../../kit/seo/seo.ts'
import { accountRights } from '../../shell/account/account-rights.ts'
import type { Route } from './+types/invoices.ts'

const path = '/account/invoices'

/** Without a query the list shows what is open, oldest due first. */
const openFirst = `${path}?status=open&sort=dueOn`

export function loader({ url, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const query = url.searchParams
  // the bank redirects the payer to this list with the payment in the URL
  const paymentId = query.get('paymentId')
  if (paymentId) throw redirect(`${path}/receipt/${encodeURIComponent(paymentId)}`)
  return asCustomer(visitor, url, async () => {
    const [listing, set, summary] = await Promise.all([
      loadList(visitor, url.search ? url : new URL(openFirst, url), 'invoices', (question) =>
        visitor.shop.MyAccount.SearchForInvoices(question),
      ),
      customerSetOf(visitor),
      optional(visitor.shop.MyBilling.GetBillingSummary()),
    ])
    return {
      listing,
      canPay: accountRights(set).canPay,
      summary: summary ?? null,
      today: visitor.today,
      hasPickedNone: query.get('pick') === 'none',
    }
  })
}

export const meta: Route.MetaFunction = ({ matches }) => metaOf(matches, { title: 'Invoices' })

export default function Invoices({ loaderData }: Route.ComponentProps) {
  const { listing, canPay, summary, today, hasPickedNone } = loaderData
  if (listing.noRight) return <NoRightPage noRight={listing.noRight} />
  const isNothingOpen = summary?.openCount === 0 && listing.page?.totalCount === 0
  return (
    <div className="grid gap-6">
      <div className="grid gap-4">
        {canPay && <PaySteps current="Select" />}
        <PageHead title="Invoices" />
      </div>
      {hasPickedNone && (
        <Notice kind="warning" isLive>
          Select at least one document to pay.
        </Notice>
      )}
      {summary && <BillingFigures summary={summary} />}
      {summary && <DueSection summary={summary} today={today} />}
      <QuickChips state={listing.state} />
      {!canPay && (
        <Notice>
          You can view these documents but can’t pay them. An account manager can grant the “Pay bills” permission.
        </Notice>
      )}
      {isNothingOpen ? (
        <NoOpenInvoices summary={summary} />
      ) : (
        <InvoiceList
          key={listHref(path, listing.state, { page: listing.state.page })}
          listing={listing}
          canPay={canPay}
          empty={<NoOpenInvoices summary={summary} />}
        />
      )}
    </div>
  )
}
