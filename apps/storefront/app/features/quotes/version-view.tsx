import type { QuoteDetail, QuoteDifference } from '@tessera/client/shop/types.gen'
import { formatDay } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import { Table, type TableColumn } from '@tessera/ui/table'
import { Tabs } from '@tessera/ui/tabs'
import { Moment } from '@tessera/ui/time-zone'
import { quoteHref } from './quote-columns.tsx'
import { QuoteLines } from './quote-lines.tsx'
import { QuoteTotals } from './quote-totals.tsx'
import { type SelectedOffer, versionsOf } from './select-offer.ts'

const kinds: Record<QuoteDifference['what'], string> = {
  added: 'Added',
  removed: 'Left out',
  quantity: 'Quantity',
  price: 'Price',
  freight: 'Freight',
  tax: 'Tax',
  validity: 'Validity',
}

/** Difference texts have ISO dates, which are formatted for display. */
const plainDay = /\d{4}-\d{2}-\d{2}/g

const differenceColumns: readonly TableColumn<QuoteDifference>[] = [
  { key: 'what', header: 'Item', isRowHeader: true, cell: ({ what }) => kinds[what] },
  {
    key: 'text',
    header: 'Change',
    cell: ({ what, text }) => text.replace(`${kinds[what]}: `, '').replace(plainDay, (day) => formatDay(day)),
  },
]

interface Props {
  quote: QuoteDetail
  shown: SelectedOffer
}

/** One version of the offer, and its differences from the one before. */
export function VersionView({ quote, shown }: Props) {
  const { version, offer, lines, differences, isSuperseded } = shown
  const versions = versionsOf(quote)
  return (
    <section aria-label={labelOf(version)} className="grid gap-6">
      {versions.length > 1 && (
        <Tabs
          label="Versions"
          tabs={versions.map((one) => ({
            href: `${quoteHref(quote.quotationId)}?version=${one}`,
            label: labelOf(one),
            isCurrent: one === version,
          }))}
        />
      )}
      {isSuperseded && version > 0 && (
        <Notice>
          This offer was superseded. <Link href={quoteHref(quote.quotationId)}>See the latest</Link>
        </Notice>
      )}
      {offer && (
        <p className="text-stone">
          Offered <Moment at={offer.offeredAt} /> by {offer.by}
          {offer.validUntil && `, valid until ${formatDay(offer.validUntil)}`}
        </p>
      )}
      {offer?.note && <p className="max-w-text whitespace-pre-line">{offer.note}</p>}
      {differences.length > 0 && (
        <div className="grid gap-3 border border-grout bg-surface p-4">
          <h2 className="text-xl">{changedText(version)}</h2>
          <Table
            caption={changedText(version)}
            columns={differenceColumns}
            rows={differences}
            keyOf={({ what, lineNo, text }) => `${what} ${lineNo} ${text}`}
          />
        </div>
      )}
      <QuoteLines lines={lines} isRequest={offer === undefined} />
      <QuoteTotals quote={quote} shown={shown} />
    </section>
  )
}

const labelOf = (version: number): string => (version === 0 ? 'Your request' : `Offer ${version}`)

const changedText = (version: number): string =>
  version === 1 ? 'Changes from your request' : `Changes since version ${version - 1}`
