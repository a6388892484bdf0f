import { timingSafeEqual } from 'node:crypto'
import type { RequestListener, Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { notFound } from './api-error.ts'
import { createFrontDoor, listenAt } from './front-door.ts'
import type { Metrics } from './metrics.ts'

/** Serves metrics on a separate port that only operators can reach. */
export async function serveMetrics(metrics: Metrics, port: number): Promise<Server> {
  const answer: RequestListener = async (_request, response) => {
    response.writeHead(200, { 'content-type': metrics.contentType }).end(await metrics.text())
  }
  const server = createFrontDoor([{ segments: ['metrics'], answer }])
  await listenAt(server, port, '127.0.0.1')
  return server
}

/** Serves metrics on the public port to holders of the operator token; all others get a 404. */
export function registerMetrics(app: FastifyInstance, metrics: Metrics, token: string): void {
  app.get('/metrics', async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) throw notFound('Route', 'GET /metrics')
    return reply.type(metrics.contentType).send(await metrics.text())
  })
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
