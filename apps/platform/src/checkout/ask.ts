import { isDeepStrictEqual } from 'node:util'
import { findActorProblem } from '@tessera/domain/orders/caller'
import { findRefreshed } from '@tessera/domain/orders/refresh'
import { ApiError, fail } from '@tessera/server/api-error'
import type { Json } from '@tessera/server/json'
import { sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import type { Desk } from '../orders/desk.ts'
import type { Place } from '../orders/place.ts'
import { refreshCopies } from '../orders/refresh-copies.ts'
import { settlePromotions } from '../orders/settle-promotions.ts'
import { writeSheet } from '../orders/write-sheet.ts'
import { recordEvent } from '../record-event.ts'
import { type CheckoutEvent, findCheckoutEvent, type OrderOwner } from './checkout-event.ts'
import { getWorksheet } from './worksheet.ts'

/** An order as it was when it was asked about. */
export interface Asked {
  uid: string
  /** Whoever changes the order changes this too. */
  lastUpdated: string
  worksheet: Json
  owner: OrderOwner
  /** None: the built-in calculator answers. */
  event: CheckoutEvent | undefined
}

/** The first of two short transactions: the order at today's prices, so that nobody calculates with yesterday's. */
export async function ask(place: Place, call: PlatformCall): Promise<Asked> {
  const desk = await changeableOrder(place, call)
  const { uid, marketplace, clientID, userKey, isGuest } = desk.open
  await bringUpToDate(call, desk)
  await refreshCopies(call.db, desk)
  const owner = { marketplace, clientID, userKey, isGuest, orderID: desk.sheet.order.id }
  return {
    uid,
    lastUpdated: await lastUpdatedOf(call, uid),
    worksheet: await getWorksheet(call.db, uid),
    owner,
    event: await findCheckoutEvent(call.db, owner),
  }
}

/** Checkout ends with the submission. */
export async function changeableOrder(place: Place, call: PlatformCall): Promise<Desk> {
  const desk = await place.take(call)
  const stranger = findActorProblem(desk.caller)
  if (stranger) throw new ApiError([stranger])
  const { id, status } = desk.sheet.order
  if (status !== 'Unsubmitted') fail('Order.CannotSubmitBadStatus', { OrderID: id, Status: status })
  return desk
}

async function bringUpToDate(call: PlatformCall, { open, sheet: before, catalogue }: Desk): Promise<void> {
  const refreshed = findRefreshed(before, catalogue.offers, call.now)?.sheet ?? before
  const { sheet } = await settlePromotions(call.db, open, refreshed, catalogue, call.now)
  if (isDeepStrictEqual(sheet, before)) return
  await writeSheet(call.db, open, sheet, catalogue)
  await recordEvent(call, undefined)
}

async function lastUpdatedOf({ db }: PlatformCall, uid: string): Promise<string> {
  const row = await db.find<{ at: string }>(
    sql`select to_json(last_updated) #>> '{}' as at from orders where uid = ${uid}`,
  )
  return row?.at ?? ''
}
