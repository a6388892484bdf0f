import { STATUS_CODES } from 'node:http'
import { PlatformError } from '@tessera/client/platform-error'
import { findStatusName } from '@tessera/contract/status-catalog'
import { ApiError } from '@tessera/server/api-error'
import { logFailure } from '@tessera/server/request-log'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ShopError } from '../shop-error.ts'
import { commonHeaders } from './common-headers.ts'
import { fromPlatform } from './from-platform.ts'

/** Every error has the same body: status, status name, code, message, and the request ID for support. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error, request, reply) => {
    const refusal = findShopError(error) ?? new ShopError('Server.Failed')
    request.refusal = refusal.code
    if (refusal.status >= 500) logFailure(request, error)
    return reply
      .code(refusal.status)
      .headers({ ...retryHeaders(refusal.status), ...refusal.details.headers })
      .send(bodyOf(refusal, request.id))
  })
  app.setNotFoundHandler(() => {
    throw noSuchAddress()
  })
}

/** 429 and 503 always carry a retry-after; two seconds unless the error knows better. */
const retryHeaders = (status: number): Record<string, string> =>
  status === 429 || status === 503 ? { 'retry-after': '2' } : {}

const noSuchAddress = () => new ShopError('NotFound', { message: 'There is no such address.' })

/** The address has an incomplete escape and no hook has run, so all headers are set here. */
export function refuseAddress({ id }: FastifyRequest, reply: FastifyReply): void {
  const refusal = noSuchAddress()
  reply
    .code(refusal.status)
    .headers({ ...commonHeaders, 'x-request-id': id })
    .send(bodyOf(refusal, id))
}

const bodyOf = ({ status, code, message, details }: ShopError, requestId: string) => ({
  status,
  error: findStatusName(status) ?? STATUS_CODES[status] ?? 'Error',
  code,
  message,
  fields: details.fields ?? [],
  data: details.data ?? null,
  requestId,
})

function findShopError(error: Error): ShopError | undefined {
  if (error instanceof ShopError) return error
  if (error instanceof PlatformError) return fromPlatform(error)
  if (error instanceof ApiError) return fromValidation(error)
  const { statusCode = 500 } = error as FastifyError
  if (statusCode === 413) return new ShopError('Request.TooLarge')
  if (statusCode === 415) return new ShopError('Request.ContentType')
  return statusCode < 500 ? new ShopError('Request.Invalid', { message: 'We couldn’t read the request.' }) : undefined
}

/** The server kit reports errors in the platform's format; here its messages go to the fields they are about. */
function fromValidation({ status, errors }: ApiError): ShopError {
  if (status === 503) return new ShopError('Server.Busy', { headers: { 'retry-after': '2' } })
  if (status >= 500) return new ShopError('Server.Failed')
  if (status === 413) return new ShopError('Request.TooLarge')
  if (status === 409) return new ShopError('Request.Conflict')
  const [first] = errors
  if (first?.ErrorCode === 'Request.InvalidContentType') return new ShopError('Request.ContentType')
  const fields = errors.flatMap(({ Message: message, Data }) => {
    const { Property: field } = (Data ?? {}) as { Property?: string }
    return field ? [{ field, message }] : []
  })
  // an unreadable body has no field to mark
  return new ShopError('Request.Invalid', fields.length > 0 || !first ? { fields } : { message: first.Message })
}
