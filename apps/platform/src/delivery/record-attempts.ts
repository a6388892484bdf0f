import { findNextAttempt, resumeAfter, retryMilliseconds } from '@tessera/domain/integrations/delivery-retry'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { DeliveryNeeds } from './delivery-needs.ts'
import { reportParked } from './report-parked.ts'
import type { AttemptResult } from './send-delivery.ts'

/** Stores what became of the messages that were sent together. False if the receiver is down and gets a pause. */
export async function recordAttempts(
  needs: DeliveryNeeds,
  lane: string,
  results: readonly AttemptResult[],
): Promise<boolean> {
  const now = needs.now()
  const isDown = results.length > 0 && results.every(({ isReceiverDown }) => isReceiverDown)
  const rows = results.map((result) => rowOf(result, now, needs.random()))
  await needs.database.transaction(async (db) => {
    const parked = await writeAttempts(db, now, rows)
    if (isDown) await pauseLane(db, lane, now, needs.random())
    else await db.send(sql`update delivery_lanes set failures = 0 where lane = ${lane} and failures > 0`)
    const given = isDown ? await parkOverdue(db, lane, now) : []
    await reportParked(db, [...parked, ...given])
  })
  return !isDown
}

interface AttemptRow {
  marketplace: string
  id: string
  status: 'Waiting' | 'Delivered' | 'Parked'
  due: Date | null
  at: Date
  milliseconds: number
  code: number | null
  problem: string | null
  answer: string | null
}

function rowOf(result: AttemptResult, now: Date, random: number): AttemptRow {
  const { delivery, at, milliseconds, statusCode, problem, answer, ok, isFinal } = result
  const { marketplace, id, attempts, triedSince } = delivery
  const due = ok || isFinal ? undefined : findNextAttempt({ attempts: attempts + 1, triedSince, now, random })
  const status = ok ? 'Delivered' : due ? 'Waiting' : 'Parked'
  return { marketplace, id, status, due: due ?? null, at, milliseconds, code: statusCode, problem, answer }
}

/** A parked message, as its report names it. */
export interface ParkedDelivery {
  marketplace: string
  id: string
}

/** Returns the parked ones. A message with a secret loses it when it is finished. */
async function writeAttempts(db: Queryable, now: Date, rows: readonly AttemptRow[]): Promise<ParkedDelivery[]> {
  const written = await db.rows<ParkedDelivery & { status: string }>(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(marketplace text, id text, status text,
        due timestamptz, at timestamptz, milliseconds integer, code integer, problem text, answer text)),
    written as (
      update deliveries d set status = g.status, attempt_count = d.attempt_count + 1, problem = g.problem,
        date_due = coalesce(g.due, d.date_due),
        date_finished = case when g.status <> 'Waiting' then ${now}::timestamptz end,
        message = case when g.status <> 'Waiting' and d.has_secret then null else d.message end
      from given g
      where d.marketplace_id = g.marketplace and d.id = g.id and d.status = 'Waiting'
      returning d.marketplace_id, d.id, d.attempt_count, d.status, d.resent_by),
    tried as (
      insert into delivery_attempts (marketplace_id, delivery_id, nth, at, milliseconds, status_code, problem, answer, resent_by)
      select w.marketplace_id, w.id, w.attempt_count, g.at, g.milliseconds, g.code, g.problem, g.answer, w.resent_by
      from written w
      join given g on g.marketplace = w.marketplace_id and g.id = w.id)
    select marketplace_id as marketplace, id, status from written`)
  return written.filter(({ status }) => status === 'Parked')
}

async function pauseLane(db: Queryable, lane: string, now: Date, random: number): Promise<void> {
  const row = await db.find<{ failures: number }>(sql`
    update delivery_lanes set failures = failures + 1 where lane = ${lane} returning failures`)
  await db.send(sql`
    update delivery_lanes set resume_at = ${resumeAfter(row?.failures ?? 1, now, random)} where lane = ${lane}`)
}

/** Messages behind the ones that were tried: their day is over too, and the receiver is still down. */
const parkOverdue = (db: Queryable, lane: string, now: Date): Promise<ParkedDelivery[]> =>
  db.rows<ParkedDelivery>(sql`
    update deliveries set status = 'Parked', date_finished = ${now}, problem = 'The receiver was down for a day.',
      message = case when has_secret then null else message end
    where lane = ${lane} and status = 'Waiting' and tried_since <= ${new Date(now.getTime() - retryMilliseconds)}
    returning marketplace_id as marketplace, id`)
