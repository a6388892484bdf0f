import { isDeepStrictEqual } from 'node:util'
import { findActorProblem } from '@tessera/domain/orders/caller'
import { findRefreshed } from '@tessera/domain/orders/refresh'
import type { Sheet } from '@tessera/domain/orders/sheet'
import { ApiError, fail } from '@tessera/server/api-error'
import type { Json } from '@tessera/server/json'
import { sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import { type Desk, uncounted } from '../orders/desk.ts'
import type { Place } from '../orders/place.ts'
import { refreshCopies } from '../orders/refresh-copies.ts'
import { settlePromotions } from '../orders/settle-promotions.ts'
import { writeSheet } from '../orders/write-sheet.ts'
import { type CheckoutEvent, findCheckoutEvent, type OrderOwner } from './checkout-event.ts'
import { getWorksheet } from './worksheet.ts'

/** The order state that a calculation starts from. */
export interface Asked {
  /** The order as written last. */
  desk: Desk
  /** True if repricing changed prices or promotions. */
  isChanged: boolean
  worksheet: Json
  owner: OrderOwner
  /** Undefined: the built-in calculator is used. */
  event: CheckoutEvent | undefined
}

/** Reprices the order before a calculation, so that no old price is used. */
export async function ask(place: Place, call: PlatformCall): Promise<Asked> {
  const taken = await changeableOrder(place, call)
  const { uid, marketplace, clientID, userKey, isGuest } = taken.open
  const sheet = await sheetOfToday(call, taken)
  const isChanged = !isDeepStrictEqual(sheet, taken.sheet)
  if (isChanged) await writeSheet(call.db, taken.open, sheet, taken.catalogue)
  await refreshCopies(call.db, taken)
  const owner = { marketplace, clientID, userKey, isGuest, orderID: sheet.order.id }
  const [worksheet, event] = await Promise.all([getWorksheet(call.db, uid), findCheckoutEvent(call.db, owner)])
  return { desk: { ...taken, open: { ...taken.open, sheet }, sheet }, isChanged, worksheet, owner, event }
}

/** Checkout operations are refused once the order is submitted. */
export async function changeableOrder(place: Place, call: PlatformCall): Promise<Desk> {
  const desk = await place.take(call, uncounted)
  const stranger = findActorProblem(desk.caller)
  if (stranger) throw new ApiError([stranger])
  const { id, status } = desk.sheet.order
  if (status !== 'Unsubmitted') fail('Order.CannotSubmitBadStatus', { OrderID: id, Status: status })
  return desk
}

async function sheetOfToday(call: PlatformCall, { open, sheet: before, catalogue }: Desk): Promise<Sheet> {
  const refreshed = findRefreshed(before, catalogue.offers, call.now)?.sheet ?? before
  return (await settlePromotions(call.db, open, refreshed, catalogue, call.now)).sheet
}

/** Every write of the order changes it, so it serves as the version. */
export async function lastUpdatedOf({ db }: PlatformCall, uid: string): Promise<string> {
  const row = await db.find<{ at: string }>(
    sql`select to_json(last_updated) #>> '{}' as at from orders where uid = ${uid}`,
  )
  return row?.at ?? ''
}
