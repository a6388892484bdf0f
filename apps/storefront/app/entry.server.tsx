import { readyEntry, releaseEntry } from '@tessera/page-server/ready-entry'
import { renderWholePage } from '@tessera/page-server/render-whole-page'
import { takeBytes } from '@tessera/page-server/response-from-bytes'
import { scriptHashes } from '@tessera/page-server/security-headers'
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
import { nonceContext, referenceContext, scriptHashesContext } from './http/request-context.server.ts'
import { AddressContext } from './http/use-address.ts'
import { reportFailure } from './kit/tracking/report-failure.server.ts'
import { RenderCachedContext } from './render-cache/cached-part.tsx'
import { deferScripts } from './render-cache/defer-scripts.server.ts'
import { pageDataContext } from './render-cache/page-data.server.ts'
import { createPagePartCache } from './render-cache/part-cache.server.ts'
import { sendCached } from './render-cache/send-cached.server.ts'
import { ErrorReferenceContext } from './shell/error-reference.tsx'

/** The server calls this once before the first page. It returns functions that send pages without the router. */
export function configure(environment: Environment) {
  setEnvironment({ ...environment, fetch: orUnavailable(environment.fetch) })
  return { sendCached, takeBytes }
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
  const ready = await readyEntry(entry)
  const nonce = context.get(nonceContext) || undefined
  const { pathname, search } = new URL(request.url)
  const address = pathname + search
  const { keep, place, filled } = createPagePartCache(address)
  const page = (
    <ErrorReferenceContext value={context.get(referenceContext)}>
      <AddressContext value={address}>
        <RenderCachedContext value={keep}>
          <ServerRouter context={ready} url={request.url} {...(nonce && { nonce })} />
        </RenderCachedContext>
      </AddressContext>
    </ErrorReferenceContext>
  )
  const response = await renderWholePage(page, {
    status,
    headers,
    nonce,
    timeoutMilliseconds: streamTimeout + 1000,
    finish: (html) => {
      const pieces = deferScripts(html, place(context.get(pageDataContext).elements))
      // cached parts and data, most of a listing, have no script that runs; looking there too was 3 % of it
      if (!nonce) context.set(scriptHashesContext, scriptHashes(pieces.join('')))
      return filled(pieces)
    },
  })
  releaseEntry(ready)
  return response
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
