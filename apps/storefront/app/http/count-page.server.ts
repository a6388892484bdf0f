import { shopErrors } from '@tessera/contract/middleware/errors'
import { data, type MiddlewareFunction } from 'react-router'
import { waitContext } from './request-context.server.ts'
import { visitorContext } from './session/context.server.ts'

/** Requested by scripts, several times per page. The middleware counts their calls, as it does for forms. */
const byScript: ReadonlySet<string> = new Set(['/me', '/suggest', '/favorites/list'])

/** Innermost, so that cached pages are not counted; before the loaders, so that a refused page costs nothing. */
export const countPageMiddleware: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const isPage = (request.method === 'GET' || request.method === 'HEAD') && !byScript.has(url.pathname)
  const wait = isPage ? await context.get(visitorContext).countPage() : undefined
  if (!wait) return next()
  context.set(waitContext, wait)
  const { status, message } = shopErrors['Request.TooOften']
  throw data({ message }, { status })
}
