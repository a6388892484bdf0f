/** A receiver that keeps failing gets no calls for a while. Times are in milliseconds. */
export interface CircuitBreaker {
  /** Consecutive failures. */
  failures: number
  /** No calls before this time; undefined while closed. */
  openUntil: number | undefined
}

export const closedBreaker: CircuitBreaker = { failures: 0, openUntil: undefined }

const allowedFailures = 5
const coolDownMilliseconds = 30_000

export const isOpen = ({ openUntil }: CircuitBreaker, now: number): boolean =>
  openUntil !== undefined && now < openUntil

/**
 * The state while an admitted call is running. After the cool-down that call is the trial: the breaker reopens behind
 * it, so that the trial is alone and a lost one does not block the receiver forever.
 */
export const afterAdmission = (breaker: CircuitBreaker, now: number): CircuitBreaker =>
  breaker.openUntil === undefined ? breaker : { ...breaker, openUntil: now + coolDownMilliseconds }

export function afterFailure({ failures, openUntil }: CircuitBreaker, now: number): CircuitBreaker {
  const isOneTooMany = failures + 1 >= allowedFailures
  return { failures: failures + 1, openUntil: isOneTooMany ? now + coolDownMilliseconds : openUntil }
}
