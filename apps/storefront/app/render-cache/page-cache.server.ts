import { bytesOf, responseFromBytes } from '@tessera/page-server/response-from-bytes'
import { addSecurityHeaders } from '@tessera/page-server/security-headers'
import type { MiddlewareFunction } from 'react-router'
import { getEnvironment, isBehindEdge } from '../http/environment.server.ts'
import { type PageRequest, pageKeyOf } from '../http/page-key.server.ts'
import { nonceContext, scriptHashesContext, waitContext } from '../http/request-context.server.ts'
import { visitorContext } from '../http/session/context.server.ts'
import { mayBeSignedIn } from '../http/session/cookies.ts'
import { type CachedPage, CachedPages } from './cached-pages.server.ts'
import { addEdgeHeaders } from './edge-headers.server.ts'

/** With an edge in front only requests at the same time share a page: it must get the newest one after a change. */
const getCacheMilliseconds = (): number => (isBehindEdge() ? 0 : 30_000)
const pages = new CachedPages(() => Date.now())

/** Finds a cached page for a visitor who has no session cookies. For others the session must be renewed first. */
export function findCachedPage(request: PageRequest): CachedPage | undefined {
  if (mayBeSignedIn(request.cookies)) return undefined
  const key = pageKeyOf(request)
  return key === undefined ? undefined : pages.find(key)
}

/** Runs after session renewal. Guests share pages, even with a cart; a customer’s page is rendered each time. */
export const pageCacheMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const visitor = context.get(visitorContext)
  const { pathname, search } = new URL(request.url)
  const pageRequest = { method: request.method, address: pathname + search, cookies: visitor.cookies }
  const key = visitor.profile.isSignedIn ? undefined : pageKeyOf(pageRequest)
  if (key === undefined) return next()
  const guest = visitor.asGuest()
  context.set(visitorContext, guest)
  // the scripts of a cached page are allowed by hash, so that nothing in it belongs to one request
  context.set(nonceContext, '')
  const render = async (): Promise<Response> => {
    const response = await next()
    guest.writeCookies(response.headers)
    if (bytesOf(response))
      addSecurityHeaders(response.headers, context.get(scriptHashesContext), getEnvironment().isProduction)
    return response
  }
  let own: Response | undefined
  const page = await pages.getOrRender(key, async () => {
    own = await render()
    if (isOutage(own)) return pages.findFormer(key)
    // a page rendered during an outage may be incomplete and is not cached
    if (context.get(waitContext) > 0) return undefined
    const html = bytesOf(own)
    if (html) addEdgeHeaders(own, html, guest.listedCategories)
    return pageOf(own, html)
  })
  if (!page) return own ?? render()
  // two responses with all their headers were 3.6 % of a product page
  if (own && bytesOf(own) === page.html) return own
  return responseFromBytes(page.html, { headers: page.headers })
}

/** Busy or unreachable: a guest then gets the last page instead of none. */
const isOutage = ({ status }: Response): boolean => status >= 502 && status <= 504

function pageOf({ status, headers }: Response, html: Buffer | undefined): CachedPage | undefined {
  const isPage = status === 200 && (headers.get('content-type') ?? '').startsWith('text/html')
  if (!isPage || !html || headers.has('set-cookie')) return undefined
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache')
  return { html, headers: Object.fromEntries(headers), until: Date.now() + getCacheMilliseconds() }
}
