/** The target of a call, after its address was found callable. */
export interface OutboundTarget {
  url: URL
  /** Without IPv6 brackets. */
  hostname: string
  port: number
  isSecure: boolean
  /** Listed in OUTBOUND_ALLOW: any scheme, port and network address is allowed. */
  isException: boolean
}

export type TargetProblem = 'invalid-url' | 'refused-scheme' | 'refused-port' | 'refused-credentials'

const defaultPorts: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 }
const openPorts = new Set([443, 8443])
const maxLength = 2000

/** `allow` holds `host:port` in lower case, IPv6 in brackets. */
export function findTarget(address: string, allow: ReadonlySet<string>): OutboundTarget | TargetProblem {
  if (address.length > maxLength || !URL.canParse(address)) return 'invalid-url'
  const url = new URL(address)
  const defaultPort = defaultPorts[url.protocol]
  if (defaultPort === undefined) return 'refused-scheme'
  if (url.username || url.password) return 'refused-credentials'
  const port = url.port ? Number(url.port) : defaultPort
  const isSecure = url.protocol === 'https:'
  const isException = allow.has(`${url.hostname}:${port}`)
  if (!isSecure && !isException) return 'refused-scheme'
  if (!openPorts.has(port) && !isException) return 'refused-port'
  return { url, hostname: url.hostname.replace(/^\[(.*)\]$/, '$1'), port, isSecure, isException }
}
