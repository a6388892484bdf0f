import { isFromAnotherSite, respondWithRefresh } from '@tessera/page-server/respond-with-refresh'
import { createContext, type MiddlewareFunction, redirect } from 'react-router'
import { Session } from './session.server.ts'
import { signInHeader } from './sign-in-header.ts'
import { signInHref } from './sign-in-href.ts'
import { staffContext } from './staff.server.ts'

export const sessionContext = createContext<Session>()

/** Gives every request its session, and sends its cookies with the response. */
export const sessionMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  // strict cookies do not come with a link from an email, so the page asks for itself once more
  if (isFromAnotherSite(request)) return respondWithRefresh()
  const session = new Session(request)
  context.set(sessionContext, session)
  const response = await next()
  session.writeCookies(response.headers)
  if (session.isMissed) response.headers.set(signInHeader, 'needed')
  return response
}

/** Sends everyone without a session to sign-in and back. */
export const staffMiddleware: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  const session = context.get(sessionContext)
  const staff = await session.findStaff()
  session.isMissed = !staff
  if (!staff) throw redirect(signInHref(url))
  context.set(staffContext, staff)
  return next()
}
