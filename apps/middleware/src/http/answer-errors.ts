import { PlatformError } from '@tessera/client/platform-error'
import { findStatusName } from '@tessera/contract/status-catalogue'
import { ApiError } from '@tessera/server/api-error'
import type { FastifyError, FastifyInstance } from 'fastify'
import { ShopError } from '../shop-error.ts'
import { fromPlatform } from './from-platform.ts'

/** Every refusal leaves with the same body: status, its name in the catalogue, code, words, and the request to ask us about. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error, request, reply) => {
    const known = expected(error)
    if (!known || known.status >= 500)
      request.log.error({ err: error, route: request.routeOptions.url }, 'request failed')
    const refusal = known ?? new ShopError('Server.Failed')
    return reply
      .code(refusal.status)
      .headers(refusal.details.headers ?? {})
      .send(bodyOf(refusal, request.id))
  })
  app.setNotFoundHandler(() => {
    throw new ShopError('NotFound', { message: 'There is no such address.' })
  })
}

const bodyOf = ({ status, code, message, details }: ShopError, requestId: string) => ({
  status,
  error: findStatusName(status) ?? 'Error',
  code,
  message,
  fields: details.fields ?? [],
  data: details.data ?? null,
  requestId,
})

function expected(error: Error): ShopError | undefined {
  if (error instanceof ShopError) return error
  if (error instanceof PlatformError) return fromPlatform(error)
  if (error instanceof ApiError) return fromValidation(error)
  const { statusCode = 500 } = error as FastifyError
  if (statusCode === 413) return new ShopError('Request.TooLarge')
  return statusCode < 500 ? new ShopError('Request.Invalid', { message: 'The request could not be read.' }) : undefined
}

/** The kit refuses in the platform's words: here its sentences go under the fields they are about. */
function fromValidation({ status, errors }: ApiError): ShopError {
  if (status === 503) return new ShopError('Server.Busy', { headers: { 'retry-after': '2' } })
  if (status >= 500) return new ShopError('Server.Failed')
  if (status === 413) return new ShopError('Request.TooLarge')
  if (status === 409) return new ShopError('Request.Conflict')
  const fields = errors.map(({ Message, Data }) => ({
    field: (Data as { Property?: string } | null)?.Property ?? '',
    message: Message,
  }))
  return new ShopError('Request.Invalid', { fields })
}
