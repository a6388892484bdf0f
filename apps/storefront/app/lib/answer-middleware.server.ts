import { randomBytes } from 'node:crypto'
import type { MiddlewareFunction } from 'react-router'
import { compressed } from './compress.server.ts'
import { getEnvironment } from './environment.server.ts'
import { nonceContext, referenceContext } from './request-context.server.ts'
import { addSecurityHeaders } from './security-headers.server.ts'

/** Outermost: what every answer carries, whoever made it. */
export const answerMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const nonce = randomBytes(16).toString('base64')
  const reference = randomBytes(4).toString('hex').toUpperCase()
  context.set(nonceContext, nonce)
  context.set(referenceContext, reference)
  const response = await next()
  addSecurityHeaders(response.headers, `'nonce-${nonce}'`, getEnvironment().isProduction)
  response.headers.set('x-request-id', reference)
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-cache')
  return compressed(request, response)
}
