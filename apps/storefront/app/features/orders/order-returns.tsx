import type { CustomerReturn } from '@tessera/client/shop/types.gen'
import { Badge, type BadgeKind } from '@tessera/ui/badge'
import { Button } from '@tessera/ui/button'
import { formatMoney, formatUnits } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { DayAt } from '@tessera/ui/time-zone'
import { Form } from 'react-router'
import { canCancelReturn, isReturnClosed, returnSteps, returnText } from './return-text.ts'

const kinds: Partial<Record<CustomerReturn['status'], BadgeKind>> = {
  requested: 'warning',
  approved: 'success',
  refunded: 'success',
  declined: 'sale',
}

interface Props {
  returns: readonly CustomerReturn[]
  year: number
  /** True for a guest with a link, who changes nothing. */
  isReadOnly?: boolean
}

export function OrderReturns({ returns, year, isReadOnly = false }: Props) {
  if (returns.length === 0) return null
  return (
    <section aria-labelledby="returns" className="grid gap-4">
      <h2 id="returns" className="text-2xl">
        Returns and claims
      </h2>
      <ul className="border-t border-grout">
        {returns.map((one) => (
          <ReturnCard key={one.number} one={one} year={year} isReadOnly={isReadOnly} />
        ))}
      </ul>
    </section>
  )
}

function ReturnCard({ one, year, isReadOnly }: { one: CustomerReturn; year: number; isReadOnly: boolean }) {
  const { number, status, kind, lines, answer, movedAt } = one
  const { label, next } = returnText(one)
  const name = kind === 'damage' ? 'Claim' : 'Return'
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-b border-grout py-4">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-2">
          {name} {number} <Badge kind={kinds[status] ?? 'plain'}>{label}</Badge>
        </p>
        <ul>
          {lines.map((line) => (
            <li key={line.lineNo} className="tabular">
              {line.pieces ? formatUnits(line.pieces, 'piece') : formatUnits(line.boxes, line.unit)} · {line.name}
              {line.acceptedBoxes !== null && line.acceptedBoxes < line.boxes && (
                <span className="text-stone"> ({line.acceptedBoxes} accepted)</span>
              )}
            </li>
          ))}
        </ul>
        <p className="text-sm text-stone">
          Requested <DayAt at={one.requestedAt} year={year} />: {one.reason}
        </p>
        {!isReturnClosed(status) && <ReturnSteps one={one} />}
        <ReturnPhotos one={one} isReadOnly={isReadOnly} />
        <p className="text-sm">
          {next}
          {status !== 'requested' && (
            <span className="text-stone">
              {' '}
              (<DayAt at={movedAt} year={year} />)
            </span>
          )}
        </p>
        {answer && <p className="text-sm">“{answer}”</p>}
        <ReturnCredit one={one} />
      </div>
      {!isReadOnly && canCancelReturn(status) && (
        <Form method="post">
          <input type="hidden" name="intent" value="cancel-return" />
          <input type="hidden" name="returnId" value={number} />
          <Button
            type="submit"
            size="Small"
            aria-label={kind === 'damage' ? `Withdraw claim ${number}` : `Cancel return ${number}`}
          >
            {kind === 'damage' ? 'Withdraw claim' : 'Cancel return'}
          </Button>
        </Form>
      )}
    </li>
  )
}

/** The progress of a return in one line. */
function ReturnSteps({ one }: { one: CustomerReturn }) {
  return (
    <ol className="flex flex-wrap gap-x-2 text-sm">
      {returnSteps(one).map(({ label, state }, index) => (
        <li key={label} aria-current={state === 'now' ? 'step' : undefined}>
          {index > 0 && (
            <span aria-hidden="true" className="me-2 text-stone">
              →
            </span>
          )}
          <span className={state === 'now' ? 'font-bold' : 'text-stone'}>
            {label}
            {state === 'done' && <span className="sr-only">, done</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}

function ReturnCredit({ one: { creditCents, creditId, creditTo } }: { one: CustomerReturn }) {
  if (!creditCents) return null
  return (
    <p className="tabular">
      {formatMoney(creditCents)}
      {creditTo && <span className="text-stone"> · {creditTo}</span>}
      {creditId && (
        <>
          {' · '}
          <Link href={`/account/invoices/${encodeURIComponent(creditId)}`}>{creditId}</Link>
        </>
      )}
    </p>
  )
}

/** A guest with a link may not open photos and sees their number. */
function ReturnPhotos({ one: { number, photos }, isReadOnly }: { one: CustomerReturn; isReadOnly: boolean }) {
  if (photos.length === 0) return null
  if (isReadOnly) return <p className="text-sm text-stone">{formatUnits(photos.length, 'photo')}</p>
  return (
    <ul className="flex flex-wrap gap-3 py-2">
      {photos.map(({ photoId }, at) => {
        const href = `/account/returns/${number}/photos/${photoId}`
        return (
          <li key={photoId}>
            <a href={href}>
              <img
                src={href}
                alt={`Claim ${number}, view ${at + 1}`}
                width={96}
                height={96}
                loading="lazy"
                className="size-24 border border-grout object-cover"
              />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
