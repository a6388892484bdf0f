import { join, literal, type Sql, sql } from '@tessera/server/sql'

interface StateFacts {
  /** The order may still be paid by it: one such attempt per order, held by an index. */
  isLive?: true
  /** Something is left to do, by the customer or by us. */
  isOpen?: true
  /** The order is placed, or on its way to the platform. */
  isPlacing?: true
  /** The order belongs to the customer; nothing is open but the capture. */
  isPlaced?: true
  /** The money is held or charged, and the attempt says so. */
  isAuthorized?: true
  /** The customer or the lender has the next move. */
  isWaiting?: true
  /** The customer may still choose another way to pay. */
  canAbandon?: true
  /** Ended, with nothing held and nothing charged. */
  endedUncharged?: true
  /** No move follows. */
  isFinal?: true
}

/** Every state of a payment attempt and its properties; code and SQL take their lists from here. */
export const attemptStates = {
  started: { isLive: true, isOpen: true },
  challenge: { isLive: true, isOpen: true, isWaiting: true, canAbandon: true },
  pending: { isLive: true, isOpen: true, isWaiting: true, canAbandon: true },
  authorized: { isLive: true, isOpen: true, isAuthorized: true, canAbandon: true },
  submitting: { isLive: true, isOpen: true, isAuthorized: true, isPlacing: true },
  submitted: { isLive: true, isOpen: true, isAuthorized: true, isPlacing: true, isPlaced: true },
  captured: { isLive: true, isAuthorized: true, isPlacing: true, isPlaced: true, isFinal: true },
  saved: { isFinal: true },
  voiding: { isOpen: true },
  voided: { endedUncharged: true, isFinal: true },
  declined: { endedUncharged: true, isFinal: true },
  expired: { endedUncharged: true, isFinal: true },
  failed: { endedUncharged: true, isFinal: true },
} as const satisfies Record<string, StateFacts>

export type AttemptState = keyof typeof attemptStates

/** The states from which an attempt moves on. */
export type MovingState = {
  [State in AttemptState]: 'isFinal' extends keyof (typeof attemptStates)[State] ? never : State
}[AttemptState]

export const hasFact = ({ state }: { state: AttemptState }, fact: keyof StateFacts): boolean =>
  fact in attemptStates[state]

/** `state in ('started', …)` as literals: partial indexes are used only for a list that PostgreSQL can read. */
export function stateIs(fact: keyof StateFacts, column: Sql = sql`state`): Sql {
  const states = Object.entries(attemptStates).filter(([, facts]) => fact in facts)
  return sql`${column} in (${join(states.map(([state]) => literal(state)))})`
}
