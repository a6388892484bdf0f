import { createHash } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A constant text, compressed once. */
export interface PreparedText {
  type: string
  gzip: Buffer
  etag: string
}

export const prepareText = (type: string, text: string): PreparedText => ({
  type,
  gzip: gzipSync(text),
  etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
})

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'none'",
].join('; ')

const securityHeaders = {
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
}

/** Revalidated on every visit, with 304 until a new version. */
const revalidatedCaching = 'public, max-age=0, must-revalidate'
export const immutableCaching = 'public, max-age=31536000, immutable'

export function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, gzip, etag }: PreparedText,
  cacheControl = revalidatedCaching,
): FastifyReply {
  reply.headers({ ...securityHeaders, 'cache-control': cacheControl, etag, vary: 'accept-encoding' })
  if (reply.statusCode === 200 && isNotModified(request, etag)) return reply.code(304).send()
  reply.type(type)
  if (!acceptsGzip(request)) return reply.send(gunzipSync(gzip))
  return reply.header('content-encoding', 'gzip').send(gzip)
}

function isNotModified({ headers }: FastifyRequest, etag: string): boolean {
  const seen = headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, '')) ?? []
  return seen.includes(etag) || seen.includes('*')
}

const acceptsGzip = ({ headers }: FastifyRequest): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(String(headers['accept-encoding'] ?? ''))
