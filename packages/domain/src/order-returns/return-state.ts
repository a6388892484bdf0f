import type { Units } from '../money.ts'
import type { Caller } from '../order-model/caller.ts'
import type { JsonObject, OrderState, OrderStatus } from '../order-model/order-state.ts'

export interface ReturnItem {
  lineItemID: string
  quantity: number
  /** Null: no one has set it yet. */
  refundAmount: Units | null
  comments: string | null
}

/** A return of an order. It is locked with the order. */
export interface ReturnState {
  id: string
  status: OrderStatus
  refundAmount: Units | null
  /** An administrator set the amount, so it does not follow the items. */
  isOverridden: boolean
  items: readonly ReturnItem[]
  comments: string | null
  xp: JsonObject | null
  dateSubmitted: string | null
  dateApproved: string | null
  dateDeclined: string | null
  dateCanceled: string | null
  dateCompleted: string | null
}

export interface ReturnContext {
  now: Date
  caller: Caller
  order: OrderState
  /** Units on other submitted returns, by line. */
  returned: ReadonlyMap<string, number>
  /** Lines whose product may be returned by anyone. */
  returnable: ReadonlySet<string>
}

export type ReturnMilestone = 'dateSubmitted' | 'dateApproved' | 'dateDeclined' | 'dateCanceled' | 'dateCompleted'

/** Sets the status and the date of the change. */
export const withReturnStatus = (
  state: ReturnState,
  status: OrderStatus,
  now: Date,
  ...stamps: readonly ReturnMilestone[]
): ReturnState => ({
  ...state,
  status,
  ...Object.fromEntries(stamps.map((stamp) => [stamp, now.toISOString()])),
})
