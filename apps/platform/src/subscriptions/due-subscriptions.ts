import { dueHours } from '@tessera/domain/subscriptions/order-dates'
import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'

/** Active subscriptions `t` of active users `u` and buyers, in marketplaces with an active integration `i`. */
export const runningSubscriptions = sql`
  subscriptions t
  join users u on u.uid = t.user_uid and u.active
  join buyers b on b.marketplace_id = t.marketplace_id and b.id = t.from_company_id and b.active
  join subscription_integrations i on i.marketplace_id = t.marketplace_id and i.active and i.url is not null`

/** The moment has come within the last five hours. */
export const isRecent = (moment: Sql, now: Date): Sql =>
  sql`${moment} <= ${now}::timestamptz and ${moment} > ${now}::timestamptz - make_interval(hours => ${dueHours}::int)`

/**
 * Queues a job for each due subscription, so that a slow receiver holds up no other. Its key keeps two hours, or two
 * workers, from queueing it twice.
 */
export async function queueDueSubscriptions(db: Queryable, now: Date): Promise<void> {
  await db.rows(sql`
    select graphile_worker.add_job('run-subscription', json_build_object('subscription', t.uid::text),
      job_key => 'subscription-' || t.uid, max_attempts => 3)
    from ${runningSubscriptions}
    where t.active and ${isRecent(sql`t.next_order_date`, now)} and (t.end_date is null or t.end_date > ${now}::timestamptz)`)
}
