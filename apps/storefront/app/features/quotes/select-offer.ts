import type { QuoteDetail, QuoteDifference, QuoteLine, QuoteVersion } from '@tessera/client/shop/types.gen'

export interface SelectedOffer {
  /** Version 0 is the customer's request at the prices of that day. */
  version: number
  lines: readonly QuoteLine[]
  offer: QuoteVersion | undefined
  differences: readonly QuoteDifference[]
  /** True if there is a newer version. */
  isSuperseded: boolean
}

/** The requested version of the offer, or the newest. */
export function selectOffer(quote: QuoteDetail, requested: string | null): SelectedOffer {
  const wanted = requested !== null && /^\d{1,6}$/.test(requested) ? Number(requested) : quote.version
  const offer = quote.versions.find(({ version }) => version === wanted)
  if (!offer)
    return { version: 0, lines: quote.request, offer, differences: [], isSuperseded: wanted === 0 && quote.version > 0 }
  return {
    version: offer.version,
    lines: offer.lines,
    offer,
    differences: quote.differences.filter(({ version }) => version === offer.version),
    isSuperseded: offer.version < quote.version,
  }
}

/** All versions, newest first, including the request. */
export const versionsOf = ({ versions }: QuoteDetail): number[] =>
  [...versions.map(({ version }) => version), 0].sort((one, other) => other - one)

export const requestTotal = (lines: readonly QuoteLine[]): number =>
  lines.reduce((sum, { totalCents }) => sum + totalCents, 0)
