import type { MiddlewareFunction } from 'react-router'
import { answerOf, bytesOf } from '../http/answer-bytes.server.ts'
import { getEnvironment } from '../http/environment.server.ts'
import { type AskedPage, pageKeyOf } from '../http/page-key.server.ts'
import { nonceContext, waitContext } from '../http/request-context.server.ts'
import { addSecurityHeaders, scriptHashes } from '../http/security-headers.server.ts'
import { visitorContext } from '../http/session/context.server.ts'
import { mayBeSignedIn } from '../http/session/cookies.ts'
import { type KeptPage, KeptPages } from './cached-pages.server.ts'

const keptMilliseconds = 30_000
const pages = new KeptPages(Date.now)

/** Finds a cached page for a visitor who has no session cookies. For others the session must be renewed first. */
export function findKeptPage(asked: AskedPage): KeptPage | undefined {
  if (mayBeSignedIn(asked.cookies)) return undefined
  const key = pageKeyOf(asked)
  return key === undefined ? undefined : pages.find(key)
}

/** Runs after session renewal. Guests share pages, even with a cart; a customer’s page is rendered each time. */
export const pageCacheMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const visitor = context.get(visitorContext)
  const { pathname, search } = new URL(request.url)
  const asked = { method: request.method, address: pathname + search, cookies: visitor.cookies }
  const key = visitor.shown.isSignedIn ? undefined : pageKeyOf(asked)
  if (key === undefined) return next()
  const guest = visitor.asGuest()
  context.set(visitorContext, guest)
  // the scripts of a cached page are allowed by hash, so that nothing in it belongs to one request
  context.set(nonceContext, '')
  const draw = async (): Promise<Response> => {
    const drawn = await next()
    guest.writeCookies(drawn.headers)
    return withScriptHashes(drawn)
  }
  let own: Response | undefined
  const page = await pages.take(key, async () => {
    own = await draw()
    // a page rendered during an outage may be incomplete and is not cached
    return context.get(waitContext) > 0 ? undefined : pageOf(own, bytesOf(own))
  })
  if (!page) return own ?? draw()
  return answerOf(page.html, { headers: page.headers })
}

function withScriptHashes(response: Response): Response {
  const html = bytesOf(response)
  if (html) addSecurityHeaders(response.headers, scriptHashes(html), getEnvironment().isProduction)
  return response
}

function pageOf({ status, headers }: Response, html: Buffer | undefined): KeptPage | undefined {
  const isPage = status === 200 && (headers.get('content-type') ?? '').startsWith('text/html')
  if (!isPage || !html || headers.has('set-cookie')) return undefined
  const kept = { 'cache-control': 'private, no-cache', ...Object.fromEntries(headers) }
  return { html, headers: kept, until: Date.now() + keptMilliseconds }
}
