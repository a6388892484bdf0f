import type { ValueOf } from '@tessera/contract/kit/model'
import type { QuoteDetail } from '@tessera/contract/middleware/quotes/models'
import { formatDollars } from '@tessera/domain/format-dollars'
import { formatUnits } from '@tessera/domain/format-units'
import { formatArea, formatDay, formatDayIn } from '../format-values.ts'
import type { PrintColumn, PrintDocument } from '../print-document.ts'
import { letterheadOf, type Seller } from './seller.ts'

export type QuoteData = ValueOf<typeof QuoteDetail>

type Line = QuoteData['request'][number]

interface QuoteColumn extends PrintColumn {
  cell(line: Line, hasOffer: boolean): string
  /** Empty until the quote has an offer. */
  isOffered?: boolean
}

/** The boxes, and below them the area that they cover. */
const coveredText = ({ boxes, purchaseUnit, areaSqft }: Line): string =>
  [formatUnits(boxes, purchaseUnit), formatArea(areaSqft)].filter(Boolean).join('\n')

const allColumns: readonly QuoteColumn[] = [
  {
    label: 'Item',
    share: 5,
    cell: ({ name, sku, room, note }) =>
      [name, [sku, room].filter(Boolean).join(' · '), note ?? ''].filter(Boolean).join('\n'),
  },
  {
    label: 'Requested',
    share: 2,
    isRight: true,
    cell: (line, hasOffer) => (hasOffer ? formatUnits(line.requestedBoxes, line.purchaseUnit) : coveredText(line)),
  },
  {
    label: 'Offered',
    share: 2,
    isRight: true,
    isOffered: true,
    cell: coveredText,
  },
  {
    label: 'List price',
    share: 2,
    isRight: true,
    isOffered: true,
    cell: ({ listPriceCents }) => formatDollars(listPriceCents),
  },
  { label: 'Price', share: 2, isRight: true, cell: ({ unitPriceCents }) => formatDollars(unitPriceCents) },
  { label: 'Total', share: 2, isRight: true, cell: ({ totalCents }) => formatDollars(totalCents) },
]

/** The newest offer, or the requested items if there is no offer yet. */
export function quoteDocument(
  quote: QuoteData,
  account: { name: string; number: string; timeZone: string },
  seller: Seller,
): PrintDocument {
  const offer = quote.versions.find(({ isCurrent }) => isCurrent) ?? quote.versions.at(-1)
  const lines = offer?.lines ?? quote.request
  const columns = allColumns.filter(({ isOffered }) => offer || !isOffered)
  return {
    title: 'Quote',
    number: offer ? `${quote.quotationId}, version ${offer.version}` : quote.quotationId,
    madeOn: offer?.offeredAt ?? quote.requestedAt ?? '1970-01-01',
    letterhead: letterheadOf(seller),
    facts: [
      ['Offered', formatDayIn(offer?.offeredAt ?? null, account.timeZone)],
      ['Valid until', formatDay(offer?.validUntil ?? quote.validUntil)],
      ['Status', quote.statusText.replace(/\d{4}-\d{2}-\d{2}/, formatDay)],
      ['Terms', quote.terms],
      ['Customer', `${account.name} (${account.number})`],
      ['Project', quote.projectName ?? ''],
      ['Job', quote.jobName ?? ''],
      ['Your contact', quote.rep ?? ''],
    ],
    parties: [],
    tables: [
      {
        columns: columns.map(({ cell: _, ...column }) => column),
        pictures: lines.map(({ sku }) => sku),
        rows: lines.map((line) => columns.map(({ cell }) => cell(line, offer !== undefined))),
      },
    ],
    totals: offer
      ? [
          { label: 'Subtotal', value: formatDollars(offer.subtotalCents) },
          ...(offer.savingCents > 0 ? [{ label: 'You save', value: formatDollars(offer.savingCents) }] : []),
          quote.shippingAddress || offer.freightCents > 0
            ? { label: 'Freight', value: formatDollars(offer.freightCents) }
            : { label: 'Pickup', value: 'Free' },
          { label: 'Tax', value: formatDollars(offer.taxCents) },
          { label: 'Total', value: formatDollars(offer.totalCents), isStrong: true },
          ...(quote.depositCents ? [{ label: 'Deposit', value: formatDollars(quote.depositCents) }] : []),
        ]
      : [],
    notes: [...(offer?.note ? [offer.note] : []), 'Subject to stock at acceptance.'],
  }
}
