import { createContext, type MiddlewareFunction } from 'react-router'
import { waitContext } from '../lib/request-context.server.ts'
import { Visitor } from './visitor.server.ts'

/** The visitor of this request; loaders and actions take it from here. */
export const visitorContext = createContext<Visitor>()

export const visitorMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const visitor = new Visitor(request, (seconds) => context.set(waitContext, seconds))
  await visitor.renew()
  context.set(visitorContext, visitor)
  const response = await next()
  visitor.writeCookies(response.headers)
  return response
}
