import type { IncomingMessage } from 'node:http'
import type { ErrorCode } from '@tessera/contract/errors'
import { doorMethods } from './door-refusal.ts'

const methods: ReadonlySet<string> = new Set(doorMethods)
const hostAndPort = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

type RequestHead = Pick<IncomingMessage, 'method' | 'url' | 'httpVersion' | 'rawHeaders'>

/**
 * Finds requests that no part should have to read: unknown methods, targets that are not a path, and a Host that is
 * missing, sent twice or malformed. A full URL as the target (`GET http://shop/ HTTP/1.1`) is for proxies, which this
 * server is not.
 */
export function findOddRequest({ method = '', url = '', httpVersion, rawHeaders }: RequestHead): ErrorCode | undefined {
  if (!methods.has(method)) return 'Request.MethodNotAllowed'
  if (!url.startsWith('/')) return 'Request.Unreadable'
  const hosts = rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host')
  // load balancer probes still use HTTP/1.0, which has no Host
  if (hosts.length === 0 && httpVersion === '1.0') return undefined
  return hosts.length === 1 && hostAndPort.test(hosts[0] ?? '') ? undefined : 'Request.Unreadable'
}
