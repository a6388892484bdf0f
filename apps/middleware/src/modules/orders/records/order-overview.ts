import type { OrderOverview, OrderWaiting, SpendingEntry } from '@tessera/client/shop/types.gen'
import { addMonths, monthOf } from '@tessera/domain/billing/calendar'
import { dayIn } from '@tessera/domain/local-time'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { utcText } from '../../../kit/utc-text.ts'
import type { Customer } from '../../../kit/visitor.ts'
import { listOrders } from './list-orders.ts'
import { visibleOrders } from './visible-orders.ts'

/** A pickup is stored for 14 days without a fee. */
const freeDays = 14

type Waiting = Omit<OrderWaiting, 'freeDaysLeft'> & { days: number }
interface Figures {
  openCount: number
  onTheWayCount: number
  backorderedCount: number
  readyForPickUp: Waiting[]
  spentByMonth: SpendingEntry[]
  spentByJob: SpendingEntry[]
}

/** Open orders, waiting pickups and spending, within the person's rights. */
export async function orderOverview(
  db: Queryable,
  customer: Customer,
  now: Date,
  isBrief = false,
): Promise<OrderOverview> {
  const scope = customer.rights.has('account-view') ? 3 : 1
  const [figures, latest] = await Promise.all([
    readFigures(db, customer, now, isBrief),
    listOrders(db, customer, { pageSize: 5, scope }, now),
  ])
  const { readyForPickUp, ...rest } = figures
  return {
    ...rest,
    readyForPickUp: readyForPickUp.map(({ days, ...one }) => ({ ...one, freeDaysLeft: Math.max(0, freeDays - days) })),
    latest: latest.items,
  }
}

async function readFigures(db: Queryable, customer: Customer, now: Date, isBrief: boolean): Promise<Figures> {
  const mine = visibleOrders(customer)
  const year = sql`${mine} and d.month >= ${addMonths(monthOf(dayIn(now, customer.account.timeZone)), -11)}`
  const figures = await db.find<Figures>(sql`
    with open as materialized (
      select d.id, d.job_name, d.store_id from sales_documents d
      where ${mine} and d.status in ('open', 'awaiting-approval')
    ), bought as materialized (
      select d.month, d.job_name, d.cents, d.orders from sales_spent d where ${isBrief ? sql`false` : year}
    )
    select (select count(*)::int from open) as "openCount",
      (select count(distinct d.id)::int from sales_documents d join deliveries v on v.document_id = d.id
        where ${mine} and v.delivered_at is null and d.placed_at > ${now}::timestamptz - interval '1 year') as "onTheWayCount",
      (select count(*)::int from open o where exists (
        select from sales_lines l where l.document_id = o.id and l.backordered_boxes > 0)) as "backorderedCount",
      (select coalesce(json_agg(json_build_object('number', o.id, 'jobName', o.job_name,
          'storeName', (select name from stores where id = o.store_id),
          'since', ${utcText(sql`e.at`)},
          'days', floor(extract(epoch from ${now}::timestamptz - e.at) / 86400)::int) order by e.at), '[]')
        from open o join sales_events e on e.document_id = o.id and e.kind = 'ready-for-pick-up'
        where exists (select from sales_lines l where l.document_id = o.id and l.fulfilment = 'ready-for-pick-up'))
        as "readyForPickUp",
      (select coalesce(json_agg(json_build_object('name', month, 'cents', cents, 'orders', orders) order by month), '[]')
        from (select month, sum(cents)::float8 as cents, sum(orders)::int as orders from bought
          group by 1 having sum(orders) > 0) m) as "spentByMonth",
      (select coalesce(json_agg(json_build_object('name', job, 'cents', cents, 'orders', orders) order by cents desc), '[]')
        from (select coalesce(nullif(job_name, ''), 'No job') as job, sum(cents)::float8 as cents, sum(orders)::int as orders
          from bought group by 1 having sum(orders) > 0 order by 2 desc, 1 limit 12) j) as "spentByJob"`)
  if (!figures) throw new Error('the database counted nothing')
  return figures
}
