import { LinkButton } from '@tessera/ui/button'
import { Disclosure } from '@tessera/ui/disclosure'
import { EmptyState } from '@tessera/ui/empty-state'
import { formatMoney } from '@tessera/ui/format'
import { Notice } from '@tessera/ui/notice'
import { useNavigation } from 'react-router'
import { answerAsCustomer } from '../../features/account/answer-as-customer.server.ts'
import { asCustomer } from '../../features/account/as-customer.server.ts'
import { formatPoints } from '../../features/rewards/format-points.ts'
import { loadRewards } from '../../features/rewards/load-rewards.server.ts'
import { PointsCards } from '../../features/rewards/points-cards.tsx'
import { RedeemForm } from '../../features/rewards/redeem-form.tsx'
import { ReferralCard } from '../../features/rewards/referral-card.tsx'
import { rewardActions } from '../../features/rewards/reward-actions.server.ts'
import { RewardsTable } from '../../features/rewards/rewards-table.tsx'
import { TierPanel } from '../../features/rewards/tier-panel.tsx'
import { findRefusal } from '../../http/form-refusal.ts'
import { visitorContext } from '../../http/session/context.server.ts'
import { NoRightPage } from '../../kit/account/no-right-page.tsx'
import { PageHead } from '../../kit/account/page-head.tsx'
import { type FormArgs, formActions } from '../../kit/forms/form-action.server.ts'
import { RefusalSummary } from '../../kit/forms/refusal-summary.tsx'
import { metaOf } from '../../kit/seo/seo.ts'
import type { Route } from './+types/rewards.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  return asCustomer(visitor, url, () => loadRewards(visitor, url.pathname))
}

export const action = formActions(rewardActions, (args: FormArgs<Route.ActionArgs>, change) =>
  answerAsCustomer(args, () => change(args.visitor, args.form)),
)

export const meta: Route.MetaFunction = ({ matches }) => metaOf(matches, { title: 'Rewards' })

export default function Rewards({ loaderData, actionData }: Route.ComponentProps) {
  const { value: summary, noRight, canRedeem, formKey, redeemed } = loaderData
  const refusal = findRefusal(actionData)
  const isBusy = useNavigation().state === 'submitting'
  if (noRight) return <NoRightPage noRight={noRight} />
  return (
    <div className="grid gap-8">
      <PageHead title="Rewards" actions={<LinkButton href="/account/rewards/statements">Points by month</LinkButton>} />
      <RefusalSummary refusal={refusal} />
      {redeemed && !refusal && (
        <Notice
          kind="success"
          isLive
          title={`${formatPoints(redeemed.points)} redeemed for a credit of ${formatMoney(redeemed.cents)}`}
          action={<LinkButton href="/account/credits">Use the credit</LinkButton>}
        >
          Credit {redeemed.credit} is available on your account.
        </Notice>
      )}
      <TierPanel progress={summary.progress} />
      {summary.isEnrolled ? (
        <>
          <PointsCards summary={summary} />
          <section aria-labelledby="redeem-title" className="grid gap-4 border-t border-grout pt-8">
            <h2 id="redeem-title" className="text-2xl">
              Redeem
            </h2>
            <RedeemForm {...{ canRedeem, formKey, refusal, isBusy }} availablePoints={summary.availablePoints} />
          </section>
        </>
      ) : (
        <EmptyState title="Earn from your first order" action={<LinkButton href="/products">Browse tile</LinkButton>}>
          You earn points on every invoice. They’re available 30 days after delivery.
        </EmptyState>
      )}
      {summary.latest.length > 0 && (
        <section aria-labelledby="latest-title" className="grid gap-4 border-t border-grout pt-8">
          <h2 id="latest-title" className="text-2xl">
            Latest points
          </h2>
          <RewardsTable caption="Latest points" rows={summary.latest} />
        </section>
      )}
      <ReferralCard {...summary} />
      <Disclosure summary="How points work">
        <ul className="grid max-w-text list-disc gap-1.5 ps-5">
          {summary.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}
