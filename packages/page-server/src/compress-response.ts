import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { promisify } from 'node:util'
import { constants, createGzip, gzip } from 'node:zlib'
import { bytesOf, responseFromBytes } from './response-from-bytes.ts'

const compressibleTypes = /^(text\/|application\/(json|xml|rss\+xml|ld\+json))/
const level = 5
const gzipAsync = promisify(gzip)

export const wantsGzip = (accepted: string | string[] | null | undefined): boolean =>
  /\bgzip\b/.test(String(accepted ?? ''))

export const gzipOf = (bytes: Buffer): Promise<Buffer> => gzipAsync(bytes, { level })

/**
 * Compresses pages and data with gzip to about a sixth. A page is compressed in one piece, other bodies as a stream.
 */
export async function compressResponse(request: Request, response: Response): Promise<Response> {
  const { body, headers, status, statusText } = response
  headers.append('vary', 'accept-encoding')
  if (!wantsGzip(request.headers.get('accept-encoding')) || !body || request.method === 'HEAD') return response
  if (headers.has('content-encoding') || !compressibleTypes.test(headers.get('content-type') ?? '')) return response
  headers.set('content-encoding', 'gzip')
  headers.delete('content-length')
  const page = bytesOf(response)
  if (page) return responseFromBytes(await gzipOf(page), { status, statusText, headers })
  return new Response(compressStream(body), { status, statusText, headers })
}

/** Flushes every chunk immediately. */
function compressStream(body: ReadableStream): ReadableStream {
  const packing = createGzip({ level, flush: constants.Z_SYNC_FLUSH })
  const source = Readable.fromWeb(body as NodeReadableStream)
  source.on('error', (error) => packing.destroy(error))
  packing.on('close', () => source.destroy())
  return Readable.toWeb(source.pipe(packing)) as ReadableStream
}
