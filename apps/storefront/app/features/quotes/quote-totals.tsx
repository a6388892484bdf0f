import type { QuoteDetail } from '@tessera/client/shop/types.gen'
import { formatMoney } from '@tessera/ui/format'
import { requestTotal, type SelectedOffer } from './select-offer.ts'

interface Props {
  quote: QuoteDetail
  shown: SelectedOffer
}

/** An offer without an address is picked up at the store. */
const freightRow = ({ shippingAddress }: QuoteDetail, cents: number): [string, string] => {
  if (!shippingAddress && cents === 0) return ['Pickup', 'Free']
  return ['Freight', cents === 0 ? 'Included' : formatMoney(cents)]
}

/** The totals with freight and tax; a request has no freight yet. */
export function QuoteTotals({ quote, shown: { offer, lines } }: Props) {
  const rows: [string, string][] = offer
    ? [
        ['Products', formatMoney(offer.subtotalCents)],
        ...(offer.savingCents > 0 ? [['You save', formatMoney(offer.savingCents)] as [string, string]] : []),
        freightRow(quote, offer.freightCents),
        ['Tax', formatMoney(offer.taxCents)],
      ]
    : []
  const total = offer?.totalCents ?? requestTotal(lines)
  return (
    <dl className="ms-auto grid w-full max-w-sm gap-2">
      {rows.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="text-stone">{label}</dt>
          <dd className="tabular">{value}</dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4 border-t border-ink pt-2">
        <dt>{offer ? 'Total' : 'At your regular prices'}</dt>
        <dd className="tabular font-display text-3xl">{formatMoney(total)}</dd>
      </div>
      <div className="flex justify-between gap-4 text-sm text-stone">
        <dt>Payment</dt>
        <dd className="text-end">
          {quote.terms}
          {quote.depositCents !== null && quote.depositCents > 0 && `: ${formatMoney(quote.depositCents)}`}
        </dd>
      </div>
    </dl>
  )
}
