import type { Logger } from 'pino'
import type { Problem } from '../api-error.ts'
import { failed, type OutboundAnswer, type OutboundFailure } from './answer.ts'
import { createBreakers } from './breakers.ts'
import { connectMilliseconds, deliver, type OutboundRequest } from './deliver.ts'
import { pin, type Resolve, systemResolve } from './pinned.ts'
import { isUsableHeader } from './signed-headers.ts'
import { findTarget } from './target.ts'

export interface OutboundOptions {
  /** Exact `host:port` exceptions, from OUTBOUND_ALLOW. */
  allow: readonly string[]
  log?: Logger
  resolve?: Resolve
  now?: () => Date
  /** PEM certificates to trust instead of the usual authorities. */
  ca?: string
  /** Called after every call, for metrics. */
  observe?: (call: OutboundCall) => void
}

export interface OutboundCall {
  host: string
  status: number
  error: OutboundFailure | undefined
  milliseconds: number
}

export interface Outbound {
  /**
   * Finds the problem of an address that is being saved. A name that does not resolve is accepted, since it may resolve
   * later.
   */
  check(url: string, property?: string): Promise<Problem | undefined>
  /** Every outcome is an answer, never an exception. */
  post(request: OutboundRequest): Promise<OutboundAnswer>
}

const sentences: Partial<Record<OutboundFailure, string>> = {
  'invalid-url': 'must be an address such as https://hooks.example/path.',
  'refused-scheme': 'must start with https.',
  'refused-port': 'must use port 443 or 8443.',
  'refused-credentials': 'must not hold a user name or a password.',
  'refused-address': 'must lead to a public address.',
}

/** OUT-1: the only way to call addresses that users enter. */
export function createOutbound(options: OutboundOptions): Outbound {
  const { allow, resolve = systemResolve, now = () => new Date(), ca, log, observe } = options
  const exceptions = new Set(allow.map((one) => one.trim().toLowerCase()))
  const breakers = createBreakers(() => now().getTime())

  // never the path: it may hold a secret
  const tell = (host: string, { status, error, ok }: OutboundAnswer, start: number): void => {
    const call = { host, status, error, milliseconds: Math.round(performance.now() - start) }
    observe?.(call)
    log?.[ok ? 'debug' : 'warn']({ event: 'outbound', ...call }, 'called out')
  }

  return {
    async check(url, property = 'Url') {
      const target = findTarget(url, exceptions)
      const found = typeof target === 'string' ? target : await pin(target, resolve, connectMilliseconds)
      const sentence = typeof found === 'string' && sentences[found]
      if (!sentence) return undefined
      return { code: 'ValidationFailure', data: { Property: property }, message: `${property} ${sentence}` }
    },
    async post(request) {
      const target = findTarget(request.url, exceptions)
      if (typeof target === 'string') return failed(target)
      if (request.authHeader && !isUsableHeader(request.authHeader)) return failed('invalid-header')
      const host = `${target.hostname}:${target.port}`
      const start = performance.now()
      const isAdmitted = breakers.admit(host)
      const answer = isAdmitted ? await deliver(target, request, { resolve, now, ca }) : failed('circuit-open')
      if (isAdmitted) breakers.report(host, answer)
      tell(host, answer, start)
      return answer
    },
  }
}
