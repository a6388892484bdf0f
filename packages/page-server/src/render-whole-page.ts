import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { collectStream } from './collect-stream.ts'
import { encodeText } from './encode-text.ts'
import { responseFromBytes } from './response-from-bytes.ts'

export interface WholePageOptions {
  status: number
  headers: Headers
  nonce: string | undefined
  /** A render that does not finish in time is aborted. */
  timeoutMilliseconds: number
  /** The last change of the page, on its way to the bytes that are sent. */
  finish?: (html: string) => Buffer
}

interface Rendered {
  html: string
  /** A part of the page failed. */
  hasFailed: boolean
}

/** Renders a page and answers with all of it: no part is deferred, and one piece is half the work of a stream. */
export async function renderWholePage(
  page: ReactNode,
  { status, headers, nonce, timeoutMilliseconds, finish = encodeText }: WholePageOptions,
): Promise<Response> {
  const { html, hasFailed } = renderAtOnce(page) ?? (await renderWaiting(page, nonce, timeoutMilliseconds))
  headers.set('content-type', 'text/html; charset=utf-8')
  return responseFromBytes(finish(html), { headers, status: hasFailed ? 500 : status })
}

/** The text renderer leaves it out. */
const doctype = '<!DOCTYPE html>'
/** React marks a boundary that it could not render at once. */
const unfinished = '<!--$!-->'

/**
 * Renders to text, which takes React half as long as bytes: those it encodes attribute by attribute. Undefined if a part
 * has to be waited for or fails; the other way of rendering then waits, or reports the error.
 */
function renderAtOnce(page: ReactNode): Rendered | undefined {
  try {
    const html = doctype + renderToString(page)
    return html.includes(unfinished) ? undefined : { html, hasFailed: false }
  } catch {
    return undefined
  }
}

function renderWaiting(page: ReactNode, nonce: string | undefined, timeoutMilliseconds: number): Promise<Rendered> {
  return new Promise((resolve, reject) => {
    let hasFailed = false
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // otherwise content in a Suspense boundary above 12 kB waits for a script to move it into place
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer)
        const { into, all } = collectStream()
        pipe(into)
        resolve(all.then((bytes) => ({ html: bytes.toString(), hasFailed })))
      },
      onShellError: reject,
      onError() {
        hasFailed = true
      },
    })
    const timer = setTimeout(abort, timeoutMilliseconds).unref()
  })
}
