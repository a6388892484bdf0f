import type { ErrorCode } from '@tessera/contract/errors'
import { fail } from '@tessera/server/api-error'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { detachFromCompany } from './move-guest-order.ts'

/** A user with open orders cannot be removed or moved. Locked first, so that none is submitted meanwhile. */
async function refuseOpen(db: Queryable, uid: string, code: ErrorCode): Promise<void> {
  const rows = await db.rows<{ id: string; status: string }>(sql`
    select id, status from orders
    where from_user_uid = ${uid} and status in ('Unsubmitted', 'AwaitingApproval', 'Open') and not is_guest
    order by uid for update`)
  const open = rows.find(({ status }) => status !== 'Unsubmitted')
  if (open) fail(code, { OrderID: open.id, Status: open.status })
}

/** Carts are deleted with their user; submitted and declined orders keep the name. */
export async function removeOrdersOf(db: Queryable, uid: string): Promise<void> {
  await refuseOpen(db, uid, 'User.CannotDeleteWithOpenOrder')
  await db.rows(sql`delete from orders where from_user_uid = ${uid} and status = 'Unsubmitted'`)
  await db.rows(sql`update orders o set from_user = order_user(o) where from_user_uid = ${uid} and not is_submitted`)
}

export type MovedOrders = 'none' | 'unsubmitted' | 'all'

/**
 * Moves the orders to another buyer with their user, or not; those that stay are unreachable until the user returns.
 */
export async function moveOrdersOf(db: Queryable, uid: string, moved: MovedOrders, buyerID: string): Promise<void> {
  await refuseOpen(db, uid, 'User.CannotMoveeWithOpenOrder')
  if (moved === 'none') return
  const which = moved === 'all' ? sql`true` : sql`status = 'Unsubmitted'`
  const rows = await db.rows<{ uid: string; status: string }>(sql`
    select uid::text, status from orders where from_user_uid = ${uid} and from_company_id <> ${buyerID} and not is_guest and ${which} for update`)
  for (const { uid: order, status } of rows) if (status === 'Unsubmitted') await detachFromCompany({ db }, order)
  await db.rows(
    sql`update orders set from_company_id = ${buyerID} where uid = any(${rows.map((row) => row.uid)}::bigint[])`,
  )
}
