import { Badge } from '@tessera/ui/badge'
import { Breadcrumb } from '@tessera/ui/breadcrumb'
import { FactList } from '@tessera/ui/fact-list'
import { formatLongDay, formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { asCustomer } from '../../features/account/as-customer.server.ts'
import { formatPoints, statusBadges } from '../../features/rewards/format-points.ts'
import { RewardMovements } from '../../features/rewards/reward-movements.tsx'
import { orNotFound } from '../../http/or-not-found.server.ts'
import { visitorContext } from '../../http/session/context.server.ts'
import { NoRightPage } from '../../kit/account/no-right-page.tsx'
import { orNoRight } from '../../kit/account/or-no-right.server.ts'
import { metaOf } from '../../kit/seo/seo.ts'
import type { Route } from './+types/reward.ts'

export function loader({ url, params, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const { rewardId } = params
  return asCustomer(visitor, url, () => orNotFound(orNoRight(visitor.shop.MyAccount.GetRewardDetails({ rewardId }))))
}

export const meta: Route.MetaFunction = ({ matches }) => metaOf(matches, { title: 'Points' })

export default function Reward({ loaderData: { value: reward, noRight } }: Route.ComponentProps) {
  if (noRight) return <NoRightPage noRight={noRight} />
  const { label, kind } = statusBadges[reward.status]
  return (
    <div className="grid gap-8">
      <div className="grid gap-4">
        <Breadcrumb
          crumbs={[
            { title: 'Rewards', url: '/account/rewards' },
            { title: formatPoints(reward.points), url: '' },
          ]}
        />
        <h1 className="text-4xl">{formatPoints(reward.points)}</h1>
        <p className="flex flex-wrap items-center gap-3">
          <Badge kind={kind}>{label}</Badge>
          <span className="text-stone">earned {formatLongDay(reward.earnedOn)}</span>
        </p>
      </div>
      <FactList
        facts={[
          ['Source', sources[reward.kind]],
          [
            'Order',
            reward.orderNumber && <Link href={`/account/orders/${reward.orderNumber}`}>{reward.orderNumber}</Link>,
          ],
          [
            'Invoice',
            reward.documentId && <Link href={`/account/invoices/${reward.documentId}`}>{reward.documentId}</Link>,
          ],
          ['Eligible amount', formatMoney(reward.eligibleCents)],
          ['Rate', reward.pointsPerDollar && `${reward.pointsPerDollar} per dollar`],
          ['Release date', reward.releasesOn && formatLongDay(reward.releasesOn)],
          ['Expires', reward.expiresOn && formatLongDay(reward.expiresOn)],
          ['Pending', reward.pendingPoints > 0 && formatPoints(reward.pendingPoints)],
          ['Available', reward.availablePoints > 0 && formatPoints(reward.availablePoints)],
          ['Reason for reversal', reward.reason],
        ]}
      />
      <RewardMovements movements={reward.movements} />
    </div>
  )
}

const sources = {
  purchase: 'Your invoice',
  referral: 'Customer referral',
  adjustment: 'Adjustment',
} as const
