import { Link } from '@tessera/ui/link'
import type { ListColumn } from './list-columns.ts'

/**
 * The number of an invoice, credit or payment with its kind: below it in a table, beside it on a phone, and below it
 * again on the narrowest ones, for which the space is a place to break.
 */
export const documentNumberColumn: ListColumn<{ documentId: string; typeText: string }> = {
  key: 'number',
  card: 'title',
  header: 'Document',
  sort: 'documentId',
  isRowHeader: true,
  cell: ({ documentId, typeText }) => (
    <span>
      <Link href={`/account/invoices/${documentId}`}>{documentId}</Link>{' '}
      <span className="ms-1 text-sm font-normal text-stone tablet:ms-0 tablet:block">{typeText}</span>
    </span>
  ),
}
