import type { IncomingMessage } from 'node:http'
import type { ErrorCode } from '@tessera/contract/errors'
import { doorMethods } from './door-refusal.ts'

const methods: ReadonlySet<string> = new Set(doorMethods)
const hostAndPort = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'httpVersion' | 'rawHeaders'>

/**
 * What no part should have to read: methods that nothing answers, targets that are no path, and a Host that is missing,
 * given twice or no name. A whole address as the target (`GET http://shop/ HTTP/1.1`) is for proxies, which we are not.
 */
export function findOddRequest({ method = '', url = '', httpVersion, rawHeaders }: Asked): ErrorCode | undefined {
  if (!methods.has(method)) return 'Request.MethodNotAllowed'
  if (!url.startsWith('/')) return 'Request.Unreadable'
  const hosts = rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host')
  // probes of balancers still speak HTTP/1.0, which knows no Host
  if (hosts.length === 0 && httpVersion === '1.0') return undefined
  return hosts.length === 1 && hostAndPort.test(hosts[0] ?? '') ? undefined : 'Request.Unreadable'
}
