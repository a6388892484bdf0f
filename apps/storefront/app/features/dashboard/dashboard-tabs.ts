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
const billing: ReadonlySet<string> = new Set<DashboardTab>(['billing', 'payment', 'STATUS_DUE', 'DUE'])

export const isBillingTab = (tab: DashboardTab): boolean => billing.has(tab)

/** Each tab has an address of its own; the names are the specification's. */
const tabHref = (tab: DashboardTab): string => `/account?tab=${tab}`

export const findTab = (text: string | null): DashboardTab | undefined => dashboardTabs.find((tab) => tab === text)

/** Who pays on terms and is late sees first what is due; everybody else what is coming. */
export const usualTab = ({ isNetPro }: AccountRights, overdueCount: number): DashboardTab =>
  isNetPro && overdueCount > 0 ? 'DUE' : 'orders'

/** What the number beside a tab counts. */
const counted: Partial<Record<DashboardTab, string>> = {
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

/** What somebody may not see is no tab. What is late comes first. */
export function shownTabs(rights: AccountRights, current: DashboardTab, counts: Counts, overdueCount: number) {
  const count: Partial<Record<DashboardTab, number | undefined>> = { ...counts, DUE: counts.due }
  const mine = dashboardTabs.filter((tab) => rights.seesBilling || !isBillingTab(tab))
  const first = usualTab(rights, overdueCount)
  const ordered = [first, ...mine.filter((tab) => tab !== first)]
  return ordered.map((tab) => ({
    href: tabHref(tab),
    label: labels[tab],
    isCurrent: tab === current,
    count: count[tab] || undefined,
    counted: counted[tab],
  }))
}
