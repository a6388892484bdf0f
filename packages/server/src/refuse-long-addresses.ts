import type { FastifyInstance } from 'fastify'
import { refusal } from './api-error.ts'
import { isInternalRequest } from './is-internal-request.ts'

const maxAddress = 8192

export function refuseLongAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isLong = (request.raw.url?.length ?? 0) > maxAddress && !isInternalRequest(request)
    done(isLong ? refusal('Request.AddressTooLong') : undefined)
  })
}
