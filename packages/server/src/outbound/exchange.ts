import { Agent as HttpAgent, request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { answered, failed, type OutboundAnswer } from './answer.ts'
import { pinnedLookup } from './pinned.ts'
import type { Target } from './target.ts'

export interface Exchange {
  target: Target
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
export function exchange(given: Exchange): Promise<OutboundAnswer> {
  const { promise, resolve } = Promise.withResolvers<OutboundAnswer>()
  const request = given.target.isSecure
    ? httpsRequest({ ...optionsOf(given), agent: agents.https, rejectUnauthorized: true, ca: given.ca })
    : httpRequest({ ...optionsOf(given), agent: agents.http })
  const giveUp = () => finish(failed('timeout'))
  const connecting = setTimeout(giveUp, given.connectMilliseconds)
  const total = setTimeout(giveUp, given.totalMilliseconds)
  const finish = (answer: OutboundAnswer) => {
    clearTimeout(connecting)
    clearTimeout(total)
    resolve(answer)
    request.destroy()
  }
  request.once('socket', (socket) => socket.once('connect', () => clearTimeout(connecting)))
  const end = () => finish(failed('connection'))
  request.once('response', (response) => {
    // from here on the response reports the end: the request may close before the last bytes are read
    request.off('close', end)
    collect(response, finish)
  })
  // this listener stays: destroying the request may raise another error
  request.on('error', (error) => finish(failed(isCertificateError(error) ? 'certificate' : 'connection')))
  request.once('close', end)
  request.end(given.payload)
  return promise
}

const optionsOf = ({ target, addresses, headers }: Exchange): RequestOptions => ({
  method: 'POST',
  hostname: target.hostname,
  port: target.port,
  path: target.url.pathname + target.url.search,
  headers: { ...headers, Host: target.url.host },
  lookup: pinnedLookup(addresses),
  maxHeaderSize,
})

function collect(response: IncomingMessage, finish: (answer: OutboundAnswer) => void): void {
  const status = response.statusCode ?? 0
  const chunks: Buffer[] = []
  let size = 0
  response.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size > maxAnswerBytes) return finish(failed('too-large', status))
    chunks.push(chunk)
  })
  response.once('end', () => finish(answered(status, Buffer.concat(chunks))))
  response.on('error', () => finish(failed('connection', status)))
  response.once('close', () => finish(failed('connection', status)))
}

/** OpenSSL and Node error codes of untrusted certificates. */
const isCertificateError = (error: Error): boolean =>
  /CERT|SELF_SIGNED|ISSUER|HOSTNAME_MISMATCH|ERR_TLS/.test(String((error as NodeJS.ErrnoException).code ?? ''))
