import { isOrderDue, type SubscriptionRhythm } from '@tessera/domain/subscriptions/order-dates'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { runningSubscriptions } from './due-subscriptions.ts'
import { readSubscription, type SubscriptionRecord } from './find-subscription.ts'

/** The service that is told about the orders of subscriptions and submits them. */
export interface SubscriptionIntegration {
  clientID: string
  /** The client's own user, for the token that is sent along. */
  userKey: string | null
  url: string
  hashKey: string
  headerName: string | null
  headerValue: string | null
  elevatedRoles: readonly string[]
}

export interface ClaimedSubscription {
  record: SubscriptionRecord
  integration: SubscriptionIntegration
  rhythm: SubscriptionRhythm
  /** The order date that is due, to the microsecond. */
  due: string
}

/** Longer than any call takes, shorter than the hour until the next run. */
const claimMinutes = 10

interface DueRow {
  due: string
  endDate: string | null
  isClaimed: boolean
  integration: SubscriptionIntegration
  rhythm: SubscriptionRhythm
}

/** Claims a due subscription for this worker; undefined if it is not due any more or another worker has it. */
export async function claimSubscription(
  db: Queryable,
  uid: string,
  now: Date,
): Promise<ClaimedSubscription | undefined> {
  await db.rows(sql`select from subscriptions where uid = ${uid} for update`)
  const row = await db.find<DueRow>(sql`
    select to_json(t.next_order_date) #>> '{}' as due, to_json(t.end_date) #>> '{}' as "endDate",
      coalesce(t.claimed_until > ${now}::timestamptz, false) as "isClaimed",
      json_build_object('interval', t.interval, 'frequency', t.frequency, 'anchorDay', t.anchor_day) as rhythm,
      json_build_object('clientID', i.api_client_id, 'url', i.url, 'hashKey', i.hash_key, 'headerName', i.custom_auth_header_name,
        'headerValue', i.custom_auth_header_value, 'elevatedRoles', coalesce(i.elevated_roles, '[]'), 'userKey', (
          select du.uid::text from api_clients c
          join users du on du.marketplace_id = c.marketplace_id and lower(du.username) = lower(c.default_context_user_name)
          where c.marketplace_id = i.marketplace_id and c.id = i.api_client_id)) as integration
    from ${runningSubscriptions}
    where t.active and t.uid = ${uid}`)
  if (!row || row.isClaimed) return undefined
  const { due, endDate, integration, rhythm } = row
  const dates = { nextOrderDate: new Date(due), endDate: endDate === null ? null : new Date(endDate) }
  const record = isOrderDue(dates, now) ? await readSubscription(db, sql`t.uid = ${uid}`) : undefined
  if (!record) return undefined
  await db.rows(sql`
    update subscriptions set claimed_until = ${now}::timestamptz + make_interval(mins => ${claimMinutes}::int) where uid = ${uid}`)
  return { record, integration, rhythm, due }
}
