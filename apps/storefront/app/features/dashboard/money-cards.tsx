import { formatCount, formatDay, formatMoney, formatUnits } from '@tessera/ui/format'
import type { AccountRights } from '../../shell/account/account-rights.ts'
import { Card } from './card.tsx'
import type { Cards } from './load-dashboard.server.ts'

/** Amount due, available credit and rewards, for users who may see billing. */
export function MoneyCards({ cards, rights }: { cards: Cards; rights: AccountRights }) {
  const { billing, rewards } = cards
  return (
    <>
      <Due billing={billing ?? undefined} />
      <Card
        title="Overdue"
        figure={billing ? formatMoney(billing.overdueCents) : undefined}
        href="/account?tab=STATUS_DUE"
        label="Due by status"
      >
        {billing && (billing.overdueCount > 0 ? formatUnits(billing.overdueCount, 'document') : 'Nothing overdue')}
      </Card>
      {rights.isNetPro ? <Credit billing={billing ?? undefined} /> : <LastPayment billing={billing ?? undefined} />}
      <Card
        title={rewards ? `Rewards, ${rewards.tier}` : 'Rewards'}
        figure={rewards ? formatMoney(rewards.availableCents) : undefined}
        href="/account/rewards"
        label="Rewards"
      >
        {rewards && `${formatCount(rewards.availablePoints)} points, ${formatCount(rewards.pendingPoints)} pending`}
      </Card>
    </>
  )
}

type Billing = NonNullable<Cards['billing']> | undefined

const Due = ({ billing }: { billing: Billing }) => (
  <Card
    title="Amount due"
    figure={billing && formatMoney(billing.openCents)}
    href="/account?tab=DUE"
    label="Due invoices"
  >
    {billing &&
      (billing.openCount > 0
        ? `${formatUnits(billing.openCount, 'document')}, ${formatMoney(billing.dueThisWeekCents)} this week`
        : 'No open balance')}
  </Card>
)

const Credit = ({ billing }: { billing: Billing }) => (
  <Card
    title="Available credit"
    figure={billing && formatMoney(billing.creditFreeCents)}
    href="/account?tab=billing"
    label="Billing"
  >
    {billing && `of ${formatMoney(billing.creditLineCents)}, ${billing.termsText}`}
  </Card>
)

const LastPayment = ({ billing }: { billing: Billing }) => (
  <Card
    title="Last payment"
    figure={billing && (billing.lastPayment ? formatMoney(billing.lastPayment.cents) : 'None yet')}
    href="/account?tab=payment"
    label="Payments"
  >
    {billing?.lastPayment && formatDay(billing.lastPayment.on)}
  </Card>
)
