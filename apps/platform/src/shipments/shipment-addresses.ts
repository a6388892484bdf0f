import { addressProblems } from '@tessera/domain/companies/address'
import { invalidProperty } from '@tessera/domain/order-model/problem'
import { ApiError } from '@tessera/server/api-error'
import type { JsonText } from '@tessera/server/json-text'
import { join, name, type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import type { WriteContext } from '../engine/write-context.ts'
import { getListed } from '../me/find-listed.ts'
import { emptyAddress } from '../orders/order-addresses.ts'
import { shipmentTable } from '../orders/order-table.ts'
import { lockShipment } from './locked-shipment.ts'
import { visibleShipments } from './visible-shipments.ts'

export const shipmentAddressHandlers: PlatformHandlers = {
  'Shipments.SetShipFromAddress': (call) => setAddress(call, 'from_address'),
  'Shipments.SetShipToAddress': (call) => setAddress(call, 'to_address'),
}

/** Writes an address for this shipment alone. Any ID in the body is dropped: a one-time address cannot be looked up. */
async function setAddress(call: PlatformCall, column: 'from_address' | 'to_address'): Promise<JsonText> {
  const { uid, id } = await lockShipment(call)
  const { ID: _, ...fields } = call.body
  const problems = addressProblems(fields)
  if (problems.length > 0)
    throw new ApiError(problems.map(({ property, message }) => invalidProperty(property, message)))
  await call.db.rows(sql`
    update shipments
    set ${name(column)} = ${JSON.stringify({ ...emptyAddress, ...fields })}::jsonb, ${name(`${column}_id`)} = null
    where uid = ${uid}`)
  const source = { table: shipmentTable, from: sql`shipments t`, where: visibleShipments(call.actor) }
  return getListed(call, source, 'Shipment', id)
}

const addressOf = (company: Sql, column: Sql): Sql => sql`(
  select address_json(a)::jsonb from addresses a
  where a.marketplace_id = t.marketplace_id and ${company} and a.id = ${column})`

const copies = {
  FromAddressID: sql`from_address = ${addressOf(sql`a.company_type = t.owner_type and a.company_id = t.owner_id`, sql`t.from_address_id`)}`,
  ToAddressID: sql`to_address = ${addressOf(sql`a.company_type = 'buyer' and a.company_id = t.buyer_id`, sql`t.to_address_id`)}`,
}

/** A shipment keeps its addresses as they were when they were set. A one-time address stays until an ID replaces it. */
export async function storeAddressCopies(
  { db, actor }: PlatformCall,
  { before, after }: WriteContext,
  id: string,
): Promise<boolean> {
  const changed = Object.entries(copies).filter(([field]) => (before?.[field] ?? null) !== (after[field] ?? null))
  if (changed.length === 0) return false
  await db.rows(sql`
    update shipments t set ${join(changed.map(([, copy]) => copy))}
    where t.marketplace_id = ${actor.marketplace} and t.id = ${id}`)
  return true
}
