/** Ports of a cluster, all on the loopback address. */
export interface ClusterPorts {
  /** Of the balancer. */
  shop: number
  platform: number
  middleware: number
  database: number
  /** Of the parts behind it. */
  platforms: readonly number[]
  middlewares: readonly number[]
  storefronts: readonly number[]
  databases: readonly number[]
}

/**
 * The balancer: pages and calls by path for visitors, the next part for each part, and the database that takes writes.
 * Requests that only read are repeated at the next process if one ends. A process that is told to stop finishes the
 * requests it has; only connections to a database are closed when it is down.
 */
export const haproxyConfig = (ports: ClusterPorts): string => `
global
  maxconn 4000
  log stderr local0 notice
defaults
  mode http
  option forwardfor
  option redispatch
  retries 3
  timeout connect 2s
  timeout client 70s
  timeout server 70s
  timeout check 1500ms
  default-server check inter 500 fall 2 rise 1
frontend shop
  bind 127.0.0.1:${ports.shop}
  use_backend platform if { path_beg /oauth /ocrplogin /ocrpcode /v1 /env /docs }
  use_backend middleware if { path_beg /api /media /mailbox /observed /mortarpay }
  default_backend storefront
frontend platform
  bind 127.0.0.1:${ports.platform}
  default_backend platform
frontend middleware
  bind 127.0.0.1:${ports.middleware}
  default_backend middleware
${httpBackend('platform', ports.platforms)}
${httpBackend('middleware', ports.middlewares)}
${httpBackend('storefront', ports.storefronts)}
listen database
  bind 127.0.0.1:${ports.database}
  mode tcp
  timeout client 1h
  timeout server 1h
${primaryCheck}
${serversOf('database', ports.databases, ' on-marked-down shutdown-sessions')}
`

/**
 * While no process is ready, as during a fail-over, all of them get requests nevertheless: they know the products and
 * have pages in their caches.
 */
const httpBackend = (name: string, ports: readonly number[]): string => `
backend ${name}
  option httpchk GET /health/ready
  option allbackups
  http-request disable-l7-retry unless METH_GET
  retry-on conn-failure empty-response 502 503
${serversOf(name, ports)}
${serversOf(`${name}-unready`, ports, ' no-check backup')}`

const serversOf = (name: string, ports: readonly number[], more = ''): string =>
  ports.map((port, at) => `  server ${name}${at + 1} 127.0.0.1:${port}${more}`).join('\n')

/** A message of PostgreSQL's protocol: its letter, its length and its content. */
function messageHex(letter: string, content: string): string {
  const body = Buffer.from(content)
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(letter), length, body]).toString('hex')
}

/** Protocol 3.0, then the names that a connection begins with. */
const startup = messageHex('', '\0\x03\0\0user\0tessera\0database\0postgres\0\0')
const question = messageHex('Q', 'select pg_is_in_recovery()\0')
const readyForQuery = messageHex('Z', 'I')
/** One row with one column of one character. */
const answerNo = messageHex('D', '\0\x01\0\0\0\x01f')

/** Asks each server whether it is a standby: only the primary is up. */
const primaryCheck = `  option tcp-check
  tcp-check connect
  tcp-check send-binary ${startup}
  tcp-check expect binary ${readyForQuery}
  tcp-check send-binary ${question}
  tcp-check expect binary ${answerNo}`
