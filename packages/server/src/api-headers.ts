import type { FastifyInstance } from 'fastify'

/**
 * Answers are never cached, so no caller sees another's data (ISO-1). Any origin may call: only a token grants access.
 */
const commonHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'location, retry-after, x-request-id',
}

const preflight = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': 'authorization, content-type, accept, idempotency-key',
  'access-control-max-age': '86400',
}

/** Sets the headers of every API answer and answers CORS preflight requests. */
export function sendApiHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(commonHeaders).header('x-request-id', request.id)
    done()
  })
  for (const url of ['/v1/*', '/oauth/*'])
    app.options(url, async (_request, reply) => reply.headers(preflight).code(204).send())
}
