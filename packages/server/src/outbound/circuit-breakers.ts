import { LruCache } from '../lru-cache.ts'
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts'
import type { OutboundExchange, OutboundFailure } from './outbound-answer.ts'

export interface CircuitBreakers {
  /** Whether a call may go out now. An admitted call must be reported. */
  admit(host: string): boolean
  report(host: string, answer: Pick<OutboundExchange, 'status' | 'error'>): void
}

/** Failures that mean the receiver is down or overloaded. Our own refusals say nothing about it. */
const downFailures: ReadonlySet<OutboundFailure | undefined> = new Set([
  'timeout',
  'connection',
  'unresolved',
  'certificate',
])
const maxHosts = 1000
const coolDownMilliseconds = 30_000

/** One breaker per host; healthy hosts are not stored. */
export function createCircuitBreakers(now: () => number): CircuitBreakers {
  const breakers = new LruCache<CircuitBreaker>(maxHosts)
  return {
    admit: (host) => breakers.get(host)?.admit() ?? true,
    report(host, { status, error }) {
      const isDown = downFailures.has(error) || status >= 500
      if (!isDown && status > 0) breakers.delete(host)
      if (!isDown) return
      breakers.getOrCreate(host, () => createCircuitBreaker(coolDownMilliseconds, now)).report(false)
    },
  }
}
