import type { StaffQuote } from '@tessera/client/shop/types.gen'
import { Badge } from '@tessera/ui/badge'
import { formatMoney } from '@tessera/ui/format'
import { formatDay, formatMoment } from '../../generic/format-days.ts'
import { ScreenPart } from '../../generic/screen-part.tsx'

type Offer = StaffQuote['versions'][number]

/** All offers, newest first, each with its differences to the one before. */
export function QuoteVersions({ quote }: { quote: StaffQuote }) {
  const { versions, differences, timeZone } = quote
  if (versions.length === 0) return null
  return (
    <ScreenPart title="Offers">
      <ol className="grid gap-4">
        {versions.toReversed().map((offer) => (
          <li key={offer.version} className="grid gap-1">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <b>Version {offer.version}</b>
              <span className="tabular">{formatMoney(offer.totalCents)}</span>
              {offer.version === quote.version && <Badge>Newest</Badge>}
            </p>
            <p className="text-xs text-stone">
              {[
                offer.by,
                formatMoment(offer.offeredAt, timeZone),
                offer.validUntil && `good until ${formatDay(offer.validUntil)}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {offer.version === 1 ? (
              <FirstLines offer={offer} />
            ) : (
              <ul className="list-disc ps-5">
                {differences
                  .filter(({ version }) => version === offer.version)
                  .map(({ text }) => (
                    <li key={text} className="wrap-anywhere">
                      {text}
                    </li>
                  ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </ScreenPart>
  )
}

const FirstLines = ({ offer: { lines, freightCents } }: { offer: Offer }) => (
  <ul className="list-disc ps-5">
    {lines.map(({ lineNo, name, boxes, unitPriceCents }) => (
      <li key={lineNo} className="wrap-anywhere">
        {name}: {boxes} at {formatMoney(unitPriceCents)}
      </li>
    ))}
    {freightCents > 0 && <li>Freight: {formatMoney(freightCents)}</li>}
  </ul>
)
