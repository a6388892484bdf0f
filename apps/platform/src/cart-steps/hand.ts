import type { Sheet } from '@tessera/domain/orders/sheet'
import type { PlatformCall } from '../actor.ts'
import type { Concerned, Desk, Later } from '../orders/desk.ts'
import type { Place } from '../orders/place.ts'
import { type Writing, writeSheet } from '../orders/write-sheet.ts'

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
}

interface Waiting {
  sheet: Sheet
  beside: NonNullable<Writing['beside']>
}

export function handFor({ place, concerned, check }: HandOptions): Hand {
  let desk: Desk | undefined
  let waiting: Waiting | undefined
  const put: Hand['put'] = async (call) => {
    if (!desk || !waiting) return desk
    const { sheet, beside } = waiting
    const { isNew: _, ...open } = desk.open
    await writeSheet(call.db, desk.open, sheet, desk.catalogue, { beside })
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
      const taken = await take(call, concerned)
      check(taken)
      desk = { ...taken, later }
      return desk
    }
  }
  return { place: { ...place, take: taking(place.take), takeOrMake: taking(place.takeOrMake) }, put }
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
