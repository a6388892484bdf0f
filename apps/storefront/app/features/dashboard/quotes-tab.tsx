import type { QuoteRow } from '@tessera/client/shop/types.gen'
import { Badge } from '@tessera/ui/badge'
import { LinkButton } from '@tessera/ui/button'
import { formatDay, formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Table, type TableColumn } from '@tessera/ui/table'
import type { DashboardCardData } from './load-dashboard.server.ts'
import { EmptyTab, SectionUnavailable, TabHead } from './tab-parts.tsx'

/** Open offers; one that expires soon says so in text. */
export function QuotesTab({ quotes, year }: { quotes: DashboardCardData['quotes']; year: number }) {
  if (!quotes) return <SectionUnavailable />
  if (quotes.items.length === 0)
    return (
      <EmptyTab title="No open quotes" action={<LinkButton href="/account/projects">Start from a project</LinkButton>}>
        Request one from your cart, a project or a selection sheet. Your store replies with pricing for the whole job.
      </EmptyTab>
    )
  return (
    <div className="grid gap-8">
      <TabHead title="Open quotes" href="/account/quotes" label="All quotes" />
      <Table
        caption="Open quotes"
        columns={columnsFor(year)}
        rows={quotes.items}
        keyOf={({ quotationId }) => quotationId}
      />
    </div>
  )
}

const columnsFor = (year: number): TableColumn<QuoteRow>[] => [
  {
    key: 'number',
    header: 'Quote',
    isRowHeader: true,
    cell: ({ quotationId }) => <Link href={`/account/quotes/${quotationId}`}>{quotationId}</Link>,
  },
  { key: 'for', header: 'For', cell: ({ projectName, jobName }) => projectName ?? jobName ?? '–' },
  { key: 'status', header: 'Status', cell: ({ statusText }) => statusText },
  {
    key: 'until',
    header: 'Valid until',
    cell: ({ validUntil, isExpiringSoon }) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        {validUntil ? formatDay(validUntil, year) : '–'}
        {isExpiringSoon && <Badge kind="warning">Expires soon</Badge>}
      </span>
    ),
  },
  {
    key: 'total',
    header: 'Total',
    isNumber: true,
    cell: ({ totalCents, version }) => (version > 0 ? formatMoney(totalCents) : '–'),
  },
]
