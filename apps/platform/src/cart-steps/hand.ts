import type { Sheet } from '@tessera/domain/orders/sheet'
import type { PlatformCall } from '../actor.ts'
import type { Concerned, Desk, Later } from '../orders/desk.ts'
import { keptSheets } from '../orders/kept-sheets.ts'
import type { Place } from '../orders/place.ts'
import { type Writing, type Written, writeAndMark } from '../orders/write-sheet.ts'

export interface HandOptions {
  place: Place
  /** The products of all steps. */
  concerned: Concerned
  /** Throws if the locked order is not the version the caller expects. */
  check(desk: Desk): void
}

/** An order that several steps change: locked and read once, written only when a step needs it in the database. */
export interface Hand {
  place: Place
  /** Writes the pending state. Returns the order, if there is one. */
  put(call: PlatformCall): Promise<Desk | undefined>
  /** The order state before the first step. */
  taken(): Sheet | undefined
  /** Caches the state as written last, for the next request. */
  keep(call: PlatformCall): Promise<void>
}

interface Waiting {
  sheet: Sheet
  beside: NonNullable<Writing['beside']>
}

export function handFor({ place, concerned, check }: HandOptions): Hand {
  let desk: Desk | undefined
  let waiting: Waiting | undefined
  let taken: Sheet | undefined
  // the database fills columns of a new order that are not in its state
  let isMade = false
  let written: Promise<Written> | undefined
  const put: Hand['put'] = async (call) => {
    if (!desk || !waiting) return desk
    const { sheet, beside } = waiting
    const { isNew: _, ...open } = desk.open
    written = writeAndMark(call.db, desk.open, sheet, desk.catalogue, { beside })
    // the write is sent now and awaited at the end, where its failure is reported
    written.catch(() => undefined)
    desk = { ...desk, open: { ...open, sheet } }
    waiting = undefined
    return desk
  }
  const later: Later = async (call, sheet, { beside = {} }) => {
    // the second write of a column depends on the first, so the first must be in the database
    if (Object.keys(beside).some((column) => waiting?.beside[column])) await put(call)
    waiting = { sheet, beside: { ...stillTrue(waiting, sheet), ...beside } }
    desk = desk && { ...desk, sheet }
    // promotions query the database
    if (sheet.promotions.length > 0) await put(call)
  }
  const taking = (take: Place['take']): Place['take'] => {
    return async (call) => {
      if (desk) return desk
      const found = await take(call, concerned)
      check(found)
      taken = found.sheet
      isMade = found.open.isNew === true
      desk = { ...found, later }
      return desk
    }
  }
  const keep: Hand['keep'] = async ({ actor }) => {
    const last = await written
    if (!desk || !last || isMade) return
    const sheet = { ...desk.sheet, order: { ...desk.sheet.order, lastUpdated: last.lastUpdated } }
    keptSheets.keep(actor, { version: last.version, epoch: desk.epoch, sheet })
  }
  const here = { ...place, take: taking(place.take), takeOrMake: taking(place.takeOrMake) }
  return { place: here, put, taken: () => taken, keep }
}

/** Drops pending calculation and estimate responses that no longer match the order. */
function stillTrue(waiting: Waiting | undefined, { order }: Sheet): Waiting['beside'] {
  const { order_calculate_response: calculated, ship_estimate_response: estimated, ...others } = waiting?.beside ?? {}
  return {
    ...others,
    ...(calculated && order.isCalculated && { order_calculate_response: calculated }),
    ...(estimated && order.hasShipEstimates && { ship_estimate_response: estimated }),
  }
}
