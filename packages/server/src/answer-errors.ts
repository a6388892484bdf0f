import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError, notFound, refusal } from './api-error.ts'
import { ConstraintViolation } from './postgres-errors.ts'
import { logFailure } from './request-log.ts'

type Explain = (violation: ConstraintViolation, request: FastifyRequest) => ApiError

/** Every refusal is answered with the same body. Unexpected errors are logged, and the answer reveals no internals. */
export function answerErrors(app: FastifyInstance, explain: Explain): void {
  app.setErrorHandler((error: Error, request, reply) => {
    const known = toApiError(error, request, explain)
    const { status, errors, headers } = known ?? refusal('ServerError')
    request.refusal = errors[0]?.ErrorCode
    if (status >= 500 && status !== 501) logFailure(request, error)
    return reply
      .code(status)
      .headers(headers)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify({ Errors: errors }))
  })
  app.setNotFoundHandler((request) => {
    throw notFound('Route', `${request.method} ${request.url.split('?')[0]?.slice(0, 200)}`)
  })
}

function toApiError(error: Error, request: FastifyRequest, explain: Explain): ApiError | undefined {
  if (error instanceof ApiError) return error
  if (error instanceof ConstraintViolation) return explain(error, request)
  const { statusCode = 500 } = error as FastifyError
  if (statusCode === 413) return refusal('Request.TooLarge')
  if (statusCode === 415) return refusal('Request.InvalidContentType')
  return statusCode < 500 ? refusal('Request.InvalidRequestBody') : undefined
}
