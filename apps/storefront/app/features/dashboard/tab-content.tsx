import type { ReactNode } from 'react'
import { NoRightPage } from '../../kit/account/no-right-page.tsx'
import { BillingTab } from './billing-tab.tsx'
import type { DashboardTab } from './dashboard-tabs.ts'
import { DueStatusTab } from './due-status-tab.tsx'
import { DueTab } from './due-tab.tsx'
import type { Dashboard } from './load-dashboard.server.ts'
import { OrdersTab } from './orders-tab.tsx'
import { PaymentTab } from './payment-tab.tsx'
import { QuotesTab } from './quotes-tab.tsx'
import { SheetsTab } from './sheets-tab.tsx'

export function TabContent({ dashboard, today }: { dashboard: Dashboard; today: string }) {
  const { tab, cards, content, rights } = dashboard
  if (content.noRight) return <NoRightPage noRight={content.noRight} level={2} />
  const { canPay } = rights
  const year = Number(today.slice(0, 4))
  const tabs: Record<DashboardTab, () => ReactNode> = {
    orders: () => <OrdersTab orders={cards.orders} today={today} isPro={rights.isPro} canBuy={rights.canBuy} />,
    selectionSheets: () => <SheetsTab sheets={cards.sheets} year={year} />,
    quotes: () => <QuotesTab quotes={cards.quotes} year={year} />,
    billing: () => <BillingTab billing={cards.billing} />,
    payment: () => <PaymentTab billing={cards.billing} payments={content.payments} canPay={canPay} year={year} />,
    STATUS_DUE: () => <DueStatusTab billing={cards.billing} today={today} />,
    DUE: () => <DueTab billing={cards.billing} due={content.due} canPay={canPay} today={today} />,
  }
  return tabs[tab]()
}
