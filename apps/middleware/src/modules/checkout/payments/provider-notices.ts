import { sql } from '@tessera/server/sql'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../../../kit/shop-error.ts'
import { findAttempt, findByReference } from '../attempts/attempts.ts'
import { queueSettling } from '../attempts/queue-settling.ts'
import type { PaymentNeeds } from './payment-needs.ts'

export const noticePath = '/api/payment-notices'
const provider = 'mortarpay'

/**
 * Receives the provider's notices. A notice only triggers a status query, and the reply to that counts, so notices may
 * arrive in any order and any number of times (PAY-4).
 */
export function registerNotices(app: FastifyInstance, needs: PaymentNeeds): void {
  app.register(async (scope) => {
    // the signature covers the raw bytes
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 65_536 }, (_request, raw, done) => done(null, raw))
    scope.post(noticePath, async (request, reply) => {
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const notice = needs.provider.readNotice(raw, request.headers, new Date())
      if (!notice) {
        needs.logger.warn(
          { event: 'signature-failure', requestId: request.id },
          'a payment notice has a wrong signature',
        )
        return refuse('Payment.NoticeRefused')
      }
      const attempt =
        (await findByReference(needs.database, notice.paymentId)) ??
        (await findAttempt(needs.database, notice.idempotencyKey))
      await needs.database.transaction(async (db) => {
        const isNews = await db.find(sql`
          insert into payment_notices (provider, event_id) values (${provider}, ${notice.eventId})
          on conflict do nothing
          returning true`)
        if (isNews && attempt) await queueSettling(db, attempt.id)
      })
      return reply.code(200).send({})
    })
  })
}
