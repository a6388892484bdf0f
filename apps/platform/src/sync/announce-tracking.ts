import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { wholeWorksheet } from '../checkout/worksheet.ts'
import { queueDeliveries } from '../delivery/queue-deliveries.ts'
import { selectList } from '../engine/select-list.ts'
import { lineTable } from '../orders/order-table.ts'
import type { RelayedEvent } from '../relay.ts'
import { listTracking, type TrackingConfig, trackingDeliveries } from './tracking-message.ts'

/** Operations that tracking events report. Logging in has no event; it is reported by itself. */
const trackedOperations: Readonly<Record<string, 'LineItemAdded' | 'LineItemUpdated' | 'OrderSubmitted'>> = {
  'LineItems.Create': 'LineItemAdded',
  'Cart.CreateLineItem': 'LineItemAdded',
  'LineItems.Save': 'LineItemUpdated',
  'LineItems.Patch': 'LineItemUpdated',
  'Cart.SaveLineItem': 'LineItemUpdated',
  'Cart.PatchLineItem': 'LineItemUpdated',
  'Orders.Submit': 'OrderSubmitted',
  'Cart.Submit': 'OrderSubmitted',
}

interface TrackedEvent {
  config: TrackingConfig
  event: RelayedEvent
}

/** Runs in the relay's transaction: messages for these events are written exactly once. */
export async function announceTracking(db: Queryable, events: readonly RelayedEvent[]): Promise<void> {
  const candidates = events.filter(({ operation, clientID }) => clientID && trackedOperations[operation])
  if (candidates.length === 0) return
  const configs = await listTracking(
    db,
    candidates.flatMap(({ clientID }) => clientID ?? []),
  )
  const tracked = candidates.flatMap((event) =>
    configs.filter((config) => isTracked(config, event)).map((config): TrackedEvent => ({ config, event })),
  )
  const facts = await readFacts(db, tracked)
  for (const [nth, { config, event }] of tracked.entries()) {
    const known = { Date: event.at, Username: event.username, ...facts[nth] }
    await queueDeliveries(db, event.marketplace, trackingDeliveries(config, objectOf(event, facts[nth]), known))
  }
}

const isTracked = (config: TrackingConfig, { marketplace, operation, clientID }: RelayedEvent): boolean =>
  config.marketplace === marketplace &&
  config.clientID === clientID &&
  config.eventType === trackedOperations[operation]

interface TrackedFacts {
  OrderID: string | null
  LineItemID?: string
  LineItem?: object | null
  OrderWorksheet?: object
}

const objectOf = ({ requestID }: RelayedEvent, facts: TrackedFacts | undefined): string =>
  facts?.OrderID ? `orders/${facts.OrderID}` : `requests/${requestID}`

/** The orders and lines as they are now, in the order of the events; one statement. */
async function readFacts(db: Queryable, tracked: readonly TrackedEvent[]): Promise<TrackedFacts[]> {
  if (tracked.length === 0) return []
  const keys = tracked.map(({ event }) => keyOf(event))
  const rows = await db.rows<{ facts: TrackedFacts }>(sql`
    select case when k.line is null
        then json_build_object('OrderID', coalesce(o.id, k."order"), 'OrderWorksheet', ${wholeWorksheet})
        else json_build_object('OrderID', coalesce(o.id, k."order"), 'LineItemID', k.line, 'LineItem', (
          select row_to_json(it)
          from (select ${selectList(lineTable)} from line_items t where t.order_uid = o.uid and t.id = k.line) it))
      end as facts
    from rows from (jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as (marketplace text, "order" text, line text, username text))
      with ordinality as k(marketplace, "order", line, username, nth)
    left join lateral (${orderOfKey}) o on true
    order by k.nth`)
  return rows.map(({ facts }) => facts)
}

/** A call for the cart names no order: it is the user's latest with this line. Orders of buyers come first. */
const orderOfKey = sql`
  select f.* from orders f
  where f.marketplace_id = k.marketplace
    and case when k."order" is not null then f.id = k."order"
      else f.uid in (
        select l.order_uid from users u
        join orders c on c.from_user_uid = u.uid
        join line_items l on l.order_uid = c.uid and l.id = k.line
        where u.marketplace_id = k.marketplace and u.username = k.username) end
  order by f.side, f.last_updated desc
  limit 1`

function keyOf({ marketplace, operation, params, replyID, username }: RelayedEvent) {
  const isSubmit = trackedOperations[operation] === 'OrderSubmitted'
  const order = params.orderID ?? (isSubmit ? replyID : null)
  return { marketplace, order, line: isSubmit ? null : (replyID ?? params.lineItemID), username }
}
