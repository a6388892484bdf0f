import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { selectList } from '../engine/select-list.ts'
import { queueMessage } from '../messages/queue-message.ts'
import { lineTable } from '../orders/order-table.ts'
import { isRecent, runningSubscriptions } from './due-subscriptions.ts'
import { readSubscription } from './find-subscription.ts'
import { subscriberCall } from './subscriber-call.ts'
import { openSubscription } from './subscription-state.ts'
import { subscriptionItems, subscriptionTable } from './subscription-tables.ts'

/** Days are 24 hours: an interval of days would shift with the daylight saving of the database's time zone. */
const notificationDate = sql`t.next_order_date - make_interval(hours => i.notification_days * 24)`

/** Queues a reminder for every subscription whose notification date has come, once per order date. */
export async function remindSubscribers(database: Database, now: Date): Promise<void> {
  const due = await database.rows<DueReminder>(sql`
    select t.uid::text, i.api_client_id as "clientID"
    from ${runningSubscriptions}
    where t.active and ${isRecent(notificationDate, now)} and (t.end_date is null or t.end_date > t.next_order_date)
      and t.reminded_for is distinct from t.next_order_date`)
  for (const one of due) await database.transaction((db) => remindSubscriber(db, one, now))
}

interface DueReminder {
  uid: string
  /** The API client of the integration, for which the subscriber's token is signed. */
  clientID: string
}

/** The mark and the message are one transaction, so that rivals and crashes neither repeat nor lose it. */
async function remindSubscriber(db: Queryable, { uid, clientID }: DueReminder, now: Date): Promise<void> {
  const marked = await db.find(sql`
    update subscriptions set reminded_for = next_order_date
    where uid = ${uid} and reminded_for is distinct from next_order_date
    returning true`)
  const record = marked ? await readSubscription(db, sql`t.uid = ${uid}`) : undefined
  if (!record) return
  const { catalog } = await openSubscription(subscriberCall(db, record, '', now), record)
  const hidden = record.lines.map(({ productID }) => productID).filter((id) => !catalog.offers.has(id))
  const shown = await db.find<{ subscription: object; items: { Product: object | null }[] }>(sql`
    select (select row_to_json(it) from (select ${selectList(subscriptionTable)} from subscriptions t where t.uid = ${uid}) it) as subscription,
      (select coalesce(json_agg(it), '[]')
        from (select ${selectList(lineTable)} from ${subscriptionItems} where t.subscription_uid = ${uid} order by t.date_added, t.id) it) as items`)
  const body = {
    Subscription: shown?.subscription,
    LineItems: shown?.items,
    Products: [...catalog.copies.values()].map(({ product }) => product),
    UnavailableProductIDs: [...new Set(hidden)],
  }
  await queueMessage(db, { uid: record.userKey }, 'SubscriptionReminder', body, { clientID })
}
