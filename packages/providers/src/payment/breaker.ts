const allowedFailures = 5
const coolDownMilliseconds = 10_000

export interface Breaker {
  /** Whether a call may go out; it must be reported. */
  admit(): boolean
  report(isWell: boolean): void
  isOpen(): boolean
}

/** Leaves a provider alone that failed five times in a row; after the cool-down one call tries whether it is back. */
export function createBreaker(now: () => number): Breaker {
  let failures = 0
  let openUntil = 0
  return {
    admit() {
      if (failures < allowedFailures) return true
      if (now() < openUntil) return false
      // closes behind the trial: should it never be heard of again, the next one may try after as long
      openUntil = now() + coolDownMilliseconds
      return true
    },
    report(isWell) {
      failures = isWell ? 0 : failures + 1
      if (failures >= allowedFailures) openUntil = now() + coolDownMilliseconds
    },
    isOpen: () => failures >= allowedFailures,
  }
}
