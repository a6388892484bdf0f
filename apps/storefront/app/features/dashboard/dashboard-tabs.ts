import { dashboardTabs } from '@tessera/contract/shop/constants'
import type { AccountRights } from '../../shell/account/account-rights.ts'

export type DashboardTab = (typeof dashboardTabs)[number]

const labels: Record<DashboardTab, string> = {
  orders: 'Orders',
  selectionSheets: 'Selection sheets',
  quotes: 'Quotes',
  billing: 'Billing',
  payment: 'Payment',
  STATUS_DUE: 'Due by status',
  DUE: 'Due',
}
const billingTabs: ReadonlySet<string> = new Set<DashboardTab>(['billing', 'payment', 'STATUS_DUE', 'DUE'])

export const isBillingTab = (tab: DashboardTab): boolean => billingTabs.has(tab)

/** Each tab has its own URL; the names are part of the public interface. */
const tabHref = (tab: DashboardTab): string => `/account?tab=${tab}`

export const findTab = (text: string | null): DashboardTab | undefined => dashboardTabs.find((tab) => tab === text)

/** Accounts on terms with overdue invoices start at the due tab, all others at the orders tab. */
export const defaultTab = ({ isNetPro }: AccountRights, overdueCount: number): DashboardTab =>
  isNetPro && overdueCount > 0 ? 'DUE' : 'orders'

/** The noun for the number beside a tab. */
const countLabels: Partial<Record<DashboardTab, string>> = {
  orders: 'open',
  quotes: 'open',
  selectionSheets: 'open',
  DUE: 'documents',
}

interface Counts {
  orders: number | undefined
  quotes: number | undefined
  selectionSheets: number | undefined
  due: number | undefined
}

/** Leaves out tabs the user may not see. The due tab comes first if something is overdue. */
export function visibleTabs(rights: AccountRights, current: DashboardTab, counts: Counts, overdueCount: number) {
  const count: Partial<Record<DashboardTab, number | undefined>> = { ...counts, DUE: counts.due }
  const mine = dashboardTabs.filter((tab) => rights.seesBilling || !isBillingTab(tab))
  const first = defaultTab(rights, overdueCount)
  const ordered = [first, ...mine.filter((tab) => tab !== first)]
  return ordered.map((tab) => ({
    href: tabHref(tab),
    label: labels[tab],
    isCurrent: tab === current,
    count: count[tab] || undefined,
    counted: countLabels[tab],
  }))
}
