import type { BillingRow } from '@tessera/client/shop/types.gen'
import { Badge } from '@tessera/ui/badge'
import { LinkButton } from '@tessera/ui/button'
import { DueCalendar } from '@tessera/ui/charts/due-calendar'
import { formatDay, formatMoney, formatUnits } from '@tessera/ui/format'
import { Table, type TableColumn } from '@tessera/ui/table'
import type { Dashboard, DashboardCardData } from './load-dashboard.server.ts'
import { EmptyTab, SectionUnavailable, TabHead } from './tab-parts.tsx'

interface Props {
  billing: DashboardCardData['billing']
  due: Dashboard['content']['due']
  canPay: boolean
  today: string
}

/** A calendar of due amounts and the oldest open invoices. */
export function DueTab({ billing, due, canPay, today }: Props) {
  if (!billing || !due) return <SectionUnavailable />
  const { lastPayment } = billing
  if (due.items.length === 0)
    return (
      <EmptyTab title="Nothing is due" action={<LinkButton href="/account/statements">Statements</LinkButton>}>
        {lastPayment
          ? `The last payment was ${formatMoney(lastPayment.cents)} on ${formatDay(lastPayment.on, 0)}.`
          : 'Invoices on terms will appear here with their due dates.'}
      </EmptyTab>
    )
  const amounts = billing.dueDays.map(({ on, cents, documents }) => ({
    on,
    cents,
    text: formatUnits(documents, 'document'),
  }))
  return (
    <div className="grid gap-8">
      <TabHead title="Due" href="/account/invoices?status=open" label="All open documents" />
      <DueCalendar caption="Due by day" today={today} months={2} amounts={amounts} />
      <Table
        caption="Open documents, oldest due first"
        columns={columnsFor(Number(today.slice(0, 4)))}
        rows={due.items}
        keyOf={({ documentId }) => documentId}
      />
      {canPay && (
        <div>
          <LinkButton href="/account/invoices?status=open" kind="primary">
            Select invoices to pay
          </LinkButton>
        </div>
      )}
    </div>
  )
}

const columnsFor = (year: number): TableColumn<BillingRow>[] => [
  {
    key: 'number',
    header: 'Document',
    isRowHeader: true,
    cell: ({ documentId, typeText }) => (
      <span>
        {documentId}
        <span className="block text-sm text-stone">{typeText}</span>
      </span>
    ),
  },
  {
    key: 'due',
    header: 'Due',
    cell: ({ dueOn, daysOverdue }) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        {dueOn ? formatDay(dueOn, year) : '–'}
        {daysOverdue > 0 && <Badge kind="sale">{formatUnits(daysOverdue, 'day')} late</Badge>}
      </span>
    ),
  },
  { key: 'job', header: 'Job and PO', cell: ({ jobName, poNumber }) => jobName ?? poNumber ?? '–' },
  { key: 'status', header: 'Status', cell: ({ statusText }) => statusText },
  { key: 'open', header: 'Open', isNumber: true, cell: ({ openCents }) => formatMoney(openCents) },
]
