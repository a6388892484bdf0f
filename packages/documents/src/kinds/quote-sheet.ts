import type { ValueOf } from '@tessera/contract/kit/model'
import type { QuoteDetail } from '@tessera/contract/middleware/quote-models'
import type { Sheet } from '../sheet.ts'
import { dollars, niceDay, units } from '../words.ts'

export type QuoteData = ValueOf<typeof QuoteDetail>

/** The newest offer; while there is none, what was asked for. */
export function quoteSheet(quote: QuoteData, accountName: string): Sheet {
  const offer = quote.versions.find(({ isCurrent }) => isCurrent) ?? quote.versions.at(-1)
  const lines = offer?.lines ?? quote.request
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
        columns: [
          { label: 'Item', share: 5 },
          { label: 'Asked for', share: 2, isRight: true },
          { label: 'Offered', share: 2, isRight: true },
          { label: 'List price', share: 2, isRight: true },
          { label: 'Price', share: 2, isRight: true },
          { label: 'Total', share: 2, isRight: true },
        ],
        rows: lines.map((line) => [
          [line.name, [line.sku, line.room].filter(Boolean).join(' · '), line.note ?? ''].filter(Boolean).join('\n'),
          units(line.requestedBoxes, line.purchaseUnit),
          units(line.boxes, line.purchaseUnit),
          dollars(line.listPriceCents),
          dollars(line.unitPriceCents),
          dollars(line.totalCents),
        ]),
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
    notes: [...(offer?.note ? [offer.note] : []), 'Stock is checked again when you accept.'],
  }
}
