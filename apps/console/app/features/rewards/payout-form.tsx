import type { StaffRewards } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { formatCount } from '@tessera/ui/format'
import { Notice } from '@tessera/ui/notice'
import { Form, useNavigation } from 'react-router'
import { ScreenPart } from '../../generic/screen-part.tsx'
import type { RewardOutcome } from './work-on-rewards.server.ts'

interface Props {
  rewards: StaffRewards
  outcome: RewardOutcome | undefined
}

/** Referrals are paid in money, on the fifth of the month or now. */
export function PayoutForm({ rewards: { payoutPoints, hasPayoutDetails }, outcome }: Props) {
  const isBusy = useNavigation().state !== 'idle'
  const problem = outcome?.typed.intent === 'pay-out' ? outcome.problem : undefined
  if (payoutPoints === 0 && !problem) return null
  return (
    <ScreenPart title="Payout">
      {problem && (
        <Notice kind="error" isLive>
          {problem}
        </Notice>
      )}
      {hasPayoutDetails ? (
        <Form method="post" preventScrollReset className="grid gap-3">
          <input type="hidden" name="points" value={payoutPoints} />
          <p>{formatCount(payoutPoints)} referral points are paid out on the fifth of the month.</p>
          <div>
            <Button type="submit" name="intent" value="pay-out" isBusy={isBusy}>
              Pay out now
            </Button>
          </div>
        </Form>
      ) : (
        <p>{formatCount(payoutPoints)} referral points can’t be paid out until the customer sends the payout form.</p>
      )}
    </ScreenPart>
  )
}
