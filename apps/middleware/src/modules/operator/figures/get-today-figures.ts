import type { Departures, TodayFigures } from '@tessera/client/shop/types.gen'
import { findRoles } from '@tessera/contract/middleware/operator/find-models'
import { mayUseStaffCall } from '@tessera/domain/identity/may-use-staff-call'
import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import { toPick } from '../orders/list-staff-orders.ts'
import { isLate } from '../orders/staff-order-columns.ts'
import { listDepartures } from '../picking/list-departures.ts'

interface Asked {
  /** The name of a store; undefined for all. */
  store: string | undefined
  roles: readonly string[]
  now: Date
}

/** The day of each store by its own clock; orders without a store are on the clock of the head office. */
const storeDays = (store: string | undefined, now: Date): Sql => sql`
  select z.id, z.local::date as day, date_trunc('day', z.local) at time zone z.zone as today,
    (date_trunc('day', z.local) - interval '7 days') at time zone z.zone as day_before,
    (z.local - interval '7 days') at time zone z.zone as until_before
  from (
    select s.id, s.name, s.time_zone as zone, ${now}::timestamptz at time zone s.time_zone as local from stores s
    union all
    select '', null, 'America/New_York', ${now}::timestamptz at time zone 'America/New_York') z
  where ${store ?? null}::text is null or z.name = ${store ?? null}`

/** Rows of today, and those of a week ago until this time; `is_today` tells them apart. */
const twoDays = (moment: Sql, store: Sql, now: Date): Sql => sql`
  join days y on y.id = coalesce(${store}, '')
    and (${moment} >= y.today or (${moment} >= y.day_before and ${moment} < y.until_before))
    and ${moment} > ${now}::timestamptz - interval '9 days' and ${moment} <= ${now}::timestamptz`

const compared = (value: Sql): Sql => sql`json_build_object(
  'today', coalesce(${value} filter (where is_today), 0), 'lastWeek', coalesce(${value} filter (where not is_today), 0))`

const figures = ({ store, now }: Asked): Sql => sql`
  with days as materialized (${storeDays(store, now)}),
  placed as materialized (
    select d.id, d.total_cents, d.placed_at >= y.today as is_today
    from sales_documents d ${twoDays(sql`d.placed_at`, sql`d.store_id`, now)}
    where d.status not in ('canceled', 'declined'))
  select (select ${compared(sql`count(*)`)} from placed) as orders,
    (select ${compared(sql`sum(total_cents)`)} from placed) as sales,
    (select ${compared(sql`sum(l.boxes)`)} from sales_lines l join placed p on p.id = l.document_id
      where l.is_sample) as samples,
    (select ${compared(sql`count(*)`)} from (
      select v.created_at >= y.today as is_today from quote_versions v join quotes q on q.id = v.quote_id
        ${twoDays(sql`v.created_at`, sql`q.store_id`, now)} where v.version > 0) sent) as offers,
    (select ${compared(sql`count(*)`)} from (
      select s.shipped_at >= y.today as is_today from deliveries s join sales_documents d on d.id = s.document_id
        ${twoDays(sql`s.shipped_at`, sql`d.store_id`, now)}) left_today) as shipments,
    waiting.*,
    (select count(*)::int from sales_returns s join sales_documents d on d.id = s.document_id
      join days y on y.id = coalesce(d.store_id, '')
      where s.status in ('requested', 'approved', 'received')) as "openReturns",
    (select coalesce(sum(b.open_cents), 0)::float8 from billing_documents b join accounts a on a.id = b.account_id
      join days y on y.id = coalesce(a.preferred_store, '')
      where b.open_cents > 0 and b.account_id is not null and b.side = 'debit' and b.due_on < y.day) as "overdueCents"
  from (
    select (count(*) filter (where ${toPick}))::int as "toPick", (count(*) filter (where ${isLate(now)}))::int as late,
      (count(*) filter (where exists (select from sales_lines l
        where l.document_id = d.id and l.fulfilment = 'ready-for-pick-up')))::int as "readyForPickUp"
    from sales_documents d join days y on y.id = coalesce(d.store_id, '') where d.status = 'open') waiting`

/** Today's figures in two statements. Money is for those who may see invoices. */
export async function getTodayFigures(db: Queryable, asked: Asked): Promise<TodayFigures> {
  const [[found], departures] = await Promise.all([
    db.rows<Omit<TodayFigures, 'nextTruck'>>(figures(asked)),
    listDepartures(db, asked.store, asked.now),
  ])
  if (!found) throw new Error('The figures have no row.')
  const money = mayUseStaffCall(asked.roles, { roles: findRoles.invoice }) ? {} : { sales: null, overdueCents: null }
  return { ...found, ...money, nextTruck: findNextTruck(departures) }
}

/** The first day on which freight leaves, from all stores that were asked for. */
function findNextTruck({ items }: Departures): TodayFigures['nextTruck'] {
  const freight = items.filter(({ shipKind }) => shipKind === 'freight')
  const [first] = freight
  if (!first) return null
  const together = freight.filter(({ leavesOn }) => leavesOn === first.leavesOn)
  return {
    leavesOn: first.leavesOn,
    orders: together.reduce((sum, { numbers }) => sum + numbers.length, 0),
    boxes: together.reduce((sum, { boxes }) => sum + boxes, 0),
  }
}
