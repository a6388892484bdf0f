import type { PaidDocument, UsedCredit } from '@tessera/client/shop/types.gen'
import { formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Table, type TableColumn } from '@tessera/ui/table'

const small = 'block text-sm text-stone'

const columns: readonly TableColumn<PaidDocument>[] = [
  {
    key: 'document',
    header: 'Document',
    isRowHeader: true,
    cell: ({ documentId, jobName, poNumber }) => (
      <span>
        <Link href={`/account/invoices/${documentId}`}>{documentId}</Link>
        <span className={small}>{[jobName, poNumber && `PO ${poNumber}`].filter(Boolean).join(' · ')}</span>
      </span>
    ),
  },
  { key: 'amount', header: 'Original', isNumber: true, cell: ({ amountCents }) => formatMoney(amountCents) },
  { key: 'card', header: 'By card', isNumber: true, cell: ({ byCardCents }) => formatMoney(byCardCents) },
  { key: 'credit', header: 'By credit', isNumber: true, cell: ({ byCreditCents }) => formatMoney(byCreditCents) },
  { key: 'paid', header: 'Paid', isNumber: true, cell: ({ paidCents }) => formatMoney(paidCents) },
  { key: 'open', header: 'New balance', isNumber: true, cell: ({ openCents }) => formatMoney(openCents) },
]

const creditColumns: readonly TableColumn<UsedCredit>[] = [
  { key: 'credit', header: 'Credit', isRowHeader: true, cell: ({ documentId }) => documentId },
  { key: 'applied', header: 'Applied', isNumber: true, cell: ({ usedCents }) => formatMoney(usedCents) },
  { key: 'left', header: 'Remaining', isNumber: true, cell: ({ openCents }) => formatMoney(openCents) },
]

interface Props {
  documents: readonly PaidDocument[]
  credits: readonly UsedCredit[]
}

/** The paid documents with their new balances. */
export function ReceiptDocuments({ documents, credits }: Props) {
  return (
    <div className="grid gap-8">
      <Table caption="Paid documents" columns={columns} rows={documents} keyOf={({ documentId }) => documentId} />
      {credits.length > 0 && (
        <section aria-labelledby="credits-title" className="grid gap-3">
          <h2 id="credits-title" className="text-2xl">
            Credits applied
          </h2>
          <Table
            caption="Credits applied"
            columns={creditColumns}
            rows={credits}
            keyOf={({ documentId }) => documentId}
          />
        </section>
      )}
    </div>
  )
}
