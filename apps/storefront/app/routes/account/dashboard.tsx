import { formatMoney } from '@tessera/ui/format'
import { Tabs } from '@tessera/ui/tabs'
import { asCustomer } from '../../features/account/as-customer.server.ts'
import { AccountNotices } from '../../features/dashboard/account-notices.tsx'
import { AlertList } from '../../features/dashboard/alert-list.tsx'
import { alertsOf } from '../../features/dashboard/alerts.ts'
import { DashboardCards } from '../../features/dashboard/dashboard-cards.tsx'
import { visibleTabs } from '../../features/dashboard/dashboard-tabs.ts'
import { FirstSteps } from '../../features/dashboard/first-steps.tsx'
import { Greeting } from '../../features/dashboard/greeting.tsx'
import { loadDashboard } from '../../features/dashboard/load-dashboard.server.ts'
import { TabContent } from '../../features/dashboard/tab-content.tsx'
import { WaitingOrders } from '../../features/dashboard/waiting-orders.tsx'
import { visitorContext } from '../../http/session/context.server.ts'
import { unpack } from '../../render-cache/packed.ts'
import { pack } from '../../render-cache/page-data.server.ts'
import type { Route } from './+types/dashboard.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  return asCustomer(visitor, url, async () =>
    pack(context, {
      dashboard: await loadDashboard(visitor, url.searchParams),
      today: visitor.today,
      joined: Math.min(Number(url.searchParams.get('joined')) || 0, 999),
      isPasswordNew: url.searchParams.get('changed') === 'password',
    }),
  )
}

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const { dashboard, today, joined, isPasswordNew } = unpack(loaderData)
  const { cards, rights, tab } = dashboard
  const { orders, quotes, sheets, billing } = cards
  const isNew = orders?.latest?.length === 0 && quotes?.totalCount === 0 && sheets?.totalCount === 0
  const counts = {
    orders: orders?.openCount,
    quotes: quotes?.totalCount,
    selectionSheets: sheets?.totalCount,
    due: billing?.openCount,
  }
  return (
    <div className="grid gap-8">
      <Greeting dashboard={dashboard} />
      <AccountNotices status={cards.status} joined={joined} isPasswordNew={isPasswordNew} />
      <WaitingOrders waiting={cards.waiting} />
      <AlertList alerts={alertsOf(cards, rights, formatMoney)} />
      {isNew && <FirstSteps />}
      <DashboardCards cards={cards} rights={rights} />
      <Tabs label="Dashboard" tabs={visibleTabs(rights, tab, counts, billing?.overdueCount ?? 0)} />
      <TabContent dashboard={dashboard} today={today} />
    </div>
  )
}
