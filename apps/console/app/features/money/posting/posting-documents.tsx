import { classNames } from '@tessera/ui/class-names'
import { controlClass } from '@tessera/ui/control-class'
import { formatCount, formatMoney } from '@tessera/ui/format'
import { Table, type TableColumn } from '@tessera/ui/table'
import { formatDay } from '../../../generic/format-days.ts'
import { ScreenPart } from '../../../generic/screen-part.tsx'
import { DocumentMarks } from '../document-marks.tsx'
import { freeCents, type OpenDocument, partName, payName } from './posting-form.ts'

interface Props {
  documents: readonly OpenDocument[]
  /** Open documents that are not listed. */
  leftOut: number
  start: Readonly<Record<string, string>>
}

/** Open documents, oldest debt first: a tick pays all of one, an amount pays a part. */
export const PostingDocuments = ({ documents, leftOut, start }: Props) => (
  <ScreenPart title="Open documents">
    {documents.length === 0 ? (
      <p className="text-stone">Nothing is open. A payment is kept as customer credit.</p>
    ) : (
      <>
        <p className="text-stone">Select a document to pay all of it, or enter an amount to pay a part.</p>
        <div className="overflow-x-auto">
          <Table
            caption="Open documents"
            columns={columnsFor(start)}
            rows={documents}
            keyOf={({ documentId }) => documentId}
          />
        </div>
      </>
    )}
    {leftOut > 0 && (
      <p className="text-stone">
        {formatCount(leftOut)} newer {leftOut === 1 ? 'document is' : 'documents are'} not listed. Start from the page
        of a document to pay it.
      </p>
    )}
  </ScreenPart>
)

const columnsFor = (start: Props['start']): TableColumn<OpenDocument>[] => [
  {
    key: 'pay',
    header: 'Pay',
    card: 'select',
    cell: ({ documentId, statusText }) => (
      <input
        type="checkbox"
        name={payName(documentId)}
        value="yes"
        defaultChecked={start[payName(documentId)] === 'yes'}
        aria-label={`Pay all of ${documentId}, ${statusText}`}
        className="size-5 accent-clay"
      />
    ),
  },
  {
    key: 'document',
    header: 'Document',
    isRowHeader: true,
    card: 'title',
    cell: ({ documentId, typeText, jobName, poNumber }) => (
      <>
        <span className="tabular">{documentId}</span>
        <span className="block text-xs font-normal text-stone">
          {[typeText, poNumber && `PO ${poNumber}`, jobName].filter(Boolean).join(' · ')}
        </span>
      </>
    ),
  },
  { key: 'status', header: 'Status', card: 'hidden', cell: (row) => <DocumentMarks {...row} /> },
  {
    key: 'due',
    header: 'Due',
    card: 'note',
    cell: ({ dueOn }) => dueOn && <span className="whitespace-nowrap">{formatDay(dueOn)}</span>,
  },
  { key: 'open', header: 'Open', isNumber: true, card: 'end', cell: ({ openCents }) => formatMoney(openCents) },
  {
    key: 'amount',
    header: 'Amount',
    isNumber: true,
    card: 'note-end',
    cell: (row) => <AmountField row={row} start={start} />,
  },
]

function AmountField({ row, start }: { row: OpenDocument; start: Props['start'] }) {
  const name = partName(row.documentId)
  return (
    <span className="inline-block w-32">
      <input
        type="text"
        inputMode="decimal"
        name={name}
        aria-label={`Amount for ${row.documentId}`}
        placeholder={(freeCents(row) / 100).toFixed(2)}
        autoComplete="off"
        defaultValue={start[name] ?? ''}
        className={classNames(controlClass, 'tabular min-h-11 text-end')}
      />
    </span>
  )
}
