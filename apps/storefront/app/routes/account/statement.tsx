import { Breadcrumb } from '@tessera/ui/breadcrumb'
import { formatMonth } from '@tessera/ui/charts/format-month'
import { formatLongDay } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { asCustomer } from '../../features/account/as-customer.server.ts'
import { AgeingPanel } from '../../features/statements/ageing-panel.tsx'
import { BalanceLine } from '../../features/statements/balance-line.tsx'
import { loadStatement } from '../../features/statements/load-statement.server.ts'
import { StatementLines } from '../../features/statements/statement-lines.tsx'
import { visitorContext } from '../../http/session/context.server.ts'
import { NoRightPage } from '../../kit/account/no-right-page.tsx'
import { PageHead } from '../../kit/account/page-head.tsx'
import { documentHref } from '../../kit/lists/document-href.ts'
import { DownloadLink } from '../../kit/lists/download-link.tsx'
import { metaOf } from '../../kit/seo/seo.ts'
import type { Route } from './+types/statement.ts'

export function loader({ url, params, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  return asCustomer(visitor, url, () => loadStatement(visitor, params.period))
}

export const meta: Route.MetaFunction = ({ matches, params }) =>
  metaOf(matches, { title: `Statement ${params.period ?? ''}` })

export default function StatementPage({ loaderData }: Route.ComponentProps) {
  const { noRight, statement, isCurrent, earlier, later } = loaderData
  if (noRight) return <NoRightPage noRight={noRight} />
  if (!statement) return null
  const name = formatMonth(statement.period)
  const file = documentHref('statement', statement.statementId)
  return (
    <div className="grid gap-8">
      <div className="grid gap-4">
        <Breadcrumb
          crumbs={[
            { title: 'Statements', url: '/account/statements' },
            { title: name, url: '' },
          ]}
        />
        <PageHead
          title={`Statement ${name}`}
          actions={
            !isCurrent && (
              <>
                <DownloadLink href={file} kind="secondary">
                  PDF
                </DownloadLink>
                <DownloadLink href={`${file}&format=csv`} kind="secondary">
                  CSV
                </DownloadLink>
              </>
            )
          }
        >
          {formatLongDay(statement.fromOn)} to {formatLongDay(statement.toOn)}
        </PageHead>
      </div>
      <BalanceLine {...statement} />
      <AgeingPanel title={isCurrent ? 'Open today' : 'Open at month end'} ageing={statement.ageing} />
      {statement.lines.length > 0 && <StatementLines lines={statement.lines} />}
      {statement.lines.length === 0 && (
        <p className="text-stone">
          {isCurrent ? 'This month isn’t closed yet: ' : 'No activity this month: '}
          <Link href={`/account/billing-history?from=${statement.fromOn}&to=${statement.toOn}`}>
            see documents in billing history
          </Link>
        </p>
      )}
      <nav aria-label="Other months" className="flex flex-wrap justify-between gap-4 border-t border-grout pt-4">
        {earlier ? <Link href={`/account/statements/${earlier}`}>Previous: {formatMonth(earlier)}</Link> : <span />}
        {later && <Link href={`/account/statements/${later}`}>Next: {formatMonth(later)}</Link>}
      </nav>
    </div>
  )
}
