import type { StaffQuote } from '@tessera/client/shop/types.gen'
import { LinkButton } from '@tessera/ui/button'
import { formatMoney, formatUnits } from '@tessera/ui/format'
import { Notice } from '@tessera/ui/notice'
import { formatDay } from '../../generic/format-days.ts'
import { readCents } from '../tasks/read-cents.ts'
import type { TaskOutcome } from '../tasks/task-actions.server.ts'
import { draftLine, type OfferTexts } from './offer-draft.ts'

interface Props {
  quote: StaffQuote
  outcome: TaskOutcome | undefined
}

interface ConflictRow {
  what: string
  theirs: string
  mine: string
}

/** Someone changed the quote meanwhile: what it is now beside what was typed, which stays in the form. */
export function QuoteConflict({ quote, outcome }: Props) {
  if (!outcome?.isConflict || !outcome.typed) return null
  const rows = conflictRows(quote, outcome.typed)
  const next = quote.isOpen ? ' Yours is still in the form below; sending it makes the next version.' : ''
  return (
    <Notice
      kind="warning"
      isLive
      title="This quote was changed while you had it open"
      action={<LinkButton href={`/quotes/${quote.quotationId}`}>Drop mine, keep theirs</LinkButton>}
    >
      <p>
        {changeText(quote)}
        {next}
      </p>
      {rows.length > 0 && (
        <div className="overflow-x-auto">
          <table className="part-table">
            <thead>
              <tr>
                <th scope="col">Line</th>
                <th scope="col">Now</th>
                <th scope="col">Yours</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ what, theirs, mine }) => (
                <tr key={what}>
                  <th scope="row" className="wraps">
                    {what}
                  </th>
                  <td>{theirs}</td>
                  <td>{theirs === mine ? mine : <b>{mine}</b>}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Notice>
  )
}

function changeText({ state, version, rep, customer }: StaffQuote): string {
  if (state === 'offered') return `${rep ?? 'Our team'} sent version ${version}.`
  if (state === 'declined') return 'It was declined.'
  if (state === 'accepted' || state === 'converted') return `${customer} accepted it.`
  return `${customer} changed the request.`
}

/** The newest offer, or the request as it is now, line by line. */
function conflictRows(quote: StaffQuote, typed: OfferTexts): ConflictRow[] {
  if (!typed.intent?.startsWith('offerQuote')) return []
  const newest = quote.state === 'in-review' || quote.state === 'requested' ? undefined : quote.versions.at(-1)
  const rows = quote.lines.map((line) => {
    const offered = newest?.lines.find(({ lineNo }) => lineNo === line.lineNo)
    const boxes = newest ? (offered?.boxes ?? 0) : line.requestedBoxes
    const price = offered?.unitPriceCents ?? line.listPriceCents
    const mine = draftLine(line, typed)
    return {
      what: `${line.sku} ${line.name}`,
      theirs: lineText(boxes, price),
      mine: mine ? lineText(mine.boxes, mine.unitPriceCents) : 'Not readable',
    }
  })
  const freight = readCents(typed.freight || '0')
  const sums = newest
    ? [
        {
          what: 'Freight',
          theirs: formatMoney(newest.freightCents),
          mine: freight === undefined ? '' : formatMoney(freight),
        },
        { what: 'Good until', theirs: dayText(newest.validUntil), mine: dayText(typed.validUntil) },
      ]
    : []
  return [...rows, ...sums]
}

const dayText = (day: string | null | undefined): string => (day ? formatDay(day) : '')

const lineText = (boxes: number, cents: number): string =>
  boxes === 0 ? 'Left out' : `${formatUnits(boxes, 'box')} at ${formatMoney(cents)}`
