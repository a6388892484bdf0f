import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipOf, wantsGzip } from '@tessera/page-server/compress-response'
import { readCookies } from '../http/session/cookies.ts'
import type { CachedPage } from './cached-pages.server.ts'
import { findCachedPage } from './page-cache.server.ts'

/** Sends a cached page without the router. */
export function sendCached(request: IncomingMessage, response: ServerResponse): boolean {
  const { method = '', url: address = '', headers } = request
  const page = findCachedPage({ method, address, cookies: readCookies(headers.cookie ?? null) })
  if (!page) return false
  if (!wantsGzip(headers['accept-encoding'])) {
    sendPage(response, page, page.html)
    return true
  }
  // compressed once, with the first request for gzip
  page.gzip ??= gzipOf(page.html)
  page.gzip.then(
    (body) => sendPage(response, page, body, 'gzip'),
    (error) => response.destroy(error),
  )
  return true
}

function sendPage(response: ServerResponse, page: CachedPage, body: Buffer, encoding?: string): void {
  response.writeHead(200, {
    ...page.headers,
    vary: 'accept-encoding',
    'content-length': body.length,
    'x-request-id': randomUUID().slice(0, 8).toUpperCase(),
    ...(encoding && { 'content-encoding': encoding }),
  })
  response.end(body)
}
