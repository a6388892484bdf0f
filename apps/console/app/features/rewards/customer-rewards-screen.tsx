import type { StaffRewards } from '@tessera/client/shop/types.gen'
import { Badge } from '@tessera/ui/badge'
import { Breadcrumb } from '@tessera/ui/breadcrumb'
import { formatCount, formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import { ScreenPart } from '../../generic/screen-part.tsx'
import { CorrectionForm } from './correction-form.tsx'
import { PayoutForm } from './payout-form.tsx'
import { RewardEntries, RewardLots } from './reward-tables.tsx'
import type { RewardOutcome } from './work-on-rewards.server.ts'

interface Props {
  rewards: StaffRewards
  correctionKey: string
  /** Whether this person may correct and pay out. */
  mayChange: boolean
  outcome: RewardOutcome | undefined
}

/** The points of one customer. */
export function CustomerRewardsScreen({ rewards, correctionKey, mayChange, outcome }: Props) {
  return (
    <div className="grid gap-5">
      <RewardsHead rewards={rewards} />
      {outcome?.done && (
        <Notice kind="success" isLive>
          {outcome.done}
        </Notice>
      )}
      <div className="grid items-start gap-x-8 gap-y-6 desktop:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-6">
          <RewardEntries rewards={rewards} />
          <RewardLots rewards={rewards} />
        </div>
        <div className="grid min-w-0 gap-6 max-desktop:order-first">
          <RewardSums rewards={rewards} />
          {mayChange && <PayoutForm {...{ rewards, outcome }} />}
          {mayChange && <CorrectionForm {...{ correctionKey, outcome }} />}
        </div>
      </div>
    </div>
  )
}

const RewardsHead = ({ rewards: { customer, customerNumber, progress } }: Pick<Props, 'rewards'>) => (
  <header className="grid gap-2">
    <Breadcrumb
      crumbs={[
        { title: 'Rewards', url: '/rewards' },
        { title: customer, url: `/rewards/${customerNumber}` },
      ]}
    />
    <div className="flex flex-wrap items-center gap-3">
      <h1 className="text-2xl wrap-anywhere">{customer}</h1>
      <Badge>{progress.tier}</Badge>
    </div>
    <p className="text-stone">
      <Link href={`/customers/${customerNumber}`}>Customer {customerNumber}</Link>
      {` · ${formatMoney(progress.spentCents)} bought in twelve months · ${progress.pointsPerDollar} points per dollar`}
      {progress.nextTier && ` · ${formatMoney(progress.missingCents)} to ${progress.nextTier}`}
    </p>
  </header>
)

function RewardSums({ rewards }: Pick<Props, 'rewards'>) {
  const sums: readonly (readonly [label: string, points: number])[] = [
    ['Pending', rewards.pendingPoints],
    ['Expire within 90 days', rewards.expiringPoints],
    ['Referrals to pay out', rewards.payoutPoints],
    ['Earned so far', rewards.lifetimePoints],
  ]
  return (
    <ScreenPart title="Balance">
      <p className="tabular text-xl font-bold">{formatCount(rewards.availablePoints)} points available</p>
      <p className="text-stone">Worth {formatMoney(rewards.availableCents)}</p>
      <dl>
        {sums.map(([label, points]) => (
          <div key={label} className="flex justify-between gap-4 py-0.5">
            <dt>{label}</dt>
            <dd className="tabular">{formatCount(points)}</dd>
          </div>
        ))}
      </dl>
    </ScreenPart>
  )
}
