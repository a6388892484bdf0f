import type { ValueOf } from '@tessera/contract/kit/model'
import type { QuoteDetail } from '@tessera/contract/middleware/quote-models'
import type { Sheet, SheetColumn } from '../sheet.ts'
import { dollars, niceDay, units } from '../words.ts'

export type QuoteData = ValueOf<typeof QuoteDetail>

type Line = QuoteData['request'][number]

interface QuoteColumn extends SheetColumn {
  cell(line: Line): string
  /** Empty until the quote has an offer. */
  isOffered?: boolean
}

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
    cell: ({ requestedBoxes, purchaseUnit }) => units(requestedBoxes, purchaseUnit),
  },
  {
    label: 'Offered',
    share: 2,
    isRight: true,
    isOffered: true,
    cell: ({ boxes, purchaseUnit }) => units(boxes, purchaseUnit),
  },
  {
    label: 'List price',
    share: 2,
    isRight: true,
    isOffered: true,
    cell: ({ listPriceCents }) => dollars(listPriceCents),
  },
  { label: 'Price', share: 2, isRight: true, cell: ({ unitPriceCents }) => dollars(unitPriceCents) },
  { label: 'Total', share: 2, isRight: true, cell: ({ totalCents }) => dollars(totalCents) },
]

/** The newest offer, or the requested items if there is no offer yet. */
export function quoteSheet(quote: QuoteData, accountName: string): Sheet {
  const offer = quote.versions.find(({ isCurrent }) => isCurrent) ?? quote.versions.at(-1)
  const lines = offer?.lines ?? quote.request
  const columns = allColumns.filter(({ isOffered }) => offer || !isOffered)
  return {
    title: 'Quote',
    number: offer ? `${quote.quotationId}, version ${offer.version}` : quote.quotationId,
    madeOn: offer?.offeredAt ?? quote.requestedAt ?? '1970-01-01',
    facts: [
      ['Offered', niceDay(offer?.offeredAt ?? null)],
      ['Valid until', niceDay(offer?.validUntil ?? quote.validUntil)],
      ['Status', quote.statusText.replace(/\d{4}-\d{2}-\d{2}/, niceDay)],
      ['Terms', quote.terms],
      ['Account', accountName],
      ['Project', quote.projectName ?? ''],
      ['Job', quote.jobName ?? ''],
      ['Your contact', quote.rep ?? ''],
    ],
    parties: [],
    tables: [
      {
        columns: columns.map(({ cell: _, ...column }) => column),
        pictures: lines.map(({ sku }) => sku),
        rows: lines.map((line) => columns.map(({ cell }) => cell(line))),
      },
    ],
    totals: offer
      ? [
          { label: 'Subtotal', value: dollars(offer.subtotalCents) },
          ...(offer.savingCents > 0 ? [{ label: 'You save', value: dollars(offer.savingCents) }] : []),
          { label: 'Freight', value: dollars(offer.freightCents) },
          { label: 'Tax', value: dollars(offer.taxCents) },
          { label: 'Total', value: dollars(offer.totalCents), isStrong: true },
          ...(quote.depositCents ? [{ label: 'Deposit', value: dollars(quote.depositCents) }] : []),
        ]
      : [],
    notes: [...(offer?.note ? [offer.note] : []), 'Subject to stock at acceptance.'],
  }
}
