import type { IncomingMessage, RequestListener } from 'node:http'

/** The address of the caller, as the outermost trusted proxy saw it. Fastify reads it the same way. */
export function callerAddress({ headers, socket }: IncomingMessage, trustProxyHops: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
  const seen = [...forwarded, socket.remoteAddress ?? '']
  return seen.at(-1 - Math.min(trustProxyHops, seen.length - 1)) ?? ''
}

/**
 * Overwrites `x-forwarded-for` with the one trusted address, so that applications can pass it on whatever the caller
 * sent.
 */
export const forwardCallerAddress =
  (trustProxyHops: number, answer: RequestListener): RequestListener =>
  (request, response) => {
    request.headers['x-forwarded-for'] = callerAddress(request, trustProxyHops)
    answer(request, response)
  }
