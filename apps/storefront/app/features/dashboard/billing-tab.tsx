import { ColumnChart } from '@tessera/ui/charts/column-chart'
import { formatMonth, formatShortMonth } from '@tessera/ui/charts/format-month'
import { ProgressBar } from '@tessera/ui/charts/progress-bar'
import { RowChart } from '@tessera/ui/charts/row-chart'
import { formatLongDay, formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import type { DashboardCardData } from './load-dashboard.server.ts'
import { SectionUnavailable, TabHead } from './tab-parts.tsx'

type Billing = NonNullable<DashboardCardData['billing']>

const billingLinks = [
  { href: '/account/invoices', label: 'Invoices' },
  { href: '/account/statements', label: 'Statements' },
  { href: '/account/credits', label: 'Credits' },
  { href: '/account/billing-history', label: 'Billing history' },
]

/** The credit line and the spending of the account. */
export function BillingTab({ billing }: { billing: DashboardCardData['billing'] }) {
  if (!billing) return <SectionUnavailable />
  return (
    <div className="grid gap-8">
      <TabHead title="Billing" href="/account/billing-history" label="Billing history" />
      <CreditLine billing={billing} />
      <Spending billing={billing} />
      <nav aria-label="Billing" className="flex flex-wrap gap-x-6 gap-y-2 border-t border-grout pt-4">
        {billingLinks.map(({ href, label }) => (
          <Link key={href} href={href} className="inline-flex min-h-8 items-center">
            {label}
          </Link>
        ))}
        <span className="inline-flex min-h-8 items-center text-stone">
          Next statement {formatLongDay(billing.nextStatementOn)}
        </span>
      </nav>
    </div>
  )
}

function CreditLine({ billing }: { billing: Billing }) {
  const { creditLineCents, creditUsedCents, creditFreeCents, termsText } = billing
  if (creditLineCents === 0)
    return <p className="text-stone">This account pays at time of purchase. Ask any store about terms.</p>
  const used = `${formatMoney(creditUsedCents)} used`
  const free = `${formatMoney(creditFreeCents)} available`
  return (
    <section aria-labelledby="credit" className="grid gap-2">
      <h3 id="credit" className="font-sans text-sm font-bold">
        Credit line {formatMoney(creditLineCents)}, {termsText}
      </h3>
      <ProgressBar
        label="Credit line used"
        percent={(creditUsedCents * 100) / creditLineCents}
        text={`${used}, ${free}`}
        ends={[used, free]}
      />
    </section>
  )
}

function Spending({ billing }: { billing: Billing }) {
  const months = billing.spentByMonth.map(({ name, cents }) => ({
    label: formatMonth(name),
    short: formatShortMonth(name),
    value: cents,
    text: formatMoney(cents),
  }))
  const jobs = billing.spentByJob.map(({ name, cents }) => ({ label: name, value: cents, text: formatMoney(cents) }))
  if (jobs.length === 0) return <p className="text-stone">Nothing has been invoiced in the last twelve months.</p>
  return (
    <div className="grid items-start gap-8 desktop:grid-cols-2">
      <ColumnChart caption="Goods invoiced by month" headers={['Month', 'Invoiced']} bars={months} />
      <RowChart caption="Goods invoiced by job" headers={['Job', 'Invoiced']} bars={jobs} />
    </div>
  )
}
