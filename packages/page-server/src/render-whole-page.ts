import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { collectStream } from './collect-stream.ts'
import { responseFromBytes } from './response-from-bytes.ts'

export interface WholePageOptions {
  status: number
  headers: Headers
  nonce: string | undefined
  /** A render that does not finish in time is aborted. */
  timeoutMilliseconds: number
  /** The last change of the bytes before they are sent. */
  finish?: (html: Buffer) => Buffer
}

/** Renders a page and answers with all of it: no part is deferred, and one piece is half the work of a stream. */
export function renderWholePage(
  page: ReactNode,
  { status, headers, nonce, timeoutMilliseconds, finish = (html) => html }: WholePageOptions,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let code = status
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // otherwise content in a Suspense boundary above 12 kB waits for a script to move it into place
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer)
        const { into, all } = collectStream()
        pipe(into)
        headers.set('content-type', 'text/html; charset=utf-8')
        resolve(all.then((html) => responseFromBytes(finish(html), { headers, status: code })))
      },
      onShellError: reject,
      onError() {
        code = 500
      },
    })
    const timer = setTimeout(abort, timeoutMilliseconds).unref()
  })
}
