import type { PointsOn, RewardSummary } from '@tessera/client/shop/types.gen'
import { formatCount, formatLongDay, formatMoney } from '@tessera/ui/format'
import type { ReactNode } from 'react'
import { formatPoints } from './format-points.ts'

/** Available, pending and expiring points. */
export function PointsCards({ summary }: { summary: RewardSummary }) {
  const { availablePoints, availableCents, pendingPoints, expiringPoints, lifetimePoints } = summary
  return (
    <dl className="grid gap-px border border-grout bg-grout tablet:grid-cols-2">
      <PointsCard name="Available" figure={formatCount(availablePoints)}>
        Worth {formatMoney(availableCents)} as a credit
      </PointsCard>
      <PointsCard name="Pending" figure={formatCount(pendingPoints)}>
        {pendingPoints > 0 ? <PointsDays days={summary.releases} verb="on" /> : 'Nothing pending.'}
      </PointsCard>
      <PointsCard name="Expiring within 90 days" figure={formatCount(expiringPoints)}>
        {expiringPoints > 0 ? <PointsDays days={summary.expiries} verb="on" /> : 'Nothing expires soon.'}
      </PointsCard>
      <PointsCard name="Earned so far" figure={formatCount(lifetimePoints)}>
        Since you joined
      </PointsCard>
    </dl>
  )
}

function PointsCard({ name, figure, children }: { name: string; figure: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-1 bg-surface p-6">
      <dt className="text-sm font-bold text-stone">{name}</dt>
      <dd className="grid gap-1">
        <span className="font-display text-3xl leading-tight">{figure}</span>
        <span className="text-stone">{children}</span>
      </dd>
    </div>
  )
}

const maxDays = 3

function PointsDays({ days, verb }: { days: readonly PointsOn[]; verb: string }) {
  const more = days.length - maxDays
  return (
    <>
      {days.slice(0, maxDays).map(({ on, points }) => (
        <span key={on} className="block">
          {formatPoints(points)} {verb} {formatLongDay(on)}
        </span>
      ))}
      {more > 0 && <span className="block">and on {more} more days</span>}
    </>
  )
}
