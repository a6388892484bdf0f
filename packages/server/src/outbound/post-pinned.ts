import { Agent as HttpAgent, request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { answerFrom, failedAnswer, type OutboundAnswer } from './outbound-answer.ts'
import type { OutboundTarget } from './outbound-target.ts'
import { pinnedLookup } from './pin-addresses.ts'

export interface PinnedRequest {
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

/** Sends one POST to a pinned address. Expected failures are returned as answers. */
export const postPinned = (options: PinnedRequest): Promise<OutboundAnswer> => sendPinned('POST', options)

/** The same for a GET. */
export const getPinned = (options: Omit<PinnedRequest, 'payload'>): Promise<OutboundAnswer> =>
  sendPinned('GET', { ...options, payload: Buffer.alloc(0) })

function sendPinned(method: 'GET' | 'POST', options: PinnedRequest): Promise<OutboundAnswer> {
  const { promise, resolve } = Promise.withResolvers<OutboundAnswer>()
  const requested = { ...optionsOf(options), method }
  const request = options.target.isSecure
    ? httpsRequest({ ...requested, agent: agents.https, rejectUnauthorized: true, ca: options.ca })
    : httpRequest({ ...requested, agent: agents.http })
  const giveUp = () => finish(failedAnswer('timeout'))
  const connecting = setTimeout(giveUp, options.connectMilliseconds)
  const total = setTimeout(giveUp, options.totalMilliseconds)
  const finish = (answer: OutboundAnswer) => {
    clearTimeout(connecting)
    clearTimeout(total)
    resolve(answer)
    request.destroy()
  }
  request.once('socket', (socket) => socket.once('connect', () => clearTimeout(connecting)))
  const end = () => finish(failedAnswer('connection'))
  request.once('response', (response) => {
    // from here on the response reports the end: the request may close before the last bytes are read
    request.off('close', end)
    collectResponse(response, finish)
  })
  // this listener stays: destroying the request may raise another error
  request.on('error', (error) => finish(failedAnswer(isCertificateError(error) ? 'certificate' : 'connection')))
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

function collectResponse(response: IncomingMessage, finish: (answer: OutboundAnswer) => void): void {
  const status = response.statusCode ?? 0
  const chunks: Buffer[] = []
  let size = 0
  response.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size > maxAnswerBytes) return finish(failedAnswer('too-large', status))
    chunks.push(chunk)
  })
  response.once('end', () => finish(answerFrom(status, Buffer.concat(chunks))))
  response.on('error', () => finish(failedAnswer('connection', status)))
  response.once('close', () => finish(failedAnswer('connection', status)))
}

/** OpenSSL and Node error codes of untrusted certificates. */
const isCertificateError = (error: Error): boolean =>
  /CERT|SELF_SIGNED|ISSUER|HOSTNAME_MISMATCH|ERR_TLS/.test(String((error as NodeJS.ErrnoException).code ?? ''))
