const allowedFailures = 5
const coolDownMilliseconds = 10_000

export interface CircuitBreaker {
  /** Whether a call may go out. Its result must be reported. */
  admit(): boolean
  report(isWell: boolean): void
  isOpen(): boolean
}

/** Stops calls after five failures in a row; after the cool-down one trial call checks the provider again. */
export function createCircuitBreaker(now: () => number): CircuitBreaker {
  let failures = 0
  let openUntil = 0
  return {
    admit() {
      if (failures < allowedFailures) return true
      if (now() < openUntil) return false
      // restarts the cool-down, so that a trial that never reports does not block later trials
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
