import { monthOf } from '@tessera/domain/billing/calendar'
import { everyMonth } from '@tessera/domain/billing/every-month'
import { LinkButton } from '@tessera/ui/button'
import { ColumnChart } from '@tessera/ui/charts/column-chart'
import { formatMonth, formatShortMonth } from '@tessera/ui/charts/format-month'
import { RowChart } from '@tessera/ui/charts/row-chart'
import { formatMoney, formatUnits } from '@tessera/ui/format'
import { Table } from '@tessera/ui/table'
import { orderColumns } from '../../kit/lists/order-columns.tsx'
import type { DashboardCardData } from './load-dashboard.server.ts'
import { EmptyTab, SectionUnavailable, TabHead } from './tab-parts.tsx'

const maxJobs = 6

interface Props {
  orders: DashboardCardData['orders']
  today: string
  isPro: boolean
  canBuy: boolean
}

/** The latest orders and the spending by job. */
export function OrdersTab({ orders, today, isPro, canBuy }: Props) {
  if (!orders) return <SectionUnavailable />
  const latest = orders.latest ?? []
  if (latest.length === 0)
    return (
      <EmptyTab title="No orders yet" action={<LinkButton href="/products">Browse tile</LinkButton>}>
        Orders you place online or in store will appear here. Start with a sample.
      </EmptyTab>
    )
  return (
    <div className="grid gap-8">
      <TabHead title="Latest orders" href="/account/orders" label="All orders" />
      <Table
        caption="Latest orders"
        columns={orderColumns(Number(today.slice(0, 4)), isPro, canBuy).map(({ sort: _, ...column }) => column)}
        rows={latest}
        keyOf={({ number }) => number}
      />
      <Spending orders={orders} today={today} isPro={isPro} />
    </div>
  )
}

interface SpendingProps {
  orders: NonNullable<DashboardCardData['orders']>
  today: string
  isPro: boolean
}

/** A home has no jobs. */
function Spending({ orders, today, isPro }: SpendingProps) {
  const months = everyMonth(orders.spentByMonth, monthOf(today)).map(({ name, cents }) => ({
    label: formatMonth(name),
    short: formatShortMonth(name),
    value: cents,
    text: formatMoney(cents),
  }))
  const jobs = orders.spentByJob.slice(0, maxJobs).map(({ name, cents, orders: count }) => ({
    label: name,
    value: cents,
    text: `${formatMoney(cents)} in ${formatUnits(count, 'order')}`,
  }))
  return (
    <div className="grid items-start gap-8 desktop:grid-cols-2">
      <ColumnChart caption="Ordered by month" headers={['Month', 'Ordered']} bars={months} />
      {isPro && <RowChart caption="Ordered by job, last 12 months" headers={['Job', 'Ordered']} bars={jobs} />}
    </div>
  )
}
