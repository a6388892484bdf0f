import { readyEntry, releaseEntry } from '@tessera/page-server/ready-entry'
import { renderWholePage } from '@tessera/page-server/render-whole-page'
import { takeBytes } from '@tessera/page-server/response-from-bytes'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { type Environment, setEnvironment } from './http/environment.server.ts'
import { nonceContext, referenceContext } from './http/request-context.server.ts'

/** The server calls this once before the first page. */
export function configure(environment: Environment) {
  setEnvironment(environment)
  return { takeBytes }
}

/** A render that does not finish in time is aborted. */
export const streamTimeout = 10_000

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext) || undefined
  const ready = await readyEntry(entry)
  const response = await renderWholePage(<ServerRouter context={ready} url={request.url} {...(nonce && { nonce })} />, {
    status,
    headers,
    nonce,
    timeoutMilliseconds: streamTimeout + 1000,
  })
  releaseEntry(ready)
  return response
}

/** Aborted requests and refusals are not errors. The log entry carries the reference that the page shows. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  const { pathname } = new URL(request.url)
  console.error(`Console ${request.method} ${pathname} failed, reference ${context.get(referenceContext)}:`, error)
}
