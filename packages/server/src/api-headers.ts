import type { FastifyInstance } from 'fastify'

/** What belongs to one caller is never kept for another (ISO-1); any origin may ask, since only a token opens anything. */
const always = {
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

/** Headers of every API answer, and the answer to a browser that asks before it calls. */
export function sendApiHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(always).header('x-request-id', request.id)
    done()
  })
  for (const url of ['/v1/*', '/oauth/*'])
    app.options(url, async (_request, reply) => reply.headers(preflight).code(204).send())
}
