import type { ReturnContext, ReturnState } from '@tessera/domain/order-returns/return-state'
import { notFound } from '@tessera/server/api-error'
import { pathParameter } from '@tessera/server/call'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import { type LockedOrder, lockOrder, withoutStock } from '../orders/locked-order.ts'
import { reachableReturns } from './return-table.ts'

/** An order that is locked for a change of its returns. */
export interface LockedForReturn {
  locked: LockedOrder
  context: ReturnContext
}

export interface LockedReturn extends LockedForReturn {
  uid: string
  state: ReturnState
}

/** Locks the order of the return first: all its returns and refunds change one after the other. */
export async function lockReturn(call: PlatformCall): Promise<LockedReturn> {
  const found = await findLockedReturn(call)
  if (!found) throw notFound('OrderReturn', pathParameter(call, 'returnID'))
  return found
}

export async function findLockedReturn(call: PlatformCall): Promise<LockedReturn | undefined> {
  const id = pathParameter(call, 'returnID')
  const known = await call.db.find<{ uid: string; order: string }>(sql`
    select t.uid::text, t.order_uid::text as order from order_returns t where ${reachableReturns(call.actor)} and t.id = ${id}`)
  if (!known) return undefined
  const order = await lockForReturn(call, known.order, known.uid)
  const state = await findReturnState(call.db, known.uid)
  return state && { ...order, uid: known.uid, state }
}

/** `except` is the return that is changed: its own quantities are not counted as returned. */
export async function lockForReturn(call: PlatformCall, orderUid: string, except?: string): Promise<LockedForReturn> {
  const locked = await lockOrder(call, () => sql`t.uid = ${orderUid}`, withoutStock)
  return { locked, context: await readReturnContext(call, locked, except) }
}

async function readReturnContext(
  { db, now }: PlatformCall,
  { record, state, caller }: LockedOrder,
  except: string | undefined,
): Promise<ReturnContext> {
  const rows = await db.rows<{ id: string; returned: number; returnable: boolean }>(sql`
    select l.id, coalesce((l.product ->> 'Returnable')::boolean, false) as returnable, (
      select coalesce(sum(i.quantity), 0)::int
      from order_return_items i join order_returns r on r.uid = i.return_uid
      where i.order_uid = l.order_uid and i.line_item_id = l.id and r.status in ('AwaitingApproval', 'Open', 'Completed')
        and r.uid is distinct from ${except ?? null}::bigint) as returned
    from line_items l where l.order_uid = ${record.uid}`)
  return {
    now,
    caller,
    order: state,
    returned: new Map(rows.map(({ id, returned }) => [id, returned])),
    returnable: new Set(rows.filter(({ returnable }) => returnable).map(({ id }) => id)),
  }
}

/** The column of a `ReturnState` of the return `t`, with the date of its creation. */
export const returnStateColumn = sql`json_build_object('id', t.id, 'status', t.status, 'refundAmount', (t.refund_amount * 10000)::bigint,
  'isOverridden', t.refund_overridden, 'comments', t.comments, 'xp', t.xp, 'dateCreated', t.date_created,
  'dateSubmitted', t.date_submitted, 'dateApproved', t.date_approved, 'dateDeclined', t.date_declined,
  'dateCanceled', t.date_canceled, 'dateCompleted', t.date_completed,
  'items', (select coalesce(json_agg(json_build_object('lineItemID', i.line_item_id, 'quantity', i.quantity,
      'refundAmount', (i.refund_amount * 10000)::bigint, 'comments', i.comments) order by i.nth), '[]')
    from order_return_items i where i.return_uid = t.uid))`

/** The order must be locked. */
export const findReturnState = async (db: Queryable, uid: string): Promise<ReturnState | undefined> =>
  (
    await db.find<{ state: ReturnState }>(
      sql`select ${returnStateColumn} as state from order_returns t where t.uid = ${uid}`,
    )
  )?.state
