import { LinkButton } from '@tessera/ui/button'
import { ColumnChart } from '@tessera/ui/charts/column-chart'
import { formatMonth, formatShortMonth } from '@tessera/ui/charts/format-month'
import { EmptyState } from '@tessera/ui/empty-state'
import { formatLongDay, formatMoney } from '@tessera/ui/format'
import { asCustomer } from '../../features/account/as-customer.server.ts'
import { AgeingPanel } from '../../features/statements/ageing-panel.tsx'
import { BalanceLine } from '../../features/statements/balance-line.tsx'
import { StatementsTable } from '../../features/statements/statements-table.tsx'
import { visitorContext } from '../../http/session/context.server.ts'
import { NoRightPage } from '../../kit/account/no-right-page.tsx'
import { orNoRight } from '../../kit/account/or-no-right.server.ts'
import { PageHead } from '../../kit/account/page-head.tsx'
import { metaOf } from '../../kit/seo/seo.ts'
import type { Route } from './+types/statements.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  return asCustomer(visitor, url, () => orNoRight(visitor.shop.MyAccount.GetStatements()))
}

export const meta: Route.MetaFunction = ({ matches }) => metaOf(matches, { title: 'Statements' })

const maxMonths = 12

export default function Statements({ loaderData: { value, noRight } }: Route.ComponentProps) {
  if (noRight) return <NoRightPage noRight={noRight} />
  const { statements, current, firstOn } = value
  const latest = statements.slice(0, maxMonths).reverse()
  return (
    <div className="grid gap-8">
      <PageHead title="Statements">Charges, payments and credits by month.</PageHead>
      {statements.length === 0 && !current && (
        <EmptyState
          title={firstOn ? `First statement on ${formatLongDay(firstOn)}` : 'No statement yet'}
          action={<LinkButton href="/account/orders">See your orders</LinkButton>}
        >
          You’ll get a statement at the end of any month with invoices or payments.
        </EmptyState>
      )}
      {current && (
        <section aria-labelledby="current-title" className="grid gap-4">
          <h2 id="current-title" className="text-2xl">
            {formatMonth(current.period)} to date
          </h2>
          <BalanceLine {...current} />
          <AgeingPanel title="Open today" ageing={current.ageing} />
        </section>
      )}
      {latest.some(({ closingCents }) => closingCents > 0) && (
        <ColumnChart
          caption="Balance at month end"
          headers={['Month', 'Balance']}
          bars={latest.map(({ period, closingCents }) => ({
            label: formatMonth(period),
            short: formatShortMonth(period),
            value: closingCents,
            text: formatMoney(closingCents),
          }))}
        />
      )}
      {statements.length > 0 && <StatementsTable rows={statements} />}
      {statements.length === 0 && current && firstOn && (
        <p className="text-stone">Your first statement will be ready on {formatLongDay(firstOn)}.</p>
      )}
    </div>
  )
}
