import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { type Environment, setEnvironment } from './http/environment.server.ts'
import { retryHeader } from './http/headers.ts'
import { orUnavailable } from './http/or-unavailable.server.ts'
import { readHandoff } from './http/read-handoff.server.ts'
import { nonceContext, referenceContext } from './http/request-context.server.ts'
import { bytesOf, responseFromBytes } from './http/response-from-bytes.server.ts'
import { AddressContext } from './http/use-address.ts'
import { collectStream } from './kit/tracking/collect-stream.server.ts'
import { reportFailure } from './kit/tracking/report-failure.server.ts'
import { RenderCachedContext } from './render-cache/cached-part.tsx'
import { deferScripts } from './render-cache/defer-scripts.server.ts'
import { createPagePartCache } from './render-cache/part-cache.server.ts'
import { sendCached } from './render-cache/send-cached.server.ts'
import { ReferenceContext } from './shell/reference.tsx'

/** The server calls this once before the first page. It returns functions that send pages without the router. */
export function configure(environment: Environment) {
  setEnvironment({ ...environment, fetch: orUnavailable(environment.fetch) })
  return { sendCached, bytesOf }
}

/** A render that does not finish in time is aborted. */
export const streamTimeout = 5000

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  await readHandoff(entry)
  const nonce = context.get(nonceContext) || undefined
  const { pathname, search } = new URL(request.url)
  const address = pathname + search
  const { keep, filled } = createPagePartCache(address)
  const page = (
    <ReferenceContext value={context.get(referenceContext)}>
      <AddressContext value={address}>
        <RenderCachedContext value={keep}>
          <ServerRouter context={entry} url={request.url} nonce={nonce} />
        </RenderCachedContext>
      </AddressContext>
    </ReferenceContext>
  )
  return new Promise((resolve, reject) => {
    let code = status
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // otherwise content in a Suspense boundary above 12 kB waits for a script to move it into place
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // no part of a page is deferred, so it is sent in one piece: half the work of a stream
      onAllReady() {
        clearTimeout(timer)
        const { into, all } = collectStream()
        pipe(into)
        resolve(all.then((html) => answerWith(filled(deferScripts(html)), code, headers)))
      },
      onShellError: reject,
      onError() {
        code = 500
      },
    })
    const timer = setTimeout(abort, streamTimeout + 1000).unref()
  })
}

function answerWith(html: Buffer, status: number, headers: Headers): Response {
  headers.set('content-type', 'text/html; charset=utf-8')
  return responseFromBytes(html, { headers, status })
}

/**
 * Aborted requests and unknown addresses are not errors. The log entry and the report carry the reference that the
 * customer sees.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  const { pathname } = new URL(request.url)
  const reference = context.get(referenceContext)
  console.error(`Page ${request.method} ${pathname} failed, reference ${reference}:`, error)
  // the first attempt already reported this failure
  if (request.headers.has(retryHeader)) return
  reportFailure(error, { pathname, reference })
}
