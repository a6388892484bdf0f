import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipOf, wantsGzip } from './compress.server.ts'
import type { KeptPage } from './kept-pages.server.ts'
import { findKeptPage } from './page-cache.server.ts'

/** A page that is kept is sent without asking the router. */
export function sendKept(request: IncomingMessage, response: ServerResponse): boolean {
  const { method = '', url: address = '', headers } = request
  const page = findKeptPage({ method, address, cookie: headers.cookie ?? null })
  if (!page) return false
  const isPacked = wantsGzip(String(headers['accept-encoding']))
  response.setHeaders(new Map(Object.entries(page.headers)))
  response.setHeader('vary', 'accept-encoding')
  response.setHeader('x-request-id', randomBytes(4).toString('hex').toUpperCase())
  if (isPacked) response.setHeader('content-encoding', 'gzip')
  bodyOf(page, isPacked).then(
    (body) => response.end(body),
    (error) => response.destroy(error),
  )
  return true
}

/** Packed once, by the first who wants it packed. */
async function bodyOf(page: KeptPage, isPacked: boolean): Promise<Buffer> {
  if (!isPacked) return page.html
  page.gzip ??= gzipOf(page.html)
  return page.gzip
}
