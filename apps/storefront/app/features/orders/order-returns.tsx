import type { AskedReturn } from '@tessera/client/shop/types.gen'
import { Badge, type BadgeKind } from '@tessera/ui/badge'
import { Button } from '@tessera/ui/button'
import { formatDay, formatMoney, formatUnits } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Form } from 'react-router'
import { canCancelReturn, isReturnClosed, returnSteps, returnText } from './return-text.ts'

const kinds: Partial<Record<AskedReturn['status'], BadgeKind>> = {
  requested: 'warning',
  approved: 'success',
  refunded: 'success',
  declined: 'sale',
}

export function OrderReturns({ returns, year }: { returns: readonly AskedReturn[]; year: number }) {
  if (returns.length === 0) return null
  return (
    <section aria-labelledby="returns" className="grid gap-4">
      <h2 id="returns" className="text-2xl">
        Returns and claims
      </h2>
      <ul className="border-t border-grout">
        {returns.map((one) => (
          <ReturnCard key={one.number} one={one} year={year} />
        ))}
      </ul>
    </section>
  )
}

function ReturnCard({ one, year }: { one: AskedReturn; year: number }) {
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
              {formatUnits(line.boxes, line.unit)} · {line.name}
              {line.acceptedBoxes !== null && line.acceptedBoxes < line.boxes && (
                <span className="text-stone"> ({line.acceptedBoxes} accepted)</span>
              )}
            </li>
          ))}
        </ul>
        <p className="text-sm text-stone">
          Requested {formatDay(one.requestedAt, year)}: {one.reason}
        </p>
        {!isReturnClosed(status) && <ReturnSteps one={one} />}
        <p className="text-sm">
          {next}
          {status !== 'requested' && <span className="text-stone"> ({formatDay(movedAt, year)})</span>}
        </p>
        {answer && <p className="text-sm">“{answer}”</p>}
        <ReturnCredit one={one} />
      </div>
      {canCancelReturn(status) && (
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
function ReturnSteps({ one }: { one: AskedReturn }) {
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

function ReturnCredit({ one: { creditCents, creditId, creditTo } }: { one: AskedReturn }) {
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
