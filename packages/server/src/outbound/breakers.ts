import type { OutboundAnswer, OutboundFailure } from './answer.ts'
import { afterAdmission, afterFailure, type Breaker, closed, isOpen } from './breaker.ts'

export interface Breakers {
  /** Whether a call may go out now. An admitted call must be reported. */
  admit(host: string): boolean
  report(host: string, answer: OutboundAnswer): void
}

/** Failures that mean the receiver is down or overloaded. Our own refusals say nothing about it. */
const downs: ReadonlySet<OutboundFailure | undefined> = new Set(['timeout', 'connection', 'unresolved', 'certificate'])
const maxHosts = 1000

/** One breaker per host; healthy hosts are not stored. */
export function createBreakers(now: () => number): Breakers {
  const states = new Map<string, Breaker>()
  const keep = (host: string, state: Breaker): void => {
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
      keep(host, afterAdmission(state, now()))
      return true
    },
    report(host, { status, error }) {
      if (downs.has(error) || status >= 500) return keep(host, afterFailure(states.get(host) ?? closed, now()))
      if (status > 0) states.delete(host)
    },
  }
}
