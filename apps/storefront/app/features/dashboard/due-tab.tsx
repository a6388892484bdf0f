import type { BillingRow } from '@tessera/client/shop/types.gen'
import { LinkButton } from '@tessera/ui/button'
import { DueCalendar } from '@tessera/ui/charts/due-calendar'
import { formatDay, formatMoney, formatUnits } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Table, type TableColumn } from '@tessera/ui/table'
import type { Dashboard, DashboardCardData } from './load-dashboard.server.ts'
import { EmptyTab, SectionUnavailable, TabHead } from './tab-parts.tsx'

type Billing = NonNullable<DashboardCardData['billing']>

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
      <EarlierOverdue days={billing.dueDays} today={today} />
      <DueCalendar caption="Due by day" today={today} months={2} amounts={amounts} />
      <Table
        caption="Open documents, oldest due first"
        columns={dueColumns(Number(today.slice(0, 4)))}
        rows={due.items}
        keyOf={({ documentId }) => documentId}
      />
      {due.totalCount > due.items.length && (
        <p className="text-sm text-stone">
          Showing {due.items.length} of {due.totalCount}.{' '}
          <Link href="/account/invoices?status=open&sort=dueOn">See all {due.totalCount}</Link>
        </p>
      )}
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

/** The calendar starts with this month; what was due before it is named here. */
function EarlierOverdue({ days, today }: { days: Billing['dueDays']; today: string }) {
  const earlier = days.filter(({ on }) => on.slice(0, 7) < today.slice(0, 7))
  if (earlier.length === 0) return null
  const cents = earlier.reduce((sum, day) => sum + day.cents, 0)
  const documents = earlier.reduce((sum, day) => sum + day.documents, 0)
  return (
    <p>
      <Link href="/account/invoices?due=overdue&sort=dueOn">
        Overdue from earlier months: {formatMoney(cents)} in {formatUnits(documents, 'document')}
      </Link>
    </p>
  )
}

export const dueColumns = (year: number): TableColumn<BillingRow>[] => [
  {
    key: 'number',
    card: 'title',
    header: 'Document',
    isRowHeader: true,
    cell: ({ documentId, typeText }) => (
      <span>
        <Link href={`/account/invoices/${documentId}`}>{documentId}</Link>{' '}
        <span className="ms-1 text-sm font-normal text-stone tablet:ms-0 tablet:block">{typeText}</span>
      </span>
    ),
  },
  {
    key: 'due',
    card: 'note-end',
    header: 'Due',
    cell: ({ dueOn }) => (dueOn ? formatDay(dueOn, year) : '–'),
  },
  { key: 'job', card: 'hidden', header: 'Job and PO', cell: ({ jobName, poNumber }) => jobName ?? poNumber ?? '–' },
  {
    key: 'status',
    card: 'note',
    header: 'Status',
    cell: ({ statusText, daysOverdue }) => (
      <span className={daysOverdue > 0 ? 'text-sale' : undefined}>{statusText}</span>
    ),
  },
  { key: 'open', card: 'end', header: 'Open', isNumber: true, cell: ({ openCents }) => formatMoney(openCents) },
]
