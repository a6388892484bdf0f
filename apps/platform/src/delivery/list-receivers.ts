import { DeliveryReceiver } from '@tessera/contract/platform/additions/deliveries'
import { queryValue } from '@tessera/server/call'
import { and, sql } from '@tessera/server/sql'
import type { PlatformHandler } from '../actor.ts'
import { plainNames, readPage } from '../engine/list-page.ts'
import { pageOf } from '../engine/page-request.ts'
import { tableOf } from '../engine/table.ts'

const table = tableOf(DeliveryReceiver, '/deliveryreceivers', 'delivery_receivers')

const shown = sql`t.kind as "Kind", t.id as "ID", t.name as "Name", t.url as "Url",
  t.delivery_config_id as "DeliveryConfigID", t.waiting as "WaitingCount", t.parked as "ParkedCount",
  t.delivered as "DeliveredCount", t.last_delivered as "LastDelivered", t.problem as "LastProblem",
  t.paused_until as "PausedUntil"`

/** Configured receivers, those with a problem first. */
export const listReceivers: PlatformHandler = (call) => {
  const search = queryValue(call, 'search')?.trim()
  const where = and([
    sql`true`,
    ...(search
      ? [sql`(strpos(lower(t.name), lower(${search})) > 0 or strpos(lower(t.id), lower(${search})) > 0)`]
      : []),
  ])
  return readPage(
    call,
    { table, from: receiversOf(call.actor.marketplace, call.now), where, shown },
    sql`t.parked = 0 and t.paused_until is null, t.kind, t.name, t.id`,
    pageOf(plainNames(call.query)),
  )
}

/** Delivered messages are counted for a day only: a busy shop has many thousands a month. */
const receiversOf = (marketplace: string, now: Date) => sql`(
  with counted as (
    select kind, source_id, delivery_config_id, count(*) filter (where status = 'Waiting')::int as waiting,
      count(*) filter (where status = 'Parked')::int as parked,
      count(*) filter (where status = 'Delivered')::int as delivered,
      max(date_finished) filter (where status = 'Delivered') as last_delivered,
      (array_agg(problem order by date_due desc) filter (where problem is not null))[1] as problem
    from (
      select * from deliveries where marketplace_id = ${marketplace} and status <> 'Delivered'
      union all
      select * from deliveries
      where marketplace_id = ${marketplace} and status = 'Delivered' and date_created > ${now}::timestamptz - interval '1 day') d
    group by kind, source_id, delivery_config_id),
  receivers as (
    select 'Webhook' as kind, id, name, url, delivery_config_id, ' webhook ' || id as lane from webhooks
    where marketplace_id = ${marketplace}
    union all
    select 'MessageSender', id, name, url, delivery_config_id, ' sender ' || id from message_senders
    where marketplace_id = ${marketplace}
    union all
    select 'DeliveryConfig', id, name, null, null, ' config ' || id from delivery_configs
    where marketplace_id = ${marketplace})
  select r.kind, r.id, r.name, r.url, r.delivery_config_id, coalesce(sum(c.waiting), 0)::int as waiting,
    coalesce(sum(c.parked), 0)::int as parked, coalesce(sum(c.delivered), 0)::int as delivered,
    max(c.last_delivered) as last_delivered, max(c.problem) as problem,
    case when sum(c.waiting) > 0 then (
      select max(l.resume_at) from delivery_lanes l
      where l.marketplace_id = ${marketplace} and l.resume_at > ${now}
        and right(l.lane, length(r.lane)) = r.lane) end as paused_until
  from receivers r
  left join counted c on case r.kind when 'DeliveryConfig' then c.delivery_config_id = r.id
    else c.kind = r.kind and c.source_id = r.id end
  group by r.kind, r.id, r.name, r.url, r.delivery_config_id, r.lane) t`
