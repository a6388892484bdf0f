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

/** An order as it was when it was asked about. */
export interface Asked {
  /** As it was written last. */
  desk: Desk
  /** Prices or promotions were not those of today, and are now. */
  isChanged: boolean
  worksheet: Json
  owner: OrderOwner
  /** None: the built-in calculator answers. */
  event: CheckoutEvent | undefined
}

/** The order at today's prices, so that nobody calculates with yesterday's. */
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

/** Checkout ends with the submission. */
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

/** Whoever changes the order changes this too. */
export async function lastUpdatedOf({ db }: PlatformCall, uid: string): Promise<string> {
  const row = await db.find<{ at: string }>(
    sql`select to_json(last_updated) #>> '{}' as at from orders where uid = ${uid}`,
  )
  return row?.at ?? ''
}
