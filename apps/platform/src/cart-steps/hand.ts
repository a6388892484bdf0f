import type { Sheet } from '@tessera/domain/orders/sheet'
import type { PlatformCall } from '../actor.ts'
import type { Concerned, Desk, Later } from '../orders/desk.ts'
import { keptSheets } from '../orders/kept-sheets.ts'
import type { Place } from '../orders/place.ts'
import { type Writing, type Written, writeAndMark } from '../orders/write-sheet.ts'

export interface HandOptions {
  place: Place
  /** Of all steps together. */
  concerned: Concerned
  /** Refuses an order that is not the one that was meant. */
  check(desk: Desk): void
}

/** An order in the hand of several steps: locked and read once, written when somebody has to see it. */
export interface Hand {
  place: Place
  /** Writes what waits, and answers with the order if there is one. */
  put(call: PlatformCall): Promise<Desk | undefined>
  /** The order as it was taken. */
  taken(): Sheet | undefined
  /** Remembers the order as it was written last, for whoever takes it next. */
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
  // what the database adds to a new order is not in its sheet
  let isMade = false
  let written: Promise<Written> | undefined
  const put: Hand['put'] = async (call) => {
    if (!desk || !waiting) return desk
    const { sheet, beside } = waiting
    const { isNew: _, ...open } = desk.open
    written = writeAndMark(call.db, desk.open, sheet, desk.catalogue, { beside })
    // what waits is sent before it is answered; whether it could be done is heard at the end
    written.catch(() => undefined)
    desk = { ...desk, open: { ...open, sheet } }
    waiting = undefined
    return desk
  }
  const later: Later = async (call, sheet, { beside = {} }) => {
    // what is added to a column has to be added to what is there
    if (Object.keys(beside).some((column) => waiting?.beside[column])) await put(call)
    waiting = { sheet, beside: { ...stillTrue(waiting, sheet), ...beside } }
    desk = desk && { ...desk, sheet }
    // promotions look into the database
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

/** What was worked out for an order that has changed since is not written any more. */
function stillTrue(waiting: Waiting | undefined, { order }: Sheet): Waiting['beside'] {
  const { order_calculate_response: calculated, ship_estimate_response: estimated, ...others } = waiting?.beside ?? {}
  return {
    ...others,
    ...(calculated && order.isCalculated && { order_calculate_response: calculated }),
    ...(estimated && order.hasShipEstimates && { ship_estimate_response: estimated }),
  }
}
