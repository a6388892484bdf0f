import type { Attempt } from './attempt.ts'
import type { OrderNow } from './order-steps.ts'

/** An order that was placed a moment ago. Its attempt's lease goes on with it. */
export interface JustPlaced {
  attempt: Attempt
  lease: string
  order: OrderNow
  /** The number that was reserved for it; undefined if it was placed before and has one. */
  number: string | undefined
}

/** Takes a place for what follows an order, before it is placed. Undefined while all places are taken. */
export type TakePlace = () => Place | undefined

/** Called once: with the order, or with nothing if it was not placed. */
export type Place = (placed: JustPlaced | undefined) => void
