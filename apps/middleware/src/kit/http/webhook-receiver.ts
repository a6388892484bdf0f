import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../shop-error.ts'
import { requireLocalRequest } from './require-local-request.ts'

/** A receiver of webhooks in the shop itself, so that a demo shop has someone to tell. */
export const webhookReceiver = { path: '/webhook-receiver', hashKey: 'demo-receiver' } as const

/** Takes signed messages of this machine and keeps none of them; others are refused. */
export function registerWebhookReceiver(app: FastifyInstance): void {
  const onRequest = requireLocalRequest(false)
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    scope.post(webhookReceiver.path, { onRequest }, async ({ body, headers }, reply) => {
      if (!Buffer.isBuffer(body) || !isSigned(body, headers['x-oc-hash'])) return refuse('Session.NotYours')
      return reply.code(204).send()
    })
  })
}

function isSigned(body: Buffer, given: string | string[] | undefined): boolean {
  const expected = createHmac('sha256', webhookReceiver.hashKey).update(body).digest()
  const claimed = Buffer.from(String(given ?? ''), 'base64')
  return claimed.length === expected.length && timingSafeEqual(claimed, expected)
}
