import { notFound } from '@tessera/server/api-error'
import type { Queryable } from '@tessera/server/database'
import { JsonText } from '@tessera/server/json-text'
import { join, type Sql, sql } from '@tessera/server/sql'
import type { Actor } from '../actor.ts'
import { shipFromAddress } from '../engine/computed.ts'
import { selectFields, selectList } from '../engine/select-list.ts'
import { hasOldPrices } from './order-pricing.ts'
import { lineTableFor, orderTable, paymentTable } from './order-table.ts'

interface FoundOrder {
  uid: string
  json: JsonText
  hasOldPrices: boolean
}

/** The order as it is stored. */
export async function findStoredOrder(db: Queryable, where: Sql): Promise<FoundOrder | undefined> {
  const row = await db.find<{ id: string; uid: string; json: string; hasOldPrices: boolean }>(sql`
    select t.id, t.uid::text, ${hasOldPrices} as "hasOldPrices",
      (select row_to_json(it)::text from (select ${selectList(orderTable)}) it) as json
    from orders t
    where ${where}`)
  return row && { ...row, json: new JsonText(row.json, row.id) }
}

export async function showOrder(db: Queryable, uid: string): Promise<JsonText> {
  return (await findStoredOrder(db, sql`t.uid = ${uid}`))?.json ?? new JsonText('null')
}

export const shownLine = (actor: Pick<Actor, 'userType'>): Sql => selectList(lineTableFor(actor))

/** The same of a line whose order is inserted by the same statement, which does not see its row. */
export function shownFirstLine({ userType }: Pick<Actor, 'userType'>, marketplace: string): Sql {
  const others = userType === 'admin' ? withoutOrigin.admin : withoutOrigin.buyer
  return sql`${others}, ${shipFromAddress(sql`${marketplace}`)} as "ShipFromAddress"`
}

const fieldsBesideOrigin = (userType: Actor['userType']): Sql =>
  join(selectFields(lineTableFor({ userType }), (field) => field !== 'ShipFromAddress'))
const withoutOrigin = { admin: fieldsBesideOrigin('admin'), buyer: fieldsBesideOrigin('buyer') }

export async function findLineJson(db: Queryable, uid: string, id: string, shown: Sql): Promise<JsonText | undefined> {
  const row = await db.find<{ json: string }>(sql`
    select row_to_json(it)::text as json
    from (select ${shown} from line_items t where t.order_uid = ${uid} and t.id = ${id}) it`)
  return row && new JsonText(row.json, id)
}

export async function getLineJson(db: Queryable, uid: string, id: string, shown: Sql): Promise<JsonText> {
  const found = await findLineJson(db, uid, id, shown)
  if (!found) throw notFound('LineItem', id)
  return found
}

export async function findPaymentJson(db: Queryable, uid: string | null, id: string): Promise<JsonText | undefined> {
  const row = await db.find<{ json: string }>(sql`
    select row_to_json(it)::text as json
    from (select ${selectList(paymentTable)} from payments t where t.order_uid = ${uid} and t.id = ${id}) it`)
  return row && new JsonText(row.json, id)
}
