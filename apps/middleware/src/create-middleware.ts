import type { ShopOperation } from '@tessera/contract/middleware/kit'
import { DocumentQuery } from '@tessera/contract/middleware/lists/models'
import { shopOperations } from '@tessera/contract/middleware/operations'
import type { Handlers } from '@tessera/server/call'
import type { Database } from '@tessera/server/database'
import { createHttp } from '@tessera/server/http'
import { mount } from '@tessera/server/mount'
import { forgetPageReads } from '@tessera/server/one-page'
import type { Replica } from '@tessera/server/replica/open-replica'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Commerce } from './kit/commerce.ts'
import { answerErrors, refuseAddress } from './kit/http/answer-errors.ts'
import { commonHeaders } from './kit/http/common-headers.ts'
import type { Visitor } from './kit/visitor.ts'
import { guardWith, type UsualLimits } from './modules/people/session/guard.ts'

export interface MiddlewareNeeds {
  database: Database
  /** A standby for reads that may be a little old. */
  replica?: Replica | undefined
  commerce: Commerce
  handlers: Handlers<Visitor>
  /** Defaults to every operation. A call without a handler stops the start. */
  operations?: readonly ShopOperation[]
  usualLimits: UsualLimits
  trustProxyHops: number
  logger: Logger
  /** Adds the caller's hooks and routes (logs, metrics, pictures). They must be registered before the calls. */
  extend?: (app: FastifyInstance) => void
}

/** Creates the shop's API as an HTTP application that does not listen yet. */
export function createMiddleware(needs: MiddlewareNeeds): FastifyInstance {
  const {
    database,
    replica,
    commerce,
    handlers,
    operations = shopOperations,
    usualLimits,
    trustProxyHops,
    logger,
    extend,
  } = needs
  const app = createHttp({ logger, trustProxyHops, refuseAddress })
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(commonHeaders).header('x-request-id', request.id)
    done()
  })
  extend?.(app)
  answerErrors(app)
  mount({
    app,
    operations,
    handlers,
    database,
    guard: guardWith({ database, commerce, usual: usualLimits }),
    record: async () => {},
    afterWrite: ({ operation: { body } }) => {
      // a query of documents comes by POST and writes nothing
      if (body !== DocumentQuery) forgetPageReads()
    },
    replica,
    isGuest: ({ bearer, customer }) => !customer && (bearer?.isGuest ?? true),
    // handlers call the platform and providers, so no transaction may be open meanwhile (OUT-3)
    ownTransactions: new Set(operations.map(({ id }) => id)),
  })
  return app
}
