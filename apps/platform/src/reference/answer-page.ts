import { createHash } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A constant text, compressed once. */
export interface Prepared {
  type: string
  gzip: Buffer
  etag: string
}

export const prepare = (type: string, text: string): Prepared => ({
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

const guarded = {
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
}

/** Revalidated on every visit, with 304 until a new version. */
const revalidated = 'public, max-age=0, must-revalidate'
export const forEver = 'public, max-age=31536000, immutable'

export function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, gzip, etag }: Prepared,
  cacheControl = revalidated,
): FastifyReply {
  reply.headers({ ...guarded, 'cache-control': cacheControl, etag, vary: 'accept-encoding' })
  if (reply.statusCode === 200 && hasSeen(request, etag)) return reply.code(304).send()
  reply.type(type)
  if (!acceptsGzip(request)) return reply.send(gunzipSync(gzip))
  return reply.header('content-encoding', 'gzip').send(gzip)
}

function hasSeen({ headers }: FastifyRequest, etag: string): boolean {
  const seen = headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, '')) ?? []
  return seen.includes(etag) || seen.includes('*')
}

const acceptsGzip = ({ headers }: FastifyRequest): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(String(headers['accept-encoding'] ?? ''))
