import { formatCount, formatDay, formatMoney, formatUnits } from '@tessera/ui/format'
import type { AccountRights } from '../../shell/account/account-rights.ts'
import { DashboardCard } from './dashboard-card.tsx'
import type { DashboardCardData } from './load-dashboard.server.ts'

/** Amount due, available credit and rewards, for users who may see billing. */
export function MoneyCards({ cards, rights }: { cards: DashboardCardData; rights: AccountRights }) {
  const { billing, rewards } = cards
  return (
    <>
      <DueCard billing={billing ?? undefined} />
      <DashboardCard
        title="Overdue"
        figure={billing ? formatMoney(billing.overdueCents) : undefined}
        href="/account?tab=STATUS_DUE"
        label="Due by status"
      >
        {billing && (billing.overdueCount > 0 ? formatUnits(billing.overdueCount, 'document') : 'Nothing overdue')}
      </DashboardCard>
      {rights.isNetPro ? (
        <CreditCard billing={billing ?? undefined} />
      ) : (
        <LastPaymentCard billing={billing ?? undefined} />
      )}
      <DashboardCard
        title={rewards ? `Rewards, ${rewards.tier}` : 'Rewards'}
        figure={rewards ? formatMoney(rewards.availableCents) : undefined}
        href="/account/rewards"
        label="Rewards"
      >
        {rewards && `${formatCount(rewards.availablePoints)} points, ${formatCount(rewards.pendingPoints)} pending`}
      </DashboardCard>
    </>
  )
}

type Billing = NonNullable<DashboardCardData['billing']> | undefined

const DueCard = ({ billing }: { billing: Billing }) => (
  <DashboardCard
    title="Amount due"
    figure={billing && formatMoney(billing.openCents)}
    href="/account?tab=DUE"
    label="Due invoices"
  >
    {billing &&
      (billing.openCount > 0
        ? `${formatUnits(billing.openCount, 'document')}, ${formatMoney(billing.dueThisWeekCents)} this week`
        : 'No open balance')}
  </DashboardCard>
)

const CreditCard = ({ billing }: { billing: Billing }) => (
  <DashboardCard
    title="Available credit"
    figure={billing && formatMoney(billing.creditFreeCents)}
    href="/account?tab=billing"
    label="Billing"
  >
    {billing && `of ${formatMoney(billing.creditLineCents)}, ${billing.termsText}`}
  </DashboardCard>
)

const LastPaymentCard = ({ billing }: { billing: Billing }) => (
  <DashboardCard
    title="Last payment"
    figure={billing && (billing.lastPayment ? formatMoney(billing.lastPayment.cents) : 'None yet')}
    href="/account?tab=payment"
    label="Payments"
  >
    {billing?.lastPayment && formatDay(billing.lastPayment.on)}
  </DashboardCard>
)
