import type { TierProgress } from '@tessera/client/shop/types.gen'
import { ProgressBar } from '@tessera/ui/charts/progress-bar'
import { formatMoney } from '@tessera/ui/format'
import { Notice } from '@tessera/ui/notice'

/** The tier and the progress to the next one, as numbers and as a bar. */
export function TierPanel({ progress }: { progress: TierProgress }) {
  const { tier, spentCents, pointsPerDollar, nextTier, nextTierCents, missingCents, percent, nextTierText } = progress
  return (
    <section aria-labelledby="tier-title" className="grid gap-4 border border-grout bg-surface p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="tier-title" className="text-4xl">
          {tier}
        </h2>
        <p className="text-stone">
          {pointsPerDollar} {pointsPerDollar === 1 ? 'point' : 'points'} per dollar
        </p>
      </div>
      <ProgressBar
        label={nextTier ? `Progress to ${nextTier}` : 'Highest tier'}
        percent={percent}
        tone="clay"
        text={`${formatMoney(spentCents)} in the last 12 months${nextTier ? `, ${formatMoney(missingCents)} to go` : ''}`}
        ends={[
          `${formatMoney(spentCents)} in 12 months`,
          nextTier ? `${nextTier} at ${formatMoney(nextTierCents)}` : '',
        ]}
      />
      <p>
        {nextTier
          ? `Spend ${formatMoney(missingCents)} more in 12 months to reach ${nextTier}: ${lowerFirst(nextTierText)}.`
          : 'You’ve reached our highest tier. Thank you for building with us.'}
      </p>
      {progress.isAboutToDrop && (
        <Notice kind="warning" title="Your tier is about to drop">
          Some purchases will be more than 12 months old within 30 days. Order before then to keep {tier}.
        </Notice>
      )}
    </section>
  )
}

const lowerFirst = (text: string | null): string =>
  text ? text.slice(0, 1).toLowerCase() + text.slice(1) : 'a better price'
