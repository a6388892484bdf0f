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

/** Kafka brokers listen on these; any other port must be in OUTBOUND_ALLOW. */
const brokerPorts = new Set([443, 9092, 9093, 9094, 9096])

/** `address` is `host:port`. Only a broker in OUTBOUND_ALLOW may be called without TLS. */
export function findBroker(
  address: string,
  allow: ReadonlySet<string>,
  { isPlain = false } = {},
): OutboundTarget | TargetProblem {
  const text = `kafka://${address}`
  if (address.length > maxLength || !URL.canParse(text)) return 'invalid-url'
  const url = new URL(text)
  const port = Number(url.port)
  if (url.username || url.password || !url.hostname || !port || url.pathname.length > 1) return 'invalid-url'
  const isException = allow.has(`${url.hostname}:${port}`.toLowerCase())
  if (isPlain && !isException) return 'refused-scheme'
  if (!brokerPorts.has(port) && !isException) return 'refused-port'
  return { url, hostname: withoutBrackets(url.hostname), port, isSecure: !isPlain, isException }
}

const withoutBrackets = (hostname: string): string => hostname.replace(/^\[(.*)\]$/, '$1')

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
  return { url, hostname: withoutBrackets(url.hostname), port, isSecure, isException }
}
