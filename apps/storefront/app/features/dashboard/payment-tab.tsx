import type { HistoryRow } from '@tessera/client/shop/types.gen'
import { LinkButton } from '@tessera/ui/button'
import { formatDay, formatMoney } from '@tessera/ui/format'
import { Table, type TableColumn } from '@tessera/ui/table'
import { documentHref } from '../../kit/lists/document-href.ts'
import { DownloadLink } from '../../kit/lists/download-link.tsx'
import type { Dashboard, DashboardCardData } from './load-dashboard.server.ts'
import { EmptyTab, SectionUnavailable, TabHead } from './tab-parts.tsx'

interface Props {
  billing: DashboardCardData['billing']
  payments: Dashboard['content']['payments']
  canPay: boolean
  year: number
}

/** Open amounts, payment methods and past payments. */
export function PaymentTab({ billing, payments, canPay, year }: Props) {
  if (!billing || !payments) return <SectionUnavailable />
  const { openCents, creditCents } = billing
  return (
    <div className="grid gap-8">
      <TabHead title="Payments" href="/account/billing-history?document=DZ" label="All payments" />
      <div className="flex flex-wrap items-center justify-between gap-4 border border-grout bg-surface p-5">
        <p>
          {openCents > 0 ? `Balance due: ${formatMoney(openCents)}.` : 'No open balance.'}
          {creditCents > 0 && ` ${formatMoney(creditCents)} in credits can be applied first.`}
          {!canPay && ' You can view bills but need the “Pay bills” permission to pay them.'}
        </p>
        <span className="flex flex-wrap gap-3">
          {canPay && openCents > 0 && (
            <LinkButton href="/account/invoices" kind="primary">
              Pay invoices
            </LinkButton>
          )}
          <LinkButton href="/account/payment-methods">Payment methods</LinkButton>
        </span>
      </div>
      {payments.items.length > 0 ? (
        <Table
          caption="Latest payments"
          columns={columnsFor(year)}
          rows={payments.items}
          keyOf={(row) => row.documentId}
        />
      ) : (
        <EmptyTab title="No payments yet" action={<LinkButton href="/account/invoices">Invoices</LinkButton>}>
          Payments made online or in store will appear here with receipts.
        </EmptyTab>
      )}
    </div>
  )
}

const columnsFor = (year: number): TableColumn<HistoryRow>[] => [
  { key: 'number', header: 'Payment', isRowHeader: true, cell: ({ documentId }) => documentId },
  { key: 'on', header: 'Date', cell: ({ documentOn }) => formatDay(documentOn, year) },
  { key: 'by', header: 'Paid by', cell: ({ paidBy, reference }) => paidBy ?? reference ?? '–' },
  { key: 'amount', header: 'Amount', isNumber: true, cell: ({ amountCents }) => formatMoney(amountCents) },
  {
    key: 'receipt',
    header: 'Receipt',
    cell: ({ documentId }) => (
      <DownloadLink href={documentHref('receipt', documentId)} label={`Receipt ${documentId}, PDF`}>
        PDF
      </DownloadLink>
    ),
  },
]
