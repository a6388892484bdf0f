import { isDeepStrictEqual } from 'node:util'
import type { OrderState } from '@tessera/domain/order-model/order-state'
import { findActorProblem } from '@tessera/domain/orders/order-permissions'
import { findRefreshed } from '@tessera/domain/orders/refresh'
import { ApiError, fail } from '@tessera/server/api-error'
import type { JsonText } from '@tessera/server/json-text'
import { sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import { applyPromotions } from '../orders/apply-promotions.ts'
import { type LockedOrder, withoutStock } from '../orders/locked-order.ts'
import type { OrderTarget } from '../orders/order-target.ts'
import { writeOrderState } from '../orders/write-order-state.ts'
import { type CheckoutEvent, findCalculator, type OrderOwner } from './checkout-event.ts'
import { getWorksheet } from './worksheet.ts'

/** The order state that a calculation starts from. */
export interface CalculationInput {
  /** The order as written last. */
  locked: LockedOrder
  /** True if repricing changed prices or promotions. */
  isChanged: boolean
  worksheet: JsonText
  owner: OrderOwner
  /** Undefined: the built-in calculator is used. */
  event: CheckoutEvent | undefined
}

/** Reprices the order before a calculation, so that no old price is used. */
export async function prepareCalculation(target: OrderTarget, call: PlatformCall): Promise<CalculationInput> {
  const taken = await lockChangeableOrder(target, call)
  const { uid, marketplace, clientID, userKey, isGuest } = taken.record
  const state = await repriceOrder(call, taken)
  const isChanged = !isDeepStrictEqual(state, taken.record.state)
  if (isChanged) await writeOrderState(call.db, taken.record, state, taken.catalog)
  const owner = { marketplace, clientID, userKey, isGuest, orderID: state.order.id }
  const [worksheet, event] = await Promise.all([getWorksheet(call.db, uid), findCalculator(call.db, owner)])
  return { locked: { ...taken, record: { ...taken.record, state }, state }, isChanged, worksheet, owner, event }
}

/** Checkout operations are refused once the order is submitted. */
export async function lockChangeableOrder(target: OrderTarget, call: PlatformCall): Promise<LockedOrder> {
  const locked = await target.lock(call, withoutStock)
  const stranger = findActorProblem(locked.caller)
  if (stranger) throw new ApiError([stranger])
  const { id, status } = locked.state.order
  if (status !== 'Unsubmitted') fail('Order.CannotSubmitBadStatus', { OrderID: id, Status: status })
  return locked
}

export async function repriceOrder(
  call: PlatformCall,
  { record, state: before, catalog }: LockedOrder,
): Promise<OrderState> {
  const refreshed = findRefreshed(before, catalog.offers, call.now)?.state ?? before
  return (await applyPromotions(call, record, refreshed, catalog)).state
}

/** Every write of the order changes it, so it serves as the version. */
export async function readLastUpdated({ db }: PlatformCall, uid: string): Promise<string> {
  const row = await db.find<{ at: string }>(
    sql`select to_json(last_updated) #>> '{}' as at from orders where uid = ${uid}`,
  )
  return row?.at ?? ''
}
