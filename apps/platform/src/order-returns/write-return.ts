import type { ReturnItem, ReturnState } from '@tessera/domain/order-returns/return-state'
import { notFound } from '@tessera/server/api-error'
import type { Queryable } from '@tessera/server/database'
import { JsonText } from '@tessera/server/json-text'
import { join, name, type Sql, sql } from '@tessera/server/sql'
import { selectList } from '../engine/select-list.ts'
import { decimalOf, isSame } from '../orders/column-values.ts'
import type { OrderRecord } from '../orders/order-record.ts'
import type { LockedReturn } from './locked-return.ts'
import { returnTable } from './return-table.ts'

const columnsOf = (state: ReturnState): Readonly<Record<string, unknown>> => ({
  id: state.id,
  status: state.status,
  refund_amount: decimalOf(state.refundAmount),
  refund_overridden: state.isOverridden,
  comments: state.comments,
  xp: state.xp && JSON.stringify(state.xp),
  date_submitted: state.dateSubmitted,
  date_approved: state.dateApproved,
  date_declined: state.dateDeclined,
  date_canceled: state.dateCanceled,
  date_completed: state.dateCompleted,
})

/** Returns the key of the new return. */
export async function insertReturn(db: Queryable, order: OrderRecord, state: ReturnState): Promise<string> {
  const row = { marketplace_id: order.marketplace, order_uid: order.uid, ...columnsOf(state) }
  const made = await db.find<{ uid: string }>(sql`
    insert into order_returns (${join(Object.keys(row).map(name))})
    values (${join(Object.values(row).map((value) => sql`${value}`))})
    returning uid::text`)
  if (!made) throw new Error('An insert answers its row.')
  await insertItems(db, order.uid, made.uid, state.items)
  return made.uid
}

export async function updateReturn(
  db: Queryable,
  { uid, locked, state: before }: Pick<LockedReturn, 'uid' | 'locked' | 'state'>,
  after: ReturnState,
): Promise<void> {
  const set: Sql[] = Object.entries(columnsOf(after)).map(([column, value]) => sql`${name(column)} = ${value}`)
  if (!isSame(before.items, after.items)) {
    await db.rows(sql`delete from order_return_items where return_uid = ${uid}`)
    await insertItems(db, locked.record.uid, uid, after.items)
  }
  await db.rows(sql`update order_returns set ${join([...set, sql`last_updated = now()`])} where uid = ${uid}`)
}

async function insertItems(db: Queryable, order: string, uid: string, items: readonly ReturnItem[]): Promise<void> {
  if (items.length === 0) return
  const rows = items.map((item, nth) => ({ ...item, nth, amount: decimalOf(item.refundAmount) }))
  await db.rows(sql`
    insert into order_return_items (return_uid, order_uid, line_item_id, nth, quantity, refund_amount, comments)
    select ${uid}::bigint, ${order}::bigint, r."lineItemID", r.nth, r.quantity, r.amount, r.comments
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r("lineItemID" text, nth integer, quantity integer, amount numeric, comments text)`)
}

export async function showReturn(db: Queryable, uid: string): Promise<JsonText> {
  const row = await db.find<{ id: string; json: string }>(sql`
    select t.id, (select row_to_json(it)::text from (select ${selectList(returnTable)}) it) as json
    from order_returns t where t.uid = ${uid}`)
  if (!row) throw notFound('OrderReturn', uid)
  return new JsonText(row.json, row.id)
}
