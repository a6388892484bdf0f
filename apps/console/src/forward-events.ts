import type { RequestListener } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'

/** The stream of a platform elsewhere, until the reader leaves. */
export const forwardEvents =
  (platformUrl: string): RequestListener =>
  async ({ url = '/', headers }, response) => {
    const gone = new AbortController()
    response.once('close', () => gone.abort())
    try {
      const answer = await fetch(new URL(url, platformUrl), {
        headers: {
          authorization: headers.authorization ?? '',
          ...(headers['last-event-id'] && { 'last-event-id': String(headers['last-event-id']) }),
        },
        signal: gone.signal,
      })
      const type = answer.headers.get('content-type') ?? 'text/plain'
      response.writeHead(answer.status, { 'content-type': type, 'cache-control': 'no-store' })
      if (answer.body) await pipeline(Readable.fromWeb(answer.body as ReadableStream), response)
      else response.end()
    } catch {
      // the browser connects again
      response.destroy()
    }
  }
