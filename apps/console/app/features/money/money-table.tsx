import { formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Table, type TableColumn } from '@tessera/ui/table'
import { formatDay } from '../../generic/format-days.ts'
import { DocumentMarks } from './document-marks.tsx'
import type { MoneyRow } from './money-list.ts'

interface Props {
  rows: readonly MoneyRow[]
  /** More columns at the start. */
  before?: readonly TableColumn<MoneyRow>[]
}

export const MoneyTable = ({ rows, before = [] }: Props) => (
  <div className="overflow-x-auto">
    <Table caption="Documents" columns={[...before, ...columns]} rows={rows} keyOf={({ documentId }) => documentId} />
  </div>
)

const OneLine = ({ children }: { children: string }) => <span className="whitespace-nowrap">{children}</span>

const columns: readonly TableColumn<MoneyRow>[] = [
  {
    key: 'number',
    header: 'Document',
    isRowHeader: true,
    card: 'title',
    cell: ({ documentId, typeText, documentOn }) => (
      <>
        <Link href={`/money/documents/${documentId}`} data-row="" className="tabular font-bold">
          {documentId}
        </Link>
        <span className="block text-xs font-normal text-stone">
          {typeText}, <OneLine>{formatDay(documentOn)}</OneLine>
        </span>
      </>
    ),
  },
  {
    key: 'customer',
    header: 'Customer',
    card: 'note',
    cell: ({ customer, customerNumber }) => <Link href={`/money/customers/${customerNumber}`}>{customer}</Link>,
  },
  { key: 'status', header: 'Status', card: 'note-end', cell: (row) => <DocumentMarks {...row} /> },
  { key: 'due', header: 'Due', card: 'hidden', cell: (row) => <DueCell {...row} /> },
  {
    key: 'open',
    header: 'Open',
    isNumber: true,
    card: 'end',
    cell: ({ openCents }) => (openCents > 0 ? <b>{formatMoney(openCents)}</b> : formatMoney(0)),
  },
  { key: 'amount', header: 'Amount', isNumber: true, card: 'hidden', cell: amountText },
  {
    key: 'order',
    header: 'Order, PO and job',
    card: 'hidden',
    cell: (row) => <WhatFor {...row} />,
  },
]

/** The last reminder stands below the day: a column of its own broke the days of both on a tablet. */
const DueCell = ({ dueOn, daysOverdue, remindedAt }: MoneyRow) => (
  <>
    {dueOn && <OneLine>{formatDay(dueOn)}</OneLine>}
    {daysOverdue > 0 && remindedAt && (
      <span className="block text-xs text-stone">
        reminded <OneLine>{formatDay(remindedAt)}</OneLine>
      </span>
    )}
  </>
)

/** In one column, so that all of them fit on a tablet. */
const WhatFor = ({ orderNumber, poNumber, reference, jobName }: MoneyRow) => (
  <>
    {orderNumber && <Link href={`/orders/${orderNumber}`}>{orderNumber}</Link>}
    <span className="block text-xs text-stone">
      {[poNumber, reference !== orderNumber && reference, jobName].filter(Boolean).join(' · ')}
    </span>
  </>
)

function amountText({ amountCents, isCredit }: MoneyRow): string {
  return formatMoney(isCredit ? -amountCents : amountCents)
}
