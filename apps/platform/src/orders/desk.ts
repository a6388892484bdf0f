import type { Caller } from '@tessera/domain/orders/caller'
import type { Problem } from '@tessera/domain/orders/problem'
import type { Sheet } from '@tessera/domain/orders/sheet'
import type { OrderBooking } from '@tessera/domain/orders/submit'
import { ApiError } from '@tessera/server/api-error'
import { Json } from '@tessera/server/json'
import { Soon } from '@tessera/server/soon'
import type { PlatformCall } from '../actor.ts'
import { book } from './book.ts'
import type { CatalogueEpoch } from './catalogue-epoch.ts'
import { cart, type FindOrder, missingOrder } from './find-order.ts'
import { keptSheets } from './kept-sheets.ts'
import { type Catalogue, readCatalogue } from './read-offers.ts'
import { lockSheet, type OpenSheet } from './read-sheet.ts'
import { settlePromotions } from './settle-promotions.ts'
import { type Writing, writeAndShowLine, writeAndShowOrder, writeSheet } from './write-sheet.ts'

/** An order locked for change, with its full state and the current offers of its products. */
export interface Desk {
  open: OpenSheet
  sheet: Sheet
  epoch: CatalogueEpoch
  catalogue: Catalogue
  caller: Caller
  /** Set while more changes follow in the same transaction: defers the write. */
  later?: Later
}

export type Later = (call: PlatformCall, after: Sheet, writing: Writing) => Promise<void>

/** The products that a request adds, and those whose stock it needs. */
export interface Concerned {
  more?: readonly string[]
  /** Defaults to all. Price and address changes need no stock; a line change needs only its own product's. */
  counted?: (sheet: Sheet) => readonly string[]
}

export const uncounted: Concerned = { counted: () => [] }

/** The first step of lock, decide, write, announce. */
export async function takeOrder(call: PlatformCall, find: FindOrder, concerned?: Concerned): Promise<Desk> {
  const desk = await findTaken(call, find, concerned)
  if (!desk) throw missingOrder(call)
  return desk
}

export async function findTaken(call: PlatformCall, find: FindOrder, concerned?: Concerned) {
  const kept = find === cart ? keptSheets.find(call.actor) : undefined
  const { open, epoch } = await lockSheet(call.db, call.actor.marketplace, find(call), kept)
  return open && deskOf(call, open, epoch, concerned)
}

export async function deskOf(
  call: PlatformCall,
  open: OpenSheet,
  epoch: CatalogueEpoch,
  { more = [], counted }: Concerned = {},
): Promise<Desk> {
  const { lines, order } = open.sheet
  const shopping = {
    who: { marketplace: open.marketplace, buyerID: open.buyerID, userID: open.userID },
    seller: order.toCompanyID,
    productIDs: [...lines.map(({ productID }) => productID), ...more],
    recordIDs: lines.flatMap(({ inventoryRecordID }) => inventoryRecordID ?? []),
    counted: counted ? new Set([...more, ...counted(open.sheet)]) : ('all' as const),
  }
  const catalogue = shopping.productIDs.length > 0 ? await readCatalogue(call.db, shopping, epoch) : nothing
  return { open, sheet: open.sheet, epoch, catalogue, caller: callerOf(call, open) }
}

const nothing: Catalogue = { offers: new Map(), copies: new Map() }

export const callerOf = ({ actor }: PlatformCall, { userKey, isGuest }: OpenSheet): Caller => ({
  isOwner: userKey === actor.userKey && isGuest === (actor.orderID !== undefined),
  isSeller: actor.userType === 'admin',
  roles: [...actor.roles],
})

/** Saves a changed cart: re-applies promotions and writes what differs. */
export async function putBack(call: PlatformCall, desk: Desk, after: Sheet, writing: Writing = {}): Promise<void> {
  const settled = await settledFor(call, desk, after)
  if (desk.later) return desk.later(call, settled, writing)
  await writeSheet(call.db, desk.open, settled, desk.catalogue, writing)
}

/** The same, and returns the order. */
export async function putBackOrder(call: PlatformCall, desk: Desk, after: Sheet, writing?: Writing): Promise<Soon> {
  const settled = await settledFor(call, desk, after)
  if (!desk.later) return writeAndShowOrder(call.db, desk.open, settled, desk.catalogue, writing)
  await desk.later(call, settled, writing ?? {})
  return notShown(settled.order.id)
}

/** The same, and returns one line. */
export async function putBackLine(call: PlatformCall, desk: Desk, after: Sheet, lineID: string): Promise<Soon> {
  const settled = await settledFor(call, desk, after)
  if (!desk.later) return writeAndShowLine(call.db, desk.open, settled, desk.catalogue, lineID)
  await desk.later(call, settled, {})
  return notShown(lineID)
}

/** With several changes the order is read once, after the last. */
const notShown = (id: string): Soon => new Soon(id, Promise.resolve(new Json('null')))

const settledFor = async ({ db, now }: PlatformCall, { open, catalogue }: Desk, after: Sheet): Promise<Sheet> =>
  (await settlePromotions(db, open, after, catalogue, now)).sheet

/** Saves a status change together with its bookings of accounts, promotions and stock. */
export async function putThrough(
  call: PlatformCall,
  desk: Desk,
  { sheet, ...booking }: OrderBooking,
  writing?: Writing,
): Promise<void> {
  await book(call.db, desk.open, booking)
  await writeSheet(call.db, desk.open, sheet, desk.catalogue, writing)
}

export async function putThroughOrder(
  call: PlatformCall,
  desk: Desk,
  { sheet, ...booking }: OrderBooking,
  writing?: Writing,
): Promise<Soon> {
  await book(call.db, desk.open, booking)
  return writeAndShowOrder(call.db, desk.open, sheet, desk.catalogue, writing)
}

/** Returns the decision or throws its problems. */
export function agreed<T>(
  decision: ({ ok: true } & T) | { ok: false; problems: readonly Problem[] },
): { ok: true } & T {
  if (!decision.ok) throw new ApiError(decision.problems)
  return decision
}
