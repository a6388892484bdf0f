import { answerErrors } from '@tessera/server/answer-errors'
import { createHttp } from '@tessera/server/http'
import { createLog } from '@tessera/server/log'
import type { FastifyInstance } from 'fastify'
import { registerReference } from '../../src/reference/routes.ts'

export const publicUrl = 'https://shop.example'
export const version = '1.4.0.27'

/** The reference without a database. */
export function referenceApp(at = publicUrl): FastifyInstance {
  const app = createHttp({ logger: createLog({ service: 'reference', level: 'silent' }) })
  answerErrors(app, (violation) => {
    throw violation
  })
  registerReference(app, { publicUrl: at, version })
  return app
}
