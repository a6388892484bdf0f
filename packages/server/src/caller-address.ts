import type { IncomingMessage, RequestListener } from 'node:http'

/** Where a request comes from: what the outermost of the trusted proxies has seen, as Fastify reads it for its own. */
export function callerAddress({ headers, socket }: IncomingMessage, trustProxyHops: number): string {
  const told = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
  const seen = [...told, socket.remoteAddress ?? '']
  return seen.at(-1 - Math.min(trustProxyHops, seen.length - 1)) ?? ''
}

/** For applications that ask others on behalf of their callers: the one address that counts, whatever the caller said. */
export const tellAddress =
  (trustProxyHops: number, answer: RequestListener): RequestListener =>
  (request, response) => {
    request.headers['x-forwarded-for'] = callerAddress(request, trustProxyHops)
    answer(request, response)
  }
