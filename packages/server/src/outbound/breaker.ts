/** A receiver that keeps failing is left alone for a while. Moments are milliseconds. */
export interface Breaker {
  /** In a row. */
  failures: number
  /** Until then nothing is sent; undefined while all is well. */
  openUntil: number | undefined
}

export const closed: Breaker = { failures: 0, openUntil: undefined }

const allowedFailures = 5
const coolDownMilliseconds = 30_000

export const isOpen = ({ openUntil }: Breaker, now: number): boolean => openUntil !== undefined && now < openUntil

/**
 * The state while a call that was let through is under way. After the cool-down that call is the trial: the breaker
 * opens anew behind it, so that it is alone, and a trial that is never heard of again does not keep it open for ever.
 */
export const afterAdmission = (breaker: Breaker, now: number): Breaker =>
  breaker.openUntil === undefined ? breaker : { ...breaker, openUntil: now + coolDownMilliseconds }

export function afterFailure({ failures, openUntil }: Breaker, now: number): Breaker {
  const isOneTooMany = failures + 1 >= allowedFailures
  return { failures: failures + 1, openUntil: isOneTooMany ? now + coolDownMilliseconds : openUntil }
}
