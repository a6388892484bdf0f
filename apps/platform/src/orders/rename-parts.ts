import type { OrderState } from '@tessera/domain/order-model/order-state'
import { renameLine, renamePayment } from '@tessera/domain/orders/rename-part'
import { fail } from '@tessera/server/api-error'
import { sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import { resolveID } from '../engine/ids.ts'
import type { LockedOrder } from './locked-order.ts'

/** A changed order with the ID that a part of it has from now on. */
interface RenamedPart {
  id: string
  locked: LockedOrder
  state: OrderState
}

/**
 * Renames a line if the body has another ID. The row is updated rather than replaced: shipments and copies belong to
 * it, and a trigger renames it in promotions, bundle items and stored responses.
 */
export async function renameLineRow(call: PlatformCall, part: RenamedPart): Promise<RenamedPart> {
  const { id, locked, state } = part
  const wanted = await wantedID(call, part)
  if (wanted === id) return part
  if (state.lines.some((line) => line.id === wanted)) fail('IdExists', { ObjectType: 'LineItem', ObjectID: wanted })
  await call.db.send(sql`update line_items set id = ${wanted} where order_uid = ${locked.record.uid} and id = ${id}`)
  return renamed(part, wanted, renameLine)
}

/** The same for a payment, whose transactions follow by foreign key. */
export async function renamePaymentRow(call: PlatformCall, part: RenamedPart): Promise<RenamedPart> {
  const { id, locked, state } = part
  const wanted = await wantedID(call, part)
  if (wanted === id) return part
  if (state.payments.some((one) => one.id === wanted)) fail('IdExists', { ObjectType: 'Payment', ObjectID: wanted })
  await call.db.send(sql`update payments set id = ${wanted} where order_uid = ${locked.record.uid} and id = ${id}`)
  return renamed(part, wanted, renamePayment)
}

async function wantedID(call: PlatformCall, { id, locked }: RenamedPart): Promise<string> {
  const { ID: given } = call.body
  if (typeof given !== 'string' || given === id) return id
  // the line may not be in the database yet
  if (locked.deferWrite) fail('ValidationFailure', { Property: 'ID' }, 'A step cannot change an ID.')
  return resolveID(call, given)
}

function renamed(
  { id, locked, state }: RenamedPart,
  wanted: string,
  rename: (state: OrderState, id: string, wanted: string) => OrderState,
): RenamedPart {
  const record = { ...locked.record, state: rename(locked.record.state, id, wanted) }
  return { id: wanted, locked: { ...locked, record }, state: rename(state, id, wanted) }
}
