import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { wholeWorksheet } from '../checkout/worksheet.ts'
import { queueDeliveries } from '../delivery/queue-deliveries.ts'
import { selectList } from '../engine/select-list.ts'
import { lineTable } from '../orders/order-table.ts'
import type { RelayedEvent } from '../relay.ts'
import { listTracking, type TrackingConfig, trackingDeliveries } from './tracking-message.ts'

type TrackedType = 'LineItemAdded' | 'LineItemUpdated' | 'OrderSubmitted'

/** Operations that tracking events report. Logging in has no event; it is reported by itself. */
const trackedOperations: Readonly<Record<string, TrackedType>> = {
  'LineItems.Create': 'LineItemAdded',
  'Cart.CreateLineItem': 'LineItemAdded',
  'BundleLineItems.Create': 'LineItemAdded',
  'Cart.CreateBundleItem': 'LineItemAdded',
  'LineItems.Save': 'LineItemUpdated',
  'LineItems.Patch': 'LineItemUpdated',
  'Cart.SaveLineItem': 'LineItemUpdated',
  'Cart.PatchLineItem': 'LineItemUpdated',
  'Orders.Submit': 'OrderSubmitted',
  'Cart.Submit': 'OrderSubmitted',
}

/** A PUT adds a line or changes it. */
const trackedTypeOf = ({ operation, created }: RelayedEvent): TrackedType | undefined =>
  created && trackedOperations[operation] === 'LineItemUpdated' ? 'LineItemAdded' : trackedOperations[operation]

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
    const deliveries = (facts[nth] ?? []).flatMap((one) =>
      trackingDeliveries(config, objectOf(event, one), { Date: event.at, Username: event.username, ...one }),
    )
    await queueDeliveries(db, event.marketplace, deliveries)
  }
}

const isTracked = (config: TrackingConfig, event: RelayedEvent): boolean =>
  config.marketplace === event.marketplace &&
  config.clientID === event.clientID &&
  config.eventType === trackedTypeOf(event)

interface TrackedFacts {
  OrderID: string | null
  LineItemID?: string
  LineItem?: object | null
  OrderWorksheet?: object
}

const objectOf = ({ requestID }: RelayedEvent, { OrderID }: TrackedFacts): string =>
  OrderID ? `orders/${OrderID}` : `requests/${requestID}`

/** The line `k.line` as it is now, with the lines of its products if it is a bundle; one that is gone is null. */
const lineFacts = sql`coalesce((
  select json_agg(json_build_object('OrderID', o.id, 'LineItemID', it."ID", 'LineItem', it) order by it."IsBundle" desc, it."ID")
  from (
    select ${selectList(lineTable)} from line_items t
    where t.order_uid = o.uid and k.line in (t.id, t.bundle_item_id) and (t.id = k.line or k."isBundle")) it),
  json_build_array(json_build_object('OrderID', coalesce(o.id, k."order"), 'LineItemID', k.line, 'LineItem', null)))`

/** The orders and lines as they are now, in the order of the events; one statement. */
async function readFacts(db: Queryable, tracked: readonly TrackedEvent[]): Promise<TrackedFacts[][]> {
  if (tracked.length === 0) return []
  const keys = tracked.map(({ event }) => keyOf(event))
  const rows = await db.rows<{ facts: TrackedFacts[] }>(sql`
    select case when k.line is null
        then json_build_array(json_build_object('OrderID', coalesce(o.id, k."order"), 'OrderWorksheet', ${wholeWorksheet}))
        else ${lineFacts}
      end as facts
    from rows from (jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as (marketplace text, "order" text, line text, username text, "isBundle" boolean))
      with ordinality as k(marketplace, "order", line, username, "isBundle", nth)
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
  const isBundle = params.bundleID !== undefined
  return { marketplace, order, line: isSubmit ? null : (replyID ?? params.lineItemID), username, isBundle }
}
