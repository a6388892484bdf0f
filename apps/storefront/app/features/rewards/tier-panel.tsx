import type { TierProgress } from '@tessera/client/shop/types.gen'
import { ProgressBar } from '@tessera/ui/charts/progress-bar'
import { formatMoney } from '@tessera/ui/format'
import { Notice } from '@tessera/ui/notice'

/** The tier, and how far it is to the next one, in numbers and in length. */
export function TierPanel({ progress }: { progress: TierProgress }) {
  const { tier, spentCents, pointsPerDollar, nextTier, nextTierCents, missingCents, percent, nextTierText } = progress
  return (
    <section aria-labelledby="tier-title" className="grid gap-4 border border-grout bg-surface p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="tier-title" className="text-4xl">
          {tier}
        </h2>
        <p className="text-stone">
          {pointsPerDollar} {pointsPerDollar === 1 ? 'point' : 'points'} for a dollar
        </p>
      </div>
      <ProgressBar
        label={nextTier ? `Way to ${nextTier}` : 'Highest tier'}
        percent={percent}
        tone="clay"
        text={`${formatMoney(spentCents)} in the last twelve months${nextTier ? `, ${formatMoney(missingCents)} to go` : ''}`}
        ends={[
          `${formatMoney(spentCents)} in twelve months`,
          nextTier ? `${nextTier} from ${formatMoney(nextTierCents)}` : '',
        ]}
      />
      <p>
        {nextTier
          ? `${formatMoney(missingCents)} more of goods within twelve months make it ${nextTier}: ${lower(nextTierText)}.`
          : 'This is the highest tier. Thank you for building with us.'}
      </p>
      {progress.isAboutToDrop && (
        <Notice kind="warning" title="Your tier is about to drop">
          Purchases of a year ago leave the twelve months within thirty days. An order before then keeps {tier}.
        </Notice>
      )}
    </section>
  )
}

const lower = (text: string | null): string =>
  text ? text.slice(0, 1).toLowerCase() + text.slice(1) : 'a better price'
