import { controlClass } from '@tessera/ui/control-class'
import { FieldError } from '@tessera/ui/field'
import { formatDay, formatMoney } from '@tessera/ui/format'
import { CloseIcon } from '@tessera/ui/icons'
import { Link } from '@tessera/ui/link'
import { Table, type TableColumn } from '@tessera/ui/table'
import type { PayableRow } from './pay-plan.ts'
import { type PaySelection, payHref } from './pay-selection.ts'
import type { PayPlanState } from './use-pay-plan.ts'

const small = 'block text-sm text-stone'

/** The documents to pay, each with an amount that can be lowered. */
export function PayTable({ rows, live }: { rows: readonly PayableRow[]; live: PayPlanState }) {
  const columns: TableColumn<PayableRow>[] = [
    {
      key: 'document',
      header: 'Document',
      isRowHeader: true,
      cell: ({ documentId, typeText, jobName, poNumber }) => (
        <span>
          <Link href={`/account/invoices/${documentId}`}>{documentId}</Link>
          <span className={small}>{[typeText, jobName, poNumber && `PO ${poNumber}`].filter(Boolean).join(' · ')}</span>
        </span>
      ),
    },
    {
      key: 'due',
      header: 'Due',
      cell: ({ dueOn, daysOverdue }) => (
        <span className="whitespace-nowrap">
          {dueOn ? formatDay(dueOn) : '–'}
          {daysOverdue > 0 && <span className="block text-sm text-sale">{daysOverdue} days overdue</span>}
        </span>
      ),
    },
    { key: 'open', header: 'Open', isNumber: true, cell: (row) => <OpenCell row={row} /> },
    { key: 'amount', header: 'To pay', isNumber: true, cell: (row) => <AmountInput row={row} live={live} /> },
    {
      key: 'out',
      header: 'Remove',
      cell: ({ documentId }) =>
        rows.length > 1 && (
          <Link
            href={payHref(withoutDocument(live.address, documentId))}
            aria-label={`Remove ${documentId}`}
            className="inline-flex size-11 items-center justify-center rounded border border-transparent hover:border-line"
          >
            <CloseIcon className="size-4" />
          </Link>
        ),
    },
  ]
  return <Table caption="Documents to pay" columns={columns} rows={rows} keyOf={({ documentId }) => documentId} />
}

const withoutDocument = (address: PaySelection, documentId: string): PaySelection => ({
  ...address,
  picks: address.picks.filter(({ id }) => id !== documentId),
})

const OpenCell = ({ row: { openCents, disputedCents, heldCents } }: { row: PayableRow }) => (
  <span>
    {formatMoney(openCents)}
    {disputedCents > 0 && <span className={small}>{formatMoney(disputedCents)} in dispute</span>}
    {heldCents > 0 && <span className={small}>{formatMoney(heldCents)} being paid</span>}
  </span>
)

function AmountInput({ row: { documentId }, live }: { row: PayableRow; live: PayPlanState }) {
  const id = `amount-${documentId}`
  const problem = live.plan.problems.get(documentId)
  return (
    <span className="inline-grid justify-items-end gap-1">
      <input type="hidden" name="document" value={documentId} />
      <span className="flex items-center gap-1.5">
        <span aria-hidden="true" className="text-stone">
          $
        </span>
        <input
          id={id}
          name={id}
          aria-label={`Amount for ${documentId} in dollars`}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error` : undefined}
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          value={live.typed.get(documentId) ?? ''}
          onChange={(event) => live.type(documentId, event.currentTarget.value)}
          className={`${controlClass} tabular min-h-11 w-28 text-end`}
        />
      </span>
      <FieldError id={`${id}-error`} problem={problem} />
    </span>
  )
}
