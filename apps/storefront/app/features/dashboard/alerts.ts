import type { AccountRights } from '../../shell/account/account-rights.ts'
import type { DashboardCardData } from './load-dashboard.server.ts'

export interface AccountAlert {
  text: string
  href: string
  label: string
}

/** Warn when at most this many days of free pickup storage are left. */
const warningDays = 3

/** Items that need attention today, most urgent first. */
export function alertsOf(
  { billing, orders, quotes }: DashboardCardData,
  rights: AccountRights,
  money: (cents: number) => string,
): AccountAlert[] {
  const waiting = orders?.readyForPickUp.filter(({ freeDaysLeft }) => freeDaysLeft <= warningDays) ?? []
  const ending = quotes?.items.filter(({ isExpiringSoon }) => isExpiringSoon) ?? []
  return [
    ...(billing?.isOnHold
      ? [
          {
            text: 'Your account is on hold. Orders on terms will resume once it’s settled.',
            href: '/contact',
            label: 'Call us',
          },
        ]
      : []),
    ...(billing && billing.overdueCents > 0
      ? [
          {
            text: `${money(billing.overdueCents)} is overdue.`,
            href: '/account/invoices?due=overdue',
            label: rights.canPay ? 'Pay now' : 'See invoices',
          },
        ]
      : []),
    ...waiting.map(({ number, freeDaysLeft, storeName }) => ({
      text: `Order ${number} is ready at ${storeName ?? 'your store'}; ${freeDaysLeft === 0 ? 'a daily storage fee now applies' : `free storage for ${freeDaysLeft} more days`}.`,
      href: `/account/orders/${number}`,
      label: 'See order',
    })),
    ...ending.map(({ quotationId, projectName, jobName }) => ({
      text: `Quote ${quotationId}${(projectName ?? jobName) ? ` (${projectName ?? jobName})` : ''} expires this week.`,
      href: `/account/quotes/${quotationId}`,
      label: 'Review',
    })),
  ]
}
