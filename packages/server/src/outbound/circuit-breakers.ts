import { afterAdmission, afterFailure, type CircuitBreaker, closedBreaker, isOpen } from './circuit-breaker.ts'
import type { OutboundAnswer, OutboundFailure } from './outbound-answer.ts'

export interface CircuitBreakers {
  /** Whether a call may go out now. An admitted call must be reported. */
  admit(host: string): boolean
  report(host: string, answer: OutboundAnswer): void
}

/** Failures that mean the receiver is down or overloaded. Our own refusals say nothing about it. */
const downFailures: ReadonlySet<OutboundFailure | undefined> = new Set([
  'timeout',
  'connection',
  'unresolved',
  'certificate',
])
const maxHosts = 1000

/** One breaker per host; healthy hosts are not stored. */
export function createCircuitBreakers(now: () => number): CircuitBreakers {
  const states = new Map<string, CircuitBreaker>()
  const store = (host: string, state: CircuitBreaker): void => {
    states.delete(host)
    states.set(host, state)
    const [oldest] = states.keys()
    if (states.size > maxHosts && oldest !== undefined) states.delete(oldest)
  }
  return {
    admit(host) {
      const state = states.get(host)
      if (!state) return true
      if (isOpen(state, now())) return false
      store(host, afterAdmission(state, now()))
      return true
    },
    report(host, { status, error }) {
      if (downFailures.has(error) || status >= 500)
        return store(host, afterFailure(states.get(host) ?? closedBreaker, now()))
      if (status > 0) states.delete(host)
    },
  }
}
