import { Agent as HttpAgent, request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { failedExchange, type OutboundExchange } from './outbound-answer.ts'
import type { OutboundTarget } from './outbound-target.ts'
import { pinnedLookup } from './pin-addresses.ts'

export interface PinnedRequest {
  method: string
  target: OutboundTarget
  addresses: readonly string[]
  headers: Record<string, string>
  payload: Buffer
  connectMilliseconds: number
  totalMilliseconds: number
  /** Trusted instead of the default authorities. */
  ca?: string | undefined
}

const maxAnswerBytes = 1_048_576
const maxHeaderSize = 16_384

// own agents: the global ones follow proxy variables, and a keep-alive connection would outlive its address check
const agents = { http: new HttpAgent({ keepAlive: false }), https: new HttpsAgent({ keepAlive: false }) }

/** Sends one request to a pinned address. Expected failures are returned, never thrown. */
export function sendPinnedRequest(options: PinnedRequest): Promise<OutboundExchange> {
  const { promise, resolve } = Promise.withResolvers<OutboundExchange>()
  const requested = { ...optionsOf(options), method: options.method }
  const request = options.target.isSecure
    ? httpsRequest({ ...requested, agent: agents.https, rejectUnauthorized: true, ca: options.ca })
    : httpRequest({ ...requested, agent: agents.http })
  const giveUp = () => finish(failedExchange('timeout'))
  const connecting = setTimeout(giveUp, options.connectMilliseconds)
  const total = setTimeout(giveUp, options.totalMilliseconds)
  const finish = (answer: OutboundExchange) => {
    clearTimeout(connecting)
    clearTimeout(total)
    resolve(answer)
    request.destroy()
  }
  request.once('socket', (socket) => socket.once('connect', () => clearTimeout(connecting)))
  const end = () => finish(failedExchange('connection'))
  request.once('response', (response) => {
    // from here on the response reports the end: the request may close before the last bytes are read
    request.off('close', end)
    collectResponse(response, finish)
  })
  // this listener stays: destroying the request may raise another error
  request.on('error', (error) => finish(failedExchange(isCertificateError(error) ? 'certificate' : 'connection')))
  request.once('close', end)
  request.end(options.payload)
  return promise
}

const optionsOf = ({ target, addresses, headers }: PinnedRequest): RequestOptions => ({
  hostname: target.hostname,
  port: target.port,
  path: target.url.pathname + target.url.search,
  headers: { ...headers, Host: target.url.host },
  lookup: pinnedLookup(addresses),
  maxHeaderSize,
})

function collectResponse(response: IncomingMessage, finish: (answer: OutboundExchange) => void): void {
  const status = response.statusCode ?? 0
  const chunks: Buffer[] = []
  let size = 0
  response.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size > maxAnswerBytes) return finish(failedExchange('too-large', status))
    chunks.push(chunk)
  })
  response.once('end', () => finish({ status, headers: headersOf(response), payload: Buffer.concat(chunks) }))
  response.on('error', () => finish(failedExchange('connection', status)))
  response.once('close', () => finish(failedExchange('connection', status)))
}

const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')]))

/** OpenSSL and Node error codes of untrusted certificates. */
const isCertificateError = (error: Error): boolean =>
  /CERT|SELF_SIGNED|ISSUER|HOSTNAME_MISMATCH|ERR_TLS/.test(String((error as NodeJS.ErrnoException).code ?? ''))
