import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { type ErrorCode, errors } from '@tessera/contract/errors'
import type { Logger } from 'pino'
import { doorRefusal } from './door-refusal.ts'
import { findOddRequest } from './find-odd-request.ts'
import { limitConnections } from './limit-connections.ts'
import { samplerOf } from './log-sampler.ts'
import { refuseSocket, refuseUnreadable } from './refuse-unreadable.ts'

export interface FrontDoorPart {
  /** First path segments it answers: `api` for `/api/…`. The part without segments gets all other paths. */
  segments?: readonly string[]
  answer: RequestListener
}

export interface DoorOptions {
  logger?: Logger | undefined
  /** Unset behind a proxy, where all callers share the proxy's address. */
  connectionsPerAddress?: number | undefined
  limits?: Partial<typeof defaultLimits>
}

/** Every request has a time limit: Node's own timeouts are long and change between versions. */
const defaultLimits = {
  requestTimeout: 15_000,
  headersTimeout: 15_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 72_000,
  maxHeaderSize: 16_384,
  /** Idle socket timeout: longer than the slowest answer, and it drops readers that take no bytes. */
  silence: 120_000,
}

/** Serves several applications on one address, each with its own paths. Every server that we start is one of these. */
export function createFrontDoor(parts: readonly FrontDoorPart[], options: DoorOptions = {}): Server {
  const { silence, ...limits } = { ...defaultLimits, ...options.limits }
  const logRefusal = refusalLog(options.logger)
  const find = partFinder(parts)
  const current = new WeakMap<Duplex, ServerResponse>()
  // a missing Host gets our own error body
  const door = createServer({ ...limits, requireHostHeader: false }, (request, response) => {
    current.set(request.socket, response)
    const odd = findOddRequest(request)
    if (!odd) return find(request.url ?? '')(request, response)
    logRefusal(odd)
    const { status, headers, body } = doorRefusal(odd)
    response.writeHead(status, headers).end(body)
  })
  door.setTimeout(silence)
  if (options.connectionsPerAddress)
    limitConnections(door, options.connectionsPerAddress, () => logRefusal('RateLimit.Exceeded'))
  door.on('connect', (_request, socket) => {
    logRefusal('Request.MethodNotAllowed')
    refuseSocket(socket, 'Request.MethodNotAllowed')
  })
  return door.on('clientError', (error, socket) => {
    const code = refuseUnreadable(error, socket, current.get(socket))
    if (code) logRefusal(code)
  })
}

/** Connections are counted by address only where callers connect directly, not through a proxy. */
export const doorOptions = (
  config: { TRUST_PROXY_HOPS: number; CONNECTIONS_PER_ADDRESS: number },
  logger: Logger,
): DoorOptions => ({
  logger,
  connectionsPerAddress: config.TRUST_PROXY_HOPS > 0 ? undefined : config.CONNECTIONS_PER_ADDRESS,
})

function partFinder(parts: readonly FrontDoorPart[]): (url: string) => RequestListener {
  const bySegment = new Map(parts.flatMap(({ segments = [], answer }) => segments.map((one) => [one, answer] as const)))
  const rest = parts.find(({ segments }) => !segments)?.answer ?? answerNotFound
  return (url) => {
    const [, segment = ''] = /^\/([^/?#]*)/.exec(url) ?? []
    return bySegment.get(segment.toLowerCase()) ?? rest
  }
}

const answerNotFound: RequestListener = (_request, response) => {
  response.writeHead(404).end()
}

function refusalLog(logger: Logger | undefined): (code: ErrorCode) => void {
  if (!logger) return () => {}
  const sample = samplerOf(logger)
  return (code) => sample(code, () => logger.info({ event: 'refused', status: errors[code].status, code }, 'request'))
}

export function listenAt(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
}

const drainMilliseconds = 10_000

/**
 * Stops listening and waits up to 10 s for running requests, so that one slow client cannot make every stop fail.
 * Connections that become idle are closed at once.
 */
export function closeDoor(server: Server, milliseconds = drainMilliseconds): Promise<void> {
  const sweeping = setInterval(() => server.closeIdleConnections(), 50)
  const limit = setTimeout(() => server.closeAllConnections(), milliseconds)
  return new Promise<void>((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()))
    server.closeIdleConnections()
  }).finally(() => {
    clearInterval(sweeping)
    clearTimeout(limit)
  })
}
