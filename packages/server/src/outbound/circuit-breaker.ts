export interface CircuitBreaker {
  /** Whether a call may go out now. An admitted call must be reported. */
  admit(): boolean
  report(isUp: boolean): void
  /** True from the last allowed failure until a call succeeds, trial calls included. */
  isOpen(): boolean
}

const allowedFailures = 5

/** Stops calls to a receiver after five failures in a row; after the cool-down one trial call checks it again. */
export function createCircuitBreaker(coolDownMilliseconds: number, now: () => number = Date.now): CircuitBreaker {
  let failures = 0
  let openUntil = 0
  const isOpen = (): boolean => failures >= allowedFailures
  return {
    admit() {
      if (!isOpen()) return true
      if (now() < openUntil) return false
      // restarts the cool-down, so that the trial is alone and a lost one does not block later trials
      openUntil = now() + coolDownMilliseconds
      return true
    },
    report(isUp) {
      failures = isUp ? 0 : failures + 1
      if (isOpen()) openUntil = now() + coolDownMilliseconds
    },
    isOpen,
  }
}
