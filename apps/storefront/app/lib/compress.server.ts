import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { constants, createGzip } from 'node:zlib'

const worthIt = /^(text\/|application\/(json|xml|rss\+xml|ld\+json))/

/** Pages and data as gzip: about a sixth of their size. Each piece that React sends goes out at once. */
export function compressed(request: Request, response: Response): Response {
  const { body, headers } = response
  const isWanted = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')
  headers.append('vary', 'accept-encoding')
  if (!isWanted || !body || request.method === 'HEAD') return response
  if (headers.has('content-encoding') || !worthIt.test(headers.get('content-type') ?? '')) return response
  headers.set('content-encoding', 'gzip')
  headers.delete('content-length')
  const gzip = createGzip({ level: 5, flush: constants.Z_SYNC_FLUSH })
  const source = Readable.fromWeb(body as NodeReadableStream)
  source.on('error', (error) => gzip.destroy(error))
  gzip.on('close', () => source.destroy())
  const packed = Readable.toWeb(source.pipe(gzip)) as ReadableStream
  return new Response(packed, { status: response.status, statusText: response.statusText, headers })
}
