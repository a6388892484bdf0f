import type { OverspentProjects } from '@tessera/client/shop/types.gen'
import type { AccountRights } from '../../shell/account/account-rights.ts'
import type { DashboardCardData } from './load-dashboard.server.ts'

export interface AccountAlert {
  text: string
  href: string
  label: string
  /** Shown in red: money is at stake. */
  isSevere?: boolean
}

/** Warn when at most this many days of free pickup storage are left. */
const warningDays = 3

/** Items that need attention today, most urgent first. */
export function alertsOf(
  { billing, orders, quotes, overspent }: DashboardCardData,
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
    ...overspentAlerts(overspent?.projects ?? [], money),
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

/** One line for the projects whose orders cost more than their budget; the largest is named. */
function overspentAlerts(
  projects: readonly OverspentProjects['projects'][number][],
  money: (cents: number) => string,
): AccountAlert[] {
  const [worst, ...more] = projects
  if (!worst) return []
  const over = money(worst.spentCents - worst.budgetCents)
  const others =
    more.length === 0 ? '' : `, and ${more.length} more ${more.length === 1 ? 'project is' : 'projects are'} over`
  return [
    {
      text: `Over budget: ${worst.name} by ${over} in orders${others}.`,
      href: `/account/projects/${worst.projectId}?tab=budget`,
      label: 'See budget',
      isSevere: true,
    },
  ]
}
