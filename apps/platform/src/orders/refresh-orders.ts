import { isDeepStrictEqual } from 'node:util'
import { isDatabase } from '@tessera/server/database'
import { join, name, type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import { findLockedOrder, type LockedOrder, withoutStock } from './locked-order.ts'
import { hasOldPrices, pricingColumns } from './order-pricing.ts'
import { writeOrderState } from './write-order-state.ts'

/** Writes today's prices of an unsubmitted order before it is read. In a transaction the order is locked and current. */
export async function refreshOrder(call: PlatformCall, uid: string): Promise<void> {
  const { db: database } = call
  if (!isDatabase(database)) return
  await database.transaction(async (db) => {
    const own = { ...call, db }
    const locked = await findLockedOrder(own, () => sql`t.uid = ${uid} and t.status = 'Unsubmitted'`, withoutStock)
    if (locked) await writeRefreshed(own, locked)
  })
}

/** Unchanged prices are marked as current without a new version of the order. */
async function writeRefreshed({ db }: PlatformCall, { record, state, catalog }: LockedOrder): Promise<void> {
  if (!isDeepStrictEqual(state, record.state)) return writeOrderState(db, record, state, catalog)
  const set = Object.entries(pricingColumns(record.pricing)).map(([column, value]) => sql`${name(column)} = ${value}`)
  await db.send(sql`update orders set ${join(set)} where uid = ${record.uid}`)
}

/** A list shows at most one hundred orders. */
const maxListed = 100

/** The same for the orders of a list. `where` is a condition on `t`. */
export async function refreshListedOrders(call: PlatformCall, where: Sql): Promise<void> {
  const old = await call.db.rows<{ uid: string }>(sql`
    select t.uid::text from orders t where ${where} and ${hasOldPrices} order by t.last_updated desc limit ${maxListed}`)
  for (const { uid } of old) await refreshOrder(call, uid)
}
