import { LinkButton } from '@tessera/ui/button'
import { Notice } from '@tessera/ui/notice'
import { CopyButton } from './copy-button.tsx'

interface Props {
  referralId: string
  referralText: string
  hasPayoutDetails: boolean
}

export function ReferralCard({ referralId, referralText, hasPayoutDetails }: Props) {
  return (
    <section aria-labelledby="referral-title" className="grid gap-4 border-t border-grout pt-8">
      <h2 id="referral-title" className="text-2xl">
        Refer a customer
      </h2>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="font-display text-3xl leading-tight">{referralId}</p>
        <CopyButton text={referralId} label="Copy number" />
      </div>
      <p className="max-w-text text-stone">{referralText}</p>
      {!hasPayoutDetails && (
        <Notice
          kind="info"
          title="Have referral rewards paid out"
          action={<LinkButton href="/vendor-payment">Fill in the payout form</LinkButton>}
        >
          Your referral points are in your balance and can be redeemed. With payout details on file, we pay them out on
          the 5th of each month instead.
        </Notice>
      )}
    </section>
  )
}
