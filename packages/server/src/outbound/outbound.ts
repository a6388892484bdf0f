import type { Logger } from 'pino'
import type { Problem } from '../api-error.ts'
import { createCircuitBreakers } from './circuit-breakers.ts'
import {
  connectMilliseconds,
  deliverRequest,
  exchange,
  type OutboundRequest,
  type RawRequest,
  readDocument,
} from './deliver-request.ts'
import {
  answerFrom,
  failedAnswer,
  failedExchange,
  type OutboundAnswer,
  type OutboundExchange,
  type OutboundFailure,
} from './outbound-answer.ts'
import { findBroker, findTarget, type OutboundTarget } from './outbound-target.ts'
import { pinAddresses, type ResolveHost, systemResolve } from './pin-addresses.ts'
import { isUsableHeader } from './signed-headers.ts'

export interface OutboundOptions {
  /** Exact `host:port` exceptions, from OUTBOUND_ALLOW. */
  allow: readonly string[]
  log?: Logger
  resolve?: ResolveHost
  now?: () => Date
  /** PEM certificates to trust instead of the usual authorities. */
  ca?: string
  /** Called after every call, for metrics. */
  observe?: (call: OutboundCall) => void
}

export interface PinnedBroker {
  hostname: string
  port: number
  addresses: readonly string[]
  /** PEM certificates to trust instead of the usual authorities. */
  ca: string | undefined
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
  /** Carries a request of a vendor's client under the same rules. */
  exchange(request: RawRequest): Promise<OutboundExchange>
  /** Finds the addresses of a Kafka broker, which the caller connects to instead of its name. */
  pinBroker(address: string, options?: { isPlain?: boolean }): Promise<PinnedBroker | OutboundFailure>
  /** Reads a document under the same rules. */
  get(url: string, totalMilliseconds?: number): Promise<OutboundAnswer>
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
  const breakers = createCircuitBreakers(() => now().getTime())

  // never the path: it may hold a secret
  const report = (host: string, { status, error }: OutboundExchange, start: number): void => {
    const ok = !error && status >= 200 && status < 300
    const call = { host, status, error, milliseconds: Math.round(performance.now() - start) }
    observe?.(call)
    log?.[ok ? 'debug' : 'warn']({ event: 'outbound', ...call }, 'called out')
  }

  const deliveryOptions = { resolve, now, ca }
  const call = async (
    url: string,
    send: (target: OutboundTarget) => Promise<OutboundExchange>,
  ): Promise<OutboundExchange> => {
    const target = findTarget(url, exceptions)
    if (typeof target === 'string') return failedExchange(target)
    const host = `${target.hostname}:${target.port}`
    const start = performance.now()
    const isAdmitted = breakers.admit(host)
    const answer = isAdmitted ? await send(target) : failedExchange('circuit-open')
    if (isAdmitted) breakers.report(host, answer)
    report(host, answer, start)
    return answer
  }

  return {
    async check(url, property = 'Url') {
      const target = findTarget(url, exceptions)
      const found = typeof target === 'string' ? target : await pinAddresses(target, resolve, connectMilliseconds)
      const sentence = typeof found === 'string' && sentences[found]
      if (!sentence) return undefined
      return { code: 'ValidationFailure', data: { Property: property }, message: `${property} ${sentence}` }
    },
    async post(request) {
      if (request.authHeader && !isUsableHeader(request.authHeader)) return failedAnswer('invalid-header')
      return answerFrom(await call(request.url, (target) => deliverRequest(target, request, deliveryOptions)))
    },
    exchange: (request) => call(request.url, (target) => exchange(target, request, deliveryOptions)),
    async pinBroker(address, broker) {
      const target = findBroker(address, exceptions, broker)
      if (typeof target === 'string') return target
      const addresses = await pinAddresses(target, resolve, connectMilliseconds)
      return typeof addresses === 'string' ? addresses : { hostname: target.hostname, port: target.port, addresses, ca }
    },
    get: async (url, totalMilliseconds) =>
      answerFrom(await call(url, (target) => readDocument(target, totalMilliseconds, deliveryOptions))),
  }
}
