import { randomBytes } from 'node:crypto'
import { compressResponse } from '@tessera/page-server/compress-response'
import { dataInOnePiece } from '@tessera/page-server/data-in-one-piece'
import { addSecurityHeaders, permissionsPolicy } from '@tessera/page-server/security-headers'
import type { MiddlewareFunction } from 'react-router'
import { getEnvironment } from './environment.server.ts'
import { nonceContext, referenceContext } from './request-context.server.ts'

/** Outermost middleware: adds the headers that every response carries. Pages of the console are never stored. */
export const answerMiddleware: MiddlewareFunction<Response> = async ({ request, pattern, context }, next) => {
  getEnvironment().namePage?.(request.method, pattern)
  const nonce = randomBytes(16).toString('base64')
  const reference = randomBytes(4).toString('hex').toUpperCase()
  context.set(nonceContext, nonce)
  context.set(referenceContext, reference)
  const response = await dataInOnePiece(await next())
  // warehouse and counter scan labels with a phone
  response.headers.set('permissions-policy', permissionsPolicy('(self)'))
  addSecurityHeaders(response.headers, `'nonce-${nonce}'`, getEnvironment().isProduction)
  response.headers.set('x-request-id', reference)
  response.headers.set('x-robots-tag', 'noindex')
  response.headers.set('cache-control', 'no-store')
  return compressResponse(request, response)
}
