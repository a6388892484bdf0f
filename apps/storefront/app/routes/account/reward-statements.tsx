import { Breadcrumb } from '@tessera/ui/breadcrumb'
import { LinkButton } from '@tessera/ui/button'
import { ColumnChart } from '@tessera/ui/charts/column-chart'
import { formatMonth, formatShortMonth } from '@tessera/ui/charts/format-month'
import { EmptyState } from '@tessera/ui/empty-state'
import { DownloadIcon } from '@tessera/ui/icons'
import { asCustomer } from '../../features/account/as-customer.server.ts'
import { formatPoints } from '../../features/rewards/format-points.ts'
import { RewardsTable } from '../../features/rewards/rewards-table.tsx'
import { StatementsTable } from '../../features/rewards/statements-table.tsx'
import { visitorContext } from '../../http/session/context.server.ts'
import { NoRightPage } from '../../kit/account/no-right-page.tsx'
import { orNoRight } from '../../kit/account/or-no-right.server.ts'
import { metaOf } from '../../kit/seo/seo.ts'
import type { Route } from './+types/reward-statements.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  return asCustomer(visitor, url, () => orNoRight(visitor.shop.MyAccount.GetRewardStatements()))
}

export const meta: Route.MetaFunction = ({ matches }) => metaOf(matches, { title: 'Points by month' })

const crumbs = [
  { title: 'Rewards', url: '/account/rewards' },
  { title: 'Points by month', url: '/account/rewards/statements' },
]
const maxMonths = 12

export default function RewardStatements({ loaderData: { value, noRight } }: Route.ComponentProps) {
  if (noRight) return <NoRightPage noRight={noRight} />
  const { statements, rewards } = value
  const latest = statements.slice(0, maxMonths).reverse()
  return (
    <div className="grid gap-8">
      <div className="grid gap-4">
        <Breadcrumb crumbs={crumbs} />
        <h1 className="text-4xl">Points by month</h1>
      </div>
      {statements.length === 0 ? (
        <EmptyState title="No points yet" action={<LinkButton href="/account/rewards">How to earn points</LinkButton>}>
          Your points will appear here after your first invoice.
        </EmptyState>
      ) : (
        <>
          <ColumnChart
            caption="Points at the end of the month"
            headers={['Month', 'Points']}
            shortTextOf={formatPoints}
            bars={latest.map(({ period, closingPoints }) => ({
              label: formatMonth(period),
              short: formatShortMonth(period),
              value: closingPoints,
              text: formatPoints(closingPoints),
            }))}
          />
          <div className="grid gap-4">
            <div>
              <LinkButton
                href="/account/rewards/statements.csv"
                size="Small"
                icon={<DownloadIcon className="size-4" />}
                download
              >
                Export CSV
              </LinkButton>
            </div>
            <StatementsTable rows={statements} />
          </div>
        </>
      )}
      {rewards.length > 0 && (
        <section aria-labelledby="rewards-title" className="grid gap-4 border-t border-grout pt-8">
          <h2 id="rewards-title" className="text-2xl">
            Sources
          </h2>
          <RewardsTable caption="Point sources" rows={rewards} />
        </section>
      )}
    </div>
  )
}
