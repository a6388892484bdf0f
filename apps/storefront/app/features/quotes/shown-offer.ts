import type { QuoteDetail, QuoteDifference, QuoteLine, QuoteVersion } from '@tessera/client/shop/types.gen'

export interface ShownOffer {
  /** 0 is what was asked for, at the prices of that day. */
  version: number
  lines: readonly QuoteLine[]
  offer: QuoteVersion | undefined
  differences: readonly QuoteDifference[]
  /** There is a newer one. */
  isSuperseded: boolean
}

/** The version somebody asks for, or the newest. */
export function shownOffer(quote: QuoteDetail, asked: string | null): ShownOffer {
  const wanted = asked !== null && /^\d{1,6}$/.test(asked) ? Number(asked) : quote.version
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

/** All versions there are to look at, newest first; the request is one of them. */
export const versionsOf = ({ versions }: QuoteDetail): number[] =>
  [...versions.map(({ version }) => version), 0].sort((one, other) => other - one)

export const requestTotal = (lines: readonly QuoteLine[]): number =>
  lines.reduce((sum, { totalCents }) => sum + totalCents, 0)
