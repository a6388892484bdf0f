import { cartPaths } from '@tessera/contract/shop/constants'
import { createContext, data, type MiddlewareFunction } from 'react-router'
import { failedFormOf } from '../failed-form.server.ts'
import { findOutage } from '../find-outage.server.ts'
import { readForm } from '../read-form.server.ts'
import { waitContext } from '../request-context.server.ts'
import { bounce, isFromAnotherSite } from './bounce.server.ts'
import { toSignIn } from './to-sign-in.server.ts'
import { Visitor } from './visitor.server.ts'

/** The visitor of this request; loaders and actions take it from here. */
export const visitorContext = createContext<Visitor>()

export const visitorMiddleware: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const visitor = new Visitor(request, (seconds) => context.set(waitContext, seconds))
  await visitor.renew().catch(async (error: unknown) => {
    throw await withForm(error, request, url)
  })
  if (visitor.isFromElsewhere && isFromAnotherSite(request)) return bounce()
  context.set(visitorContext, visitor)
  const response = lostCart(visitor, request, url) ?? afterSignIn(visitor, { request, url, response: await next() })
  visitor.writeCookies(response.headers)
  return response
}

/** Longer than any form may be that comes with photos. */
const mostBytes = 32 * 1024 * 1024

/** A form that comes while the session cannot be renewed is kept for another try. */
async function withForm(error: unknown, request: Request, url: URL): Promise<unknown> {
  const message = request.method === 'GET' || request.method === 'HEAD' ? undefined : findOutage(error)
  if (!message) return error
  const failedForm = failedFormOf(await readForm(request, mostBytes), url)
  return data({ message, failedForm }, { status: 503 })
}

interface Answered {
  request: Request
  /** As the page is called, whatever the browser asked for. */
  url: URL
  response: Response
}

/** A form that was refused because the session has ended, or is not fresh enough, waits until somebody has signed in. */
function afterSignIn(visitor: Visitor, { request, url, response }: Answered): Response {
  const { turnedAway } = visitor
  if (!turnedAway || request.method !== 'POST' || response.status !== 401) return response
  if (turnedAway === 'ended') visitor.expire()
  return toSignIn(visitor, url.pathname + url.search, turnedAway)
}

/** What was to be changed is the cart of somebody who is no longer signed in: not a guest's, who has another. */
function lostCart(visitor: Visitor, request: Request, { pathname }: URL): Response | undefined {
  if (!visitor.hasEnded || request.method !== 'POST') return undefined
  const isOfCart = cartPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`))
  return isOfCart ? toSignIn(visitor, pathname, 'ended') : undefined
}
