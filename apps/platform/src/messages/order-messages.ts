import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import { getWorksheet } from '../checkout/worksheet.ts'
import { selectList } from '../engine/select-list.ts'
import { writesToCustomers } from '../identity/writes-to-customers.ts'
import { shipmentItemTable, shipmentTable } from '../orders/order-table.ts'
import type { RelayedEvent } from '../relay.ts'
import { countedItems } from '../shipments/visible-shipments.ts'
import { findSenders } from './find-senders.ts'
import { queueMessage } from './queue-message.ts'

export interface AnnouncedOrder {
  uid: string
  id: string
  status: string
  userKey: string | null
  clientID: string | null
  isMailed: boolean
  /** The marketplace has message senders. */
  hasSenders: boolean
  /** An approver was asked. */
  hadToWait: boolean
}

/** A request `a` that had to wait. It may be answered by now, while one that the submitter meets is so from the start. */
export const hadToWait = sql`(a.status = 'Pending' or a.date_completed > a.date_created)`

/**
 * Guests have no address of their own, and a shop writes to its customers itself, about orders of its checkout and those
 * that it makes for them: only message senders are told.
 */
export const findOrders = (db: Queryable, where: Sql): Promise<AnnouncedOrder[]> =>
  db.rows<AnnouncedOrder>(sql`
    select o.uid::text, o.id, o.status, o.from_user_uid::text as "userKey", o.client_id as "clientID",
      not o.is_guest and not coalesce(c.checkout_only, false) and not ${writesToCustomers} as "isMailed",
      exists (select from message_senders s where s.marketplace_id = o.marketplace_id) as "hasSenders",
      exists (select from order_approvals a where a.order_uid = o.uid and ${hadToWait}) as "hadToWait"
    from orders o
    left join api_clients c on c.marketplace_id = o.marketplace_id and c.id = o.client_id
    where ${where} and o.side = 'buyer'
    order by o.uid`)

const orderOf = async (db: Queryable, { marketplace, params, replyID }: RelayedEvent) =>
  (await findOrders(db, sql`o.marketplace_id = ${marketplace} and o.id = ${params.orderID ?? replyID}`))[0]

/** The body of every message about an order. */
async function bodyOf(db: Queryable, { uid }: AnnouncedOrder): Promise<Record<string, unknown>> {
  const worksheet = JSON.parse((await getWorksheet(db, uid)).text) as { Order: object; LineItems: LineItem[] }
  const products = new Map(worksheet.LineItems.map(({ ProductID, Product }) => [ProductID, Product]))
  const approvals = await db.rows<object>(sql`
    select approval_rule_id as "ApprovalRuleID", approving_group_id as "ApprovingGroupID", status as "Status",
      allow_resubmit as "AllowResubmit", date_created as "DateCreated", date_completed as "DateCompleted",
      approver as "Approver", comments as "Comments"
    from order_approvals where order_uid = ${uid} order by date_created, approval_rule_id`)
  return {
    Order: worksheet.Order,
    Approvals: approvals,
    LineItems: worksheet.LineItems,
    Products: [...products.values()],
  }
}

interface LineItem {
  ProductID: string
  Product: unknown
}

export async function tell(
  db: Queryable,
  event: RelayedEvent,
  order: AnnouncedOrder,
  { uids, type, more = {} }: { uids: readonly string[]; type: string; more?: object },
): Promise<void> {
  const listRecipients = () => (order.hasSenders ? listWithSender(db, uids, type) : [])
  const recipients = order.isMailed ? uids : await listRecipients()
  if (recipients.length === 0) return
  const context = { clientID: order.clientID, objectID: `orders/${order.id}`, logID: event.requestID }
  const body = { ...(await bodyOf(db, order)), ...more }
  for (const uid of recipients) await queueMessage(db, { uid }, type, body, { ...context, isMailed: order.isMailed })
}

/** The people for whom a sender is assigned. */
async function listWithSender(db: Queryable, uids: readonly string[], type: string): Promise<string[]> {
  const found: string[] = []
  for (const uid of uids) if ((await findSenders(db, uid, type)).length > 0) found.push(uid)
  return found
}

export const submitterOf = ({ userKey }: AnnouncedOrder): string[] => (userKey ? [userKey] : [])

/** Members of the groups that approve an order, without the person who submitted it. `which` is a condition on `a`. */
async function listApprovers(db: Queryable, { uid }: AnnouncedOrder, which: Sql): Promise<string[]> {
  const rows = await db.rows<{ uid: string }>(sql`
    select u.uid::text
    from order_approvals a
    join users u on u.marketplace_id = a.marketplace_id and u.company_type = 'buyer' and u.company_id = a.buyer_id
    where a.order_uid = ${uid} and ${which} and u.uid is distinct from a.submitter_uid and is_member(u, a.approving_group_id)
    group by u.uid order by u.uid`)
  return rows.map((row) => row.uid)
}

/** Requests that the last decision raised, or the submission if nothing is decided yet. */
const raisedNow = sql`a.status = 'Pending' and a.date_created >= coalesce(
  (select max(b.date_completed) from order_approvals b where b.order_uid = a.order_uid), '-infinity')`

const askApprovers = async (db: Queryable, event: RelayedEvent, order: AnnouncedOrder): Promise<void> =>
  tell(db, event, order, {
    uids: await listApprovers(db, order, raisedNow),
    type: 'OrderSubmittedForYourApproval',
  })

export async function announceSubmitted(db: Queryable, event: RelayedEvent): Promise<void> {
  const order = await orderOf(db, event)
  if (!order) return
  const type = order.hadToWait ? 'OrderSubmittedForApproval' : 'OrderSubmitted'
  await tell(db, event, order, { uids: submitterOf(order), type })
  if (order.status === 'AwaitingApproval') await askApprovers(db, event, order)
}

/** The last approval opens the order; an earlier one may raise further requests. */
export async function announceApproved(db: Queryable, event: RelayedEvent): Promise<void> {
  const order = await orderOf(db, event)
  if (!order) return
  const uids = await listApprovers(db, order, sql`a.status = 'Approved'`)
  await tell(db, event, order, { uids, type: 'OrderSubmittedForYourApprovalHasBeenApproved' })
  if (order.status === 'AwaitingApproval') return askApprovers(db, event, order)
  await tell(db, event, order, { uids: submitterOf(order), type: 'OrderApproved' })
}

export async function announceDeclined(db: Queryable, event: RelayedEvent): Promise<void> {
  const order = await orderOf(db, event)
  if (!order) return
  const uids = await listApprovers(db, order, sql`a.status <> 'Pending'`)
  await tell(db, event, order, { uids, type: 'OrderSubmittedForYourApprovalHasBeenDeclined' })
  await tell(db, event, order, { uids: submitterOf(order), type: 'OrderDeclined' })
}

interface AnnouncedShipment {
  uid: string
  shipment: object
}

/** Sent once, when the shipment has a date and items. A supplier's shipment is told to the buyers it counts for. */
export async function announceShipment(db: Queryable, event: RelayedEvent): Promise<void> {
  const { marketplace, params, replyID, operation } = event
  const isOfOrder = operation === 'Orders.Ship'
  const which = isOfOrder
    ? sql`t.uid = (select max(i.shipment_uid) from shipment_items i join orders o on o.uid = i.order_uid
        where o.marketplace_id = ${marketplace} and o.id = ${params.orderID ?? null})`
    : sql`t.marketplace_id = ${marketplace} and t.id = ${params.shipmentID ?? replyID}`
  const found = await db.find<AnnouncedShipment>(sql`
    update shipments t set is_announced = true
    where ${which} and t.date_shipped is not null and not t.is_announced
      and exists (select from shipment_items i where i.shipment_uid = t.uid)
    returning t.uid::text, (select to_jsonb(it) from (select ${selectList(shipmentTable)}) it) as shipment`)
  if (!found) return
  const orders = await findOrders(
    db,
    sql`o.uid in (select i.order_uid from counted_shipment_items i where i.shipment_uid = ${found.uid})`,
  )
  for (const order of orders) {
    const items = await db.rows<object>(sql`
      select ${selectList(shipmentItemTable)} from ${countedItems}
      where t.shipment_uid = ${found.uid} and t.order_uid = ${order.uid}`)
    const more = { Shipment: found.shipment, ShipmentItems: items }
    await tell(db, event, order, { uids: submitterOf(order), type: 'ShipmentCreated', more })
  }
}
