import type { BillingRow } from '@tessera/client/shop/types.gen'
import { type FormEvent, type ReactNode, useId } from 'react'
import { useNavigate } from 'react-router'
import { DocumentList } from '../../kit/lists/document-list.tsx'
import type { ListColumn } from '../../kit/lists/list-columns.ts'
import type { LoadedList, RowPage } from '../../kit/lists/load-list.server.ts'
import { invoiceColumns } from './invoice-columns.tsx'
import { PayBar } from './pay-bar.tsx'
import { payHref, payPath, readPicks } from './pay-selection.ts'
import { type PickState, usePicks } from './use-picks.ts'

interface Props {
  listing: LoadedList<RowPage<BillingRow>>
  canPay: boolean
  empty: ReactNode
}

/** The list is a form: the selected rows go to payment or are downloaded. */
export function InvoiceList({ listing, canPay, empty }: Props) {
  const picks = usePicks(listing.page?.items ?? [])
  const columns = [selectColumn(picks), ...invoiceColumns(listing.year)]
  return (
    <DocumentList
      path="/account/invoices"
      listing={listing}
      nouns={{ one: 'document', many: 'documents' }}
      columns={columns}
      keyOf={({ documentId }) => documentId}
      usualSort={{ by: 'documentOn', isAscending: false }}
      searchHint="Number, order, PO or job"
      empty={empty}
      wrap={(table) => (
        <PickForm picks={picks} canPay={canPay}>
          {table}
        </PickForm>
      )}
    />
  )
}

const selectColumn = (picks: PickState): ListColumn<BillingRow> => ({
  key: 'pick',
  card: 'select',
  header: 'Select',
  cell: ({ documentId }) => (
    <input
      type="checkbox"
      name="id"
      value={documentId}
      aria-label={`Select ${documentId}`}
      checked={picks.has(documentId)}
      onChange={() => picks.toggle(documentId)}
      className="size-6 accent-clay"
    />
  ),
})

function PickForm({ picks, canPay, children }: { picks: PickState; canPay: boolean; children: ReactNode }) {
  const navigate = useNavigate()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    // the browser handles downloads itself
    if (submitter?.getAttribute('formaction')) return
    event.preventDefault()
    navigate(payHref({ picks: readPicks(picks.payable), usesCredits: true }))
  }
  return (
    <form method="get" action={payPath} onSubmit={onSubmit} className="grid gap-3">
      <SelectAll picks={picks} />
      {children}
      <PayBar picks={picks} canPay={canPay} />
    </form>
  )
}

/** Three states: none, some or all rows of this page. */
function SelectAll({ picks }: { picks: PickState }) {
  const id = useId()
  return (
    <p className="flex min-h-8 items-center gap-3">
      <input
        id={id}
        type="checkbox"
        checked={picks.all === 'all'}
        ref={(box) => {
          if (box) box.indeterminate = picks.all === 'some'
        }}
        onChange={picks.toggleAll}
        className="size-6 accent-clay"
      />
      <label htmlFor={id}>Select all on this page</label>
    </p>
  )
}
