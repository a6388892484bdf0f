import type { FastifyInstance } from 'fastify'

/** One line per answer: the pattern of the route, never the address as sent, which may hold secrets. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    done()
    if (request.routeOptions.url?.startsWith('/health/')) return
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime * 10) / 10,
        requestId: request.id,
      },
      'request',
    )
  })
}
