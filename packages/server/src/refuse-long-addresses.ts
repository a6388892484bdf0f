import type { FastifyInstance } from 'fastify'
import { refusal } from './api-error.ts'
import { isInside } from './is-inside.ts'

const maxAddress = 8192

export function refuseLongAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isLong = (request.raw.url?.length ?? 0) > maxAddress && !isInside(request)
    done(isLong ? refusal('Request.AddressTooLong') : undefined)
  })
}
