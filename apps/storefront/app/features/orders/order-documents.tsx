import type { OrderDocument } from '@tessera/client/shop/types.gen'
import type { DocumentKind } from '@tessera/contract/middleware/documents/models'
import { formatDay, formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { documentHref } from '../../kit/lists/document-href.ts'
import { DownloadLink } from '../../kit/lists/download-link.tsx'

/** The document kinds that can be downloaded. */
const kinds: readonly string[] = ['order', 'packingList', 'invoice', 'receipt'] satisfies DocumentKind[]
const isKind = (kind: string): kind is DocumentKind => kinds.includes(kind)

interface Props {
  documents: readonly OrderDocument[]
  year: number
  canPay: boolean
}

export function OrderDocuments({ documents, year, canPay }: Props) {
  const open = documents.filter(({ kind, openCents }) => kind === 'invoice' && openCents > 0)
  return (
    <section aria-labelledby="documents" className="grid gap-4">
      <h2 id="documents" className="text-2xl">
        Documents
      </h2>
      <ul className="border-t border-grout">
        {documents.map(({ kind, id, label, documentOn, amountCents, openCents }) => (
          <li
            key={kind + id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-grout py-3"
          >
            <span>
              {label}
              <span className="block text-sm text-stone">
                {documentOn && formatDay(documentOn, year)}
                {amountCents !== 0 && ` · ${formatMoney(amountCents)}`}
                {kind === 'invoice' && openCents > 0 && `, ${formatMoney(openCents)} due`}
              </span>
            </span>
            {isKind(kind) && (
              <DownloadLink href={documentHref(kind, id)} label={`${label}, PDF`}>
                PDF
              </DownloadLink>
            )}
          </li>
        ))}
      </ul>
      {canPay && open.length > 0 && (
        <p>
          <Link href={`/account/invoices/pay?${new URLSearchParams(open.map(({ id }) => ['id', id]))}`}>
            Pay balance
          </Link>
        </p>
      )}
    </section>
  )
}
