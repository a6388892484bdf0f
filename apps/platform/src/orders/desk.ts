import type { Caller } from '@tessera/domain/orders/caller'
import type { Problem } from '@tessera/domain/orders/problem'
import type { Sheet } from '@tessera/domain/orders/sheet'
import type { OrderBooking } from '@tessera/domain/orders/submit'
import { ApiError } from '@tessera/server/api-error'
import type { PlatformCall } from '../actor.ts'
import { book } from './book.ts'
import { type FindOrder, missingOrder } from './find-order.ts'
import { type Catalogue, readCatalogue } from './read-offers.ts'
import { findSheet, type OpenSheet } from './read-sheet.ts'
import { settlePromotions } from './settle-promotions.ts'
import { writeSheet } from './write-sheet.ts'

/** An order on the desk: locked, read whole, with what its products are for its user today. */
export interface Desk {
  open: OpenSheet
  sheet: Sheet
  catalogue: Catalogue
  caller: Caller
}

/** Lock, decide, write, announce: this is lock. `more` are products the request brings along. */
export async function takeOrder(call: PlatformCall, find: FindOrder, more: readonly string[] = []): Promise<Desk> {
  const desk = await findTaken(call, find, more)
  if (!desk) throw missingOrder(call)
  return desk
}

export async function findTaken(call: PlatformCall, find: FindOrder, more: readonly string[] = []) {
  const open = await findSheet(call.db, find(call), 'locked')
  if (!open) return undefined
  return { open, sheet: open.sheet, catalogue: await catalogueOf(call, open, more), caller: callerOf(call, open) }
}

export function catalogueOf({ db }: PlatformCall, open: OpenSheet, more: readonly string[] = []): Promise<Catalogue> {
  const { lines, order } = open.sheet
  const who = { marketplace: open.marketplace, buyerID: open.buyerID, userID: open.userID }
  const records = lines.flatMap(({ inventoryRecordID }) => inventoryRecordID ?? [])
  return readCatalogue(db, who, order.toCompanyID, [...lines.map(({ productID }) => productID), ...more], records)
}

export const callerOf = ({ actor }: PlatformCall, { userKey, isGuest }: OpenSheet): Caller => ({
  isOwner: userKey === actor.userKey && isGuest === (actor.orderID !== undefined),
  roles: [...actor.roles],
})

/** Write, for a change of a cart: promotions follow, then everything that differs goes to the database. */
export async function putBack(call: PlatformCall, desk: Desk, after: Sheet): Promise<Sheet> {
  const { sheet } = await settlePromotions(call.db, desk.open, after, desk.catalogue, call.now)
  await writeSheet(call.db, desk.open, sheet, desk.catalogue)
  return sheet
}

/** Write, for a change of status: the sheet as decided, and what it takes or gives back. */
export async function putThrough(call: PlatformCall, desk: Desk, { sheet, ...booking }: OrderBooking): Promise<void> {
  await book(call.db, desk.open, booking)
  await writeSheet(call.db, desk.open, sheet, desk.catalogue)
}

/** A decision, or the refusal it is. */
export function agreed<T>(
  decision: ({ ok: true } & T) | { ok: false; problems: readonly Problem[] },
): { ok: true } & T {
  if (!decision.ok) throw new ApiError(decision.problems)
  return decision
}
