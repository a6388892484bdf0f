import { notFound } from '@tessera/server/api-error'
import type { Queryable } from '@tessera/server/database'
import { Json } from '@tessera/server/json'
import { type Sql, sql } from '@tessera/server/sql'
import { shown } from '../engine/shown.ts'
import { lineTable, orderTable, paymentTable } from './order-table.ts'

export async function findOrderJson(db: Queryable, where: Sql): Promise<Json | undefined> {
  const row = await db.find<{ id: string; json: string }>(sql`
    select t.id, (select row_to_json(it)::text from (select ${shown(orderTable)}) it) as json
    from orders t
    where ${where}`)
  return row && new Json(row.json, row.id)
}

export async function showOrder(db: Queryable, uid: string): Promise<Json> {
  return (await findOrderJson(db, sql`t.uid = ${uid}`)) ?? new Json('null')
}

export async function findLineJson(db: Queryable, uid: string, id: string): Promise<Json | undefined> {
  const row = await db.find<{ json: string }>(sql`
    select row_to_json(it)::text as json
    from (select ${shown(lineTable)} from line_items t where t.order_uid = ${uid} and t.id = ${id}) it`)
  return row && new Json(row.json, id)
}

export async function getLineJson(db: Queryable, uid: string, id: string): Promise<Json> {
  const found = await findLineJson(db, uid, id)
  if (!found) throw notFound('LineItem', id)
  return found
}

export async function findPaymentJson(db: Queryable, uid: string | null, id: string): Promise<Json | undefined> {
  const row = await db.find<{ json: string }>(sql`
    select row_to_json(it)::text as json
    from (select ${shown(paymentTable)} from payments t where t.order_uid = ${uid} and t.id = ${id}) it`)
  return row && new Json(row.json, id)
}
