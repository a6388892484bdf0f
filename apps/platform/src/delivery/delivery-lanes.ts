import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { DeliveryToken } from './queue-deliveries.ts'

/** Longer than any attempt: a process that stops keeps other processes away from its lane for this long. */
const leaseSeconds = 60
/** Messages about different objects that are sent to one receiver at the same time. */
const maxAtOnce = 5

/** A message that waits to be sent. */
export interface WaitingDelivery {
  id: string
  marketplace: string
  kind: string
  subject: string
  target: string
  objectID: string | null
  attempts: number
  created: Date
  triedSince: Date
  message: Record<string, unknown> | null
  token: DeliveryToken | null
  webhookID: string | null
  messageSenderID: string | null
  deliveryConfigID: string | null
}

const leaseEnd = (now: Date): Date => new Date(now.getTime() + leaseSeconds * 1000)

/** Takes a lane that is free and whose receiver is not given a pause. */
export async function leaseLane(db: Queryable, lane: string, holder: string, now: Date): Promise<boolean> {
  const taken = await db.find(sql`
    update delivery_lanes set holder = ${holder}, leased_until = ${leaseEnd(now)}
    where lane = ${lane} and leased_until <= ${now} and resume_at <= ${now}
    returning true`)
  return taken !== undefined
}

export const releaseLane = (db: Queryable, lane: string, holder: string): Promise<void> =>
  db.send(sql`
    update delivery_lanes set holder = null, leased_until = '-infinity' where lane = ${lane} and holder = ${holder}`)

/**
 * The messages to send next: due, and the first that waits of each object. Extends the lease; a process that has lost
 * it gets none.
 */
export const listNextDeliveries = (
  db: Queryable,
  lane: string,
  holder: string,
  now: Date,
): Promise<WaitingDelivery[]> =>
  db.rows<WaitingDelivery>(sql`
    with held as (
      update delivery_lanes set leased_until = ${leaseEnd(now)}
      where lane = ${lane} and holder = ${holder} and leased_until > ${now} and resume_at <= ${now}
      returning true)
    select d.id, d.marketplace_id as marketplace, d.kind, d.subject, d.target, d.object_id as "objectID",
      d.attempt_count as attempts, d.date_created as created, d.tried_since as "triedSince", d.message, d.token,
      d.webhook_id as "webhookID", d.message_sender_id as "messageSenderID", d.delivery_config_id as "deliveryConfigID"
    from deliveries d
    where exists (select from held) and d.lane = ${lane} and d.status = 'Waiting' and d.date_due <= ${now}
      and not exists (
        select from deliveries e
        where e.lane = d.lane and e.status = 'Waiting' and e.object_id = d.object_id and e.nth < d.nth)
    order by d.date_due, d.nth
    limit ${maxAtOnce}`)

/** When the lane goes on; undefined if nothing waits. */
export async function findResumption(db: Queryable, lane: string): Promise<Date | undefined> {
  const row = await db.find<{ at: Date | null }>(sql`
    select greatest(l.resume_at, (
      select min(d.date_due) from deliveries d
      where d.lane = l.lane and d.status = 'Waiting'
        and not exists (
          select from deliveries e
          where e.lane = d.lane and e.status = 'Waiting' and e.object_id = d.object_id and e.nth < d.nth))) as at
    from delivery_lanes l
    where l.lane = ${lane} and exists (select from deliveries d where d.lane = l.lane and d.status = 'Waiting')`)
  return row?.at ?? undefined
}

/** Free lanes with a message that is due. */
export async function listDueLanes(db: Queryable, now: Date): Promise<string[]> {
  const rows = await db.rows<{ lane: string }>(sql`
    select l.lane from delivery_lanes l
    where l.resume_at <= ${now} and l.leased_until <= ${now}
      and exists (select from deliveries d where d.lane = l.lane and d.status = 'Waiting' and d.date_due <= ${now})`)
  return rows.map(({ lane }) => lane)
}
