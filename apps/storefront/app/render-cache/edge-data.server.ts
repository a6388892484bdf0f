import { responseFromBytes } from '@tessera/page-server/response-from-bytes'
import type { MiddlewareFunction } from 'react-router'
import { isBehindEdge } from '../http/environment.server.ts'
import { isSharedData } from '../http/page-key.server.ts'
import { waitContext } from '../http/request-context.server.ts'
import { visitorContext } from '../http/session/context.server.ts'
import { addEdgeHeaders } from './edge-headers.server.ts'

/** Loads the data of a guest's page as for any guest, so that the edge may store it as it stores the page. */
export const edgeDataMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const visitor = context.get(visitorContext)
  const { pathname, search } = new URL(request.url)
  const isStored = isBehindEdge() && isSharedData({ method: request.method, address: pathname + search })
  if (!isStored || visitor.profile.isSignedIn) return next()
  const guest = visitor.asGuest()
  context.set(visitorContext, guest)
  const answer = await next()
  guest.writeCookies(answer.headers)
  if (answer.status !== 200 || context.get(waitContext) > 0) return answer
  const body = Buffer.from(await answer.arrayBuffer())
  addEdgeHeaders(answer, body, guest.listedCategories)
  return responseFromBytes(body, answer)
}
