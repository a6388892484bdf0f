import type { AccountLedger } from '@tessera/client/shop/types.gen'
import { Badge } from '@tessera/ui/badge'
import { Breadcrumb } from '@tessera/ui/breadcrumb'
import { LinkButton } from '@tessera/ui/button'
import { ShareBar } from '@tessera/ui/charts/share-bar'
import { formatCount, formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Pagination } from '@tessera/ui/pagination'
import { ScreenPart } from '../../generic/screen-part.tsx'
import { ageingShares } from './ageing-figures.tsx'
import { LedgerTable } from './ledger-table.tsx'

interface Props {
  ledger: AccountLedger
  /** Whether this person may post. */
  mayPost: boolean
}

/** Everything that moved the balance of one customer, to the cent. */
export function LedgerScreen({ ledger, mayPost }: Props) {
  const { customerNumber, lines, totalCount, page, pageSize } = ledger
  return (
    <div className="grid gap-5">
      <LedgerHead ledger={ledger} mayPost={mayPost} />
      <div className="grid items-start gap-x-8 gap-y-6 desktop:grid-cols-[minmax(0,1fr)_20rem]">
        <ScreenPart title="Ledger">
          {lines.length === 0 ? <p className="text-stone">No transactions yet.</p> : <LedgerTable lines={lines} />}
          <Pagination
            page={page}
            pages={Math.ceil(totalCount / pageSize)}
            hrefOf={(number) => `/money/customers/${customerNumber}${number > 1 ? `?page=${number}` : ''}`}
          />
        </ScreenPart>
        <div className="grid min-w-0 gap-6 max-desktop:order-first">
          <LedgerSums ledger={ledger} />
        </div>
      </div>
    </div>
  )
}

function LedgerHead({ ledger, mayPost }: Props) {
  const { customerNumber, customer, isOnHold, termsText, totalCount } = ledger
  return (
    <header className="grid gap-2">
      <Breadcrumb
        crumbs={[
          { title: 'Money', url: '/money' },
          { title: customer, url: `/money/customers/${customerNumber}` },
        ]}
      />
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-2xl wrap-anywhere">{customer}</h1>
        {isOnHold && <Badge kind="sale">On hold</Badge>}
        {mayPost && (
          <LinkButton href={`/money/customers/${customerNumber}/post`} className="ms-auto">
            Post a payment or credit
          </LinkButton>
        )}
      </div>
      <p className="text-stone">
        <Link href={`/customers/${customerNumber}`}>Customer {customerNumber}</Link> · {termsText} ·{' '}
        {formatCount(totalCount)} {totalCount === 1 ? 'line' : 'lines'} ·{' '}
        <Link href={`/money?view=open&customer=${customerNumber}`}>Open documents</Link> ·{' '}
        <Link href={`/money/customers/${customerNumber}/statements`}>Statements</Link>
      </p>
    </header>
  )
}

function LedgerSums({ ledger }: Pick<Props, 'ledger'>) {
  const { balanceCents, openCents, disputedCents, ageing, creditLineCents, creditUsedCents, creditFreeCents } = ledger
  const sums: readonly (readonly [label: string, cents: number])[] = [
    ['Owed', openCents],
    ['Credits to apply', -ageing.unappliedCents],
    ['In dispute', disputedCents],
    ['Credit line', creditLineCents],
    ['Credit used', creditUsedCents],
    ['Credit available', creditFreeCents],
  ]
  return (
    <ScreenPart title="Balance">
      <p className="tabular text-xl font-bold">{formatMoney(balanceCents)}</p>
      {balanceCents < 0 && <p className="text-stone">We owe the customer this amount.</p>}
      <dl>
        {sums.map(([label, cents]) => (
          <div key={label} className="flex justify-between gap-4 py-0.5">
            <dt>{label}</dt>
            <dd className="tabular">{formatMoney(cents)}</dd>
          </div>
        ))}
      </dl>
      <ShareBar caption="Aging" headers={['Age', 'Amount']} shares={ageingShares(ageing)} />
    </ScreenPart>
  )
}
