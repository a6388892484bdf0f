import { cartPaths } from '@tessera/contract/shop/constants'
import { isFromAnotherSite, respondWithRefresh } from '@tessera/page-server/respond-with-refresh'
import { createContext, data, type MiddlewareFunction, redirectDocument } from 'react-router'
import { failedFormOf } from '../failed-form.server.ts'
import { findOutage } from '../find-outage.server.ts'
import { readForm } from '../read-form.server.ts'
import { waitContext } from '../request-context.server.ts'
import { actingEndedPath } from './acting-paths.ts'
import { refuseWhileLooking } from './refuse-while-looking.server.ts'
import { toSignIn } from './to-sign-in.server.ts'
import { Visitor } from './visitor.server.ts'

/** The visitor of this request, for loaders and actions. */
export const visitorContext = createContext<Visitor>()

export const visitorMiddleware: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const visitor = new Visitor(request, (seconds) => context.set(waitContext, seconds))
  await visitor.renew().catch(async (error: unknown) => {
    throw await withForm(error, request, url)
  })
  if (visitor.lacksRefreshToken && isFromAnotherSite(request)) return respondWithRefresh()
  context.set(visitorContext, visitor)
  refuseWhileLooking(visitor, { request, url })
  const response = lostCart(visitor, request, url) ?? afterActing(visitor, { request, url, response: await next() })
  visitor.writeCookies(response.headers)
  return response
}

/** The shop no longer takes the session: it was ended, or the permission to act is gone. */
function afterActing(visitor: Visitor, answered: Answered): Response {
  if (!visitor.acting || visitor.signInReason === undefined) return afterSignIn(visitor, answered)
  visitor.endActing()
  return redirectDocument(actingEndedPath)
}

/** Larger than any form with photos. */
const maxFormBytes = 32 * 1024 * 1024

/** A form sent while the session cannot be renewed is returned for another try. */
async function withForm(error: unknown, request: Request, url: URL): Promise<unknown> {
  const message = request.method === 'GET' || request.method === 'HEAD' ? undefined : findOutage(error)
  if (!message) return error
  const failedForm = failedFormOf(await readForm(request, maxFormBytes), url)
  return data({ message, failedForm }, { status: 503 })
}

interface Answered {
  request: Request
  /** The page's own URL, without the router's data suffix. */
  url: URL
  response: Response
}

/** Redirects to sign-in when a form was refused because the session ended or is not recent enough. */
function afterSignIn(visitor: Visitor, { request, url, response }: Answered): Response {
  const { signInReason: turnedAway } = visitor
  if (!turnedAway || request.method !== 'POST' || response.status !== 401) return response
  if (turnedAway === 'ended') visitor.expire()
  return toSignIn(visitor, url.pathname + url.search, turnedAway)
}

/** A cart change after the session ended goes to sign-in: it is meant for the customer's cart, not the guest's. */
function lostCart(visitor: Visitor, request: Request, { pathname }: URL): Response | undefined {
  if (!visitor.hasEnded || request.method !== 'POST') return undefined
  const isOfCart = cartPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`))
  return isOfCart ? toSignIn(visitor, pathname, 'ended') : undefined
}
