import type { OfferedSchedule } from '@tessera/domain/order-model/offer'
import type { Line, OrderState } from '@tessera/domain/order-model/order-state'
import { openOutgoing } from '@tessera/domain/orders/open-outgoing'
import { type SplitContext, splitOrder } from '@tessera/domain/orders/split-order'
import { withTotals } from '@tessera/domain/orders/totals'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import { newID } from '../engine/ids.ts'
import { completeShippedOrders } from '../orders/complete-if-shipped.ts'
import { emptyOrderState } from '../orders/create-order.ts'
import { callerOf, orThrow } from '../orders/locked-order.ts'
import { lockOrderRecords, type OrderRecord } from '../orders/order-record.ts'
import { writeOrderState } from '../orders/write-order-state.ts'

/** The seller's user in whose name orders go to suppliers. */
export interface ForwardingUser {
  userKey: string
  userID: string
}

const noCatalog = { offers: new Map(), copies: new Map() }

export interface SplitRequest {
  caller: SplitContext['caller']
  sender: ForwardingUser
  /** IDs of lines that are left alone. */
  skipped?: readonly string[]
}

/** Makes the missing orders to suppliers of a locked order. Returns the lines that no supplier takes. */
export async function splitLockedOrder(
  call: PlatformCall,
  record: OrderRecord,
  { caller, sender, skipped = [] }: SplitRequest,
): Promise<readonly string[]> {
  const facts = await readSplitFacts(call.db, record)
  const { toCompanyID } = record.state.order
  const isOutgoing = record.side === 'seller' || toCompanyID !== record.marketplace
  const forwarded = new Set([...facts.forwarded, ...skipped])
  const plan = orThrow(splitOrder(record.state, { ...facts, forwarded, isOutgoing, caller, now: call.now }))
  for (const [supplierID, lines] of plan.outgoing) await createOutgoing(call.db, record, { supplierID, lines, sender })
  if (plan.outgoing.size > 0) await call.db.send(sql`update orders set last_updated = now() where uid = ${record.uid}`)
  return plan.remaining
}

interface SplitFacts {
  suppliers: ReadonlySet<string>
  forwarded: ReadonlySet<string>
  costs: ReadonlyMap<string, OfferedSchedule>
}

/** Suppliers, forwarded lines and suppliers' own prices, in one statement. */
async function readSplitFacts(db: Queryable, { uid, marketplace }: OrderRecord): Promise<SplitFacts> {
  const rows = await db.rows<{
    id: string
    supplier: string | null
    isForwarded: boolean
    cost: OfferedSchedule | null
  }>(sql`
    select l.id, s.id as supplier,
      exists (select from line_items f where f.incoming_order_uid = l.order_uid and f.incoming_line_id = l.id) as "isForwarded",
      case when p.id is not null then json_build_object(
        'id', p.id, 'currency', p.currency, 'minQuantity', p.min_quantity, 'maxQuantity', p.max_quantity,
        'useCumulativeQuantity', p.use_cumulative_quantity, 'restrictedQuantity', p.restricted_quantity,
        'saleStart', p.sale_start, 'saleEnd', p.sale_end, 'breaks', coalesce(p.price_breaks, '[]')) end as cost
    from line_items l
    left join suppliers s on s.marketplace_id = ${marketplace} and s.id = l.supplier_id and s.active
    left join product_suppliers k on k.marketplace_id = s.marketplace_id and k.supplier_id = s.id and k.product_id = l.product_id
    left join price_schedules p on p.marketplace_id = k.marketplace_id and p.id = k.default_price_schedule_id
    where l.order_uid = ${uid}`)
  return {
    suppliers: new Set(rows.flatMap(({ supplier }) => supplier ?? [])),
    forwarded: new Set(rows.filter(({ isForwarded }) => isForwarded).map(({ id }) => id)),
    costs: new Map(rows.flatMap(({ id, cost }) => (cost ? [[id, cost] as const] : []))),
  }
}

interface OutgoingOrder {
  supplierID: string
  lines: readonly Line[]
  sender: ForwardingUser
}

async function createOutgoing(
  db: Queryable,
  incoming: OrderRecord,
  { supplierID, lines, sender }: OutgoingOrder,
): Promise<void> {
  const { marketplace } = incoming
  const made = await db.find<{ uid: string; now: string }>(
    sql`select nextval('orders_uid_seq')::text as uid, to_json(now()) as now`,
  )
  if (!made) throw new Error('A select without a from clause answers one row.')
  const { currency, comments } = incoming.state.order
  const empty = emptyOrderState({
    id: newID(),
    fromCompanyID: marketplace,
    fromUserID: sender.userID,
    toCompanyID: supplierID,
    currency,
    dateCreated: made.now,
    lastUpdated: made.now,
  })
  const after: OrderState = withTotals({ ...empty, order: { ...empty.order, comments }, lines })
  const record: OrderRecord = {
    uid: made.uid,
    marketplace,
    buyerID: marketplace,
    ...sender,
    isGuest: false,
    side: 'seller',
    clientID: null,
    hasOldPrices: false,
    hasOwnProducts: false,
    isNew: true,
    state: empty,
  }
  await writeOrderState(db, record, after, noCatalog, { extraColumns: { side: sql`'seller'` } })
  await linkLines(db, incoming, after.order.id, made.uid)
}

/** Copies the addresses and products that the buyer's lines have stored, and links both sides. */
const linkLines = (
  db: Queryable,
  { uid, state }: OrderRecord,
  outgoingID: string,
  outgoingUid: string,
): Promise<void> =>
  db.send(sql`
    with linked as (
      update line_items o set incoming_order_uid = b.order_uid, incoming_line_id = b.id, incoming_order_id = ${state.order.id},
        product = b.product, variant = b.variant, shipping_address = b.shipping_address, ship_from_address = b.ship_from_address
      from line_items b
      where o.order_uid = ${outgoingUid} and b.order_uid = ${uid} and b.id = o.id
      returning b.id)
    update line_items b set outgoing_order_id = ${outgoingID}
    from linked
    where b.order_uid = ${uid} and b.id = linked.id`)

/** Locks and reads the orders to suppliers that were made from an order. */
export async function lockOutgoing(db: Queryable, { uid }: OrderRecord): Promise<OrderRecord[]> {
  const rows = await db.rows<{ uid: string }>(
    sql`select distinct order_uid::text as uid from line_items where incoming_order_uid = ${uid}`,
  )
  return rows.length > 0
    ? lockOrderRecords(
        db,
        rows.map((row) => row.uid),
      )
    : []
}

/** Sends those orders to suppliers that were not sent yet. */
export async function sendOutgoing(call: PlatformCall, records: readonly OrderRecord[]): Promise<void> {
  for (const record of records.filter(({ state }) => state.order.status === 'Unsubmitted')) {
    const caller = { ...callerOf(call, record), isOwner: true, roles: ['OrderAdmin'] }
    const { state } = orThrow(openOutgoing(record.state, { now: call.now, caller }))
    await writeOrderState(call.db, record, state, noCatalog, { storesCopies: true })
    await completeShippedOrders(call.db, [{ ...record, state }], call.now)
  }
}
