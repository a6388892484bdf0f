import { randomBytes } from 'node:crypto'
import { compressResponse } from '@tessera/page-server/compress-response'
import { addSecurityHeaders } from '@tessera/page-server/security-headers'
import type { MiddlewareFunction } from 'react-router'
import { isPersonalPath } from './closed-paths.ts'
import { getEnvironment } from './environment.server.ts'
import { nonceContext, referenceContext, waitContext } from './request-context.server.ts'

/** Outermost middleware: adds the headers that every response carries. */
export const answerMiddleware: MiddlewareFunction<Response> = async ({ request, pattern, context }, next) => {
  getEnvironment().namePage?.(request.method, pattern)
  const nonce = randomBytes(16).toString('base64')
  const reference = randomBytes(4).toString('hex').toUpperCase()
  context.set(nonceContext, nonce)
  context.set(referenceContext, reference)
  const response = await next()
  addSecurityHeaders(response.headers, `'nonce-${nonce}'`, getEnvironment().isProduction)
  response.headers.set('x-request-id', reference)
  const wait = context.get(waitContext)
  if (wait > 0 && isPassing(response.status)) response.headers.set('retry-after', String(wait))
  // renewing a session adds cookies after the page was made
  if (response.headers.has('set-cookie')) response.headers.delete('surrogate-control')
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', cachingOf(request))
  return compressResponse(request, response)
}

/** Back shows a stored page without asking, also after sign-out, so browsers store no page of one person. */
const cachingOf = ({ url }: Request): string =>
  isPersonalPath(new URL(url).pathname) ? 'private, no-store' : 'private, no-cache'

/** Rate limited, busy or unreachable: temporary. */
const isPassing = (status: number): boolean => status === 429 || (status >= 502 && status <= 504)
