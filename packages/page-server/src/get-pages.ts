import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'

type Handle = (request: Request) => Promise<Response>

/**
 * Handles GET requests. A page is available as bytes and sent as such: web streams would copy it four times, 1 ms for a
 * listing.
 */
export function getPages(handle: Handle, takeBytes: (response: Response) => Buffer | undefined): RequestListener {
  return async (message, response) => {
    const gone = new AbortController()
    response.once('close', () => {
      if (!response.writableFinished) gone.abort()
    })
    try {
      const answer = await handle(requestOf(message, gone.signal))
      if (gone.signal.aborted) return
      response.writeHead(answer.status, headersOf(answer))
      await sendBody(answer, takeBytes(answer), response)
    } catch (error) {
      if (gone.signal.aborted) return
      console.error(error)
      if (response.headersSent) response.destroy()
      else response.writeHead(500, { 'content-type': 'text/plain' }).end('Internal Server Error')
    }
  }
}

function requestOf({ headers, url = '/' }: IncomingMessage, signal: AbortSignal): Request {
  const headerPairs = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
  return new PageRequest(`http://${headers.host ?? 'localhost'}${url}`, headerPairs, signal)
}

/**
 * A request whose signal is the given one. Node's own request follows it with another and registers both for when they
 * are collected, which keeps them and all that listens to them until the whole heap is collected.
 */
class PageRequest extends Request {
  readonly #signal: AbortSignal

  constructor(url: string, headers: [string, string][], signal: AbortSignal) {
    super(url, { headers })
    this.#signal = signal
  }

  override get signal(): AbortSignal {
    return this.#signal
  }
}

/** Each cookie needs its own header line. */
function headersOf({ headers }: Response): Record<string, string | string[]> {
  const cookies = headers.getSetCookie()
  return { ...Object.fromEntries(headers), ...(cookies.length > 0 && { 'set-cookie': cookies }) }
}

async function sendBody({ body }: Response, bytes: Buffer | undefined, response: ServerResponse): Promise<void> {
  if (bytes || !body) {
    response.end(bytes)
    return
  }
  await pipeline(Readable.fromWeb(body as ReadableStream), response)
}
