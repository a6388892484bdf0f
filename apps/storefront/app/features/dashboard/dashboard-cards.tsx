import { formatCount, formatUnits } from '@tessera/ui/format'
import type { AccountRights } from '../../shell/account/account-rights.ts'
import { DashboardCard } from './dashboard-card.tsx'
import type { DashboardCardData } from './load-dashboard.server.ts'
import { MoneyCards } from './money-cards.tsx'

/** The cards answer three questions: what is arriving, what needs action, what is owed. */
export const DashboardCards = ({ cards, rights }: { cards: DashboardCardData; rights: AccountRights }) => (
  <div className="grid gap-px border border-grout bg-grout min-[352px]:grid-cols-2 wide:grid-cols-4">
    <OnTheWay orders={cards.orders} />
    <PickUps orders={cards.orders} />
    <OpenQuotes quotes={cards.quotes} />
    <OpenSheets sheets={cards.sheets} />
    {rights.seesBilling && <MoneyCards cards={cards} rights={rights} />}
  </div>
)

function OnTheWay({ orders }: Pick<DashboardCardData, 'orders'>) {
  return (
    <DashboardCard
      title="On the way"
      figure={orders && formatCount(orders.onTheWayCount)}
      href="/account?tab=orders"
      label="Orders"
    >
      {orders && (
        <>
          {formatUnits(orders.openCount, 'order')} open
          {orders.backorderedCount > 0 && `, ${formatCount(orders.backorderedCount)} with a backorder`}
        </>
      )}
    </DashboardCard>
  )
}

function PickUps({ orders }: Pick<DashboardCardData, 'orders'>) {
  const [first] = orders?.readyForPickUp ?? []
  return (
    <DashboardCard
      title="Ready for pickup"
      figure={orders && formatCount(orders.readyForPickUp.length)}
      href={first ? `/account/orders/${first.number}` : '/stores'}
      label={first ? `Order ${first.number}` : 'Stores and hours'}
    >
      {first
        ? `Free storage at ${first.storeName ?? 'your store'} for ${formatUnits(first.freeDaysLeft, 'more day')}`
        : 'Nothing to pick up'}
    </DashboardCard>
  )
}

function OpenQuotes({ quotes }: Pick<DashboardCardData, 'quotes'>) {
  const expiring = quotes?.items.filter(({ isExpiringSoon }) => isExpiringSoon).length ?? 0
  return (
    <DashboardCard
      title="Open quotes"
      figure={quotes && formatCount(quotes.totalCount)}
      href="/account?tab=quotes"
      label="Quotes"
    >
      {expiring > 0 ? `${formatUnits(expiring, 'offer')} expiring this week` : 'Nothing expiring this week'}
    </DashboardCard>
  )
}

/** Shared, but not yet signed by the client. */
const isWaiting = (status: string): boolean => status === 'shared' || status === 'viewed' || status === 'commented'

function OpenSheets({ sheets }: Pick<DashboardCardData, 'sheets'>) {
  const waiting = sheets?.items.filter(({ status }) => isWaiting(status)).length ?? 0
  return (
    <DashboardCard
      title="Selection sheets"
      figure={sheets && formatCount(sheets.totalCount)}
      href="/account?tab=selectionSheets"
      label="Selection sheets"
    >
      {waiting > 0 ? `${formatCount(waiting)} awaiting client` : 'No sheets awaiting client'}
    </DashboardCard>
  )
}
