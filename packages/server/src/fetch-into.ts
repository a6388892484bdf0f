import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { InternalRequest, InternalResponse } from './internal-exchange.ts'
import { TextResponse } from './text-response.ts'
import { untilAborted } from './until-aborted.ts'

type Fetch = (url: string, init: RequestInit) => Promise<Response>

/**
 * A client's transport straight into an application of the same process: the same request, no socket. A caller that
 * acts for someone else sets `x-forwarded-for`, and the value is trusted. Fastify's own `inject` writes a whole reply of
 * HTTP and reads it again, which took a tenth of an account page.
 */
export function fetchInto(app: FastifyInstance): Fetch {
  let isReady = false
  return async (url, { method = 'GET', headers, body, signal }) => {
    signal?.throwIfAborted()
    if (!isReady) await app.ready()
    isReady = true
    const pending = exchange(app, url, method, headersOf(headers), bodyOf(body))
    return responseOf(await (signal ? untilAborted(pending, signal) : pending))
  }
}

function exchange(
  app: FastifyInstance,
  url: string,
  method: string,
  headers: Record<string, string>,
  body: string | Buffer | undefined,
): Promise<InternalResponse> {
  const { pathname, search, host } = new URL(url)
  if (body !== undefined) headers['content-length'] = String(Buffer.byteLength(body))
  headers.host ??= host
  const remoteAddress = headers['x-forwarded-for'] ?? '127.0.0.1'
  const request = new InternalRequest({ method, url: pathname + search, headers, body, remoteAddress })
  const response = new InternalResponse()
  return new Promise((resolve, reject) => {
    response.once('finish', () => resolve(response))
    response.once('error', reject)
    response.once('close', () => {
      // an error costs its stack, and every reply closes
      if (!response.writableFinished) reject(new Error(`The reply to ${method} ${pathname} was broken off.`))
    })
    // the edge: Fastify uses no more of Node's own classes than these have
    app.routing(request as unknown as IncomingMessage, response as unknown as ServerResponse)
  })
}

/** Our clients only send plain objects. */
const headersOf = (headers: RequestInit['headers']): Record<string, string> =>
  Object.fromEntries(
    Object.entries((headers ?? {}) as Record<string, string>).map(([name, value]) => [name.toLowerCase(), value]),
  )

function bodyOf(body: RequestInit['body']): string | Buffer | undefined {
  if (typeof body === 'string') return body === '' ? undefined : body
  return body instanceof Uint8Array ? Buffer.from(body.buffer, body.byteOffset, body.byteLength) : undefined
}

function responseOf(answer: InternalResponse): Response {
  const { statusCode: status, headerLines: headers } = answer
  const init = { status, statusText: STATUS_CODES[status] ?? '', headers }
  if (status === 204 || status === 304) return new Response(null, init)
  if (String(answer.getHeader('content-type')).startsWith('application/json'))
    return new TextResponse(answer.text, init)
  // bytes, not text: some answers are files
  return new Response(new Uint8Array(answer.bytes), init)
}
