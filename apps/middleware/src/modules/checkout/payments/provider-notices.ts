import type { PaymentNotice } from '@tessera/providers/payment/port'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../../../kit/shop-error.ts'
import { stateIs } from '../attempts/attempt-state.ts'
import { settleTask } from '../attempts/queue-settling.ts'
import { attemptIdOf } from '../methods/provider-method.ts'
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
      await recordNotice(needs.database, notice)
      return reply.code(200).send({})
    })
  })
}

/** Seconds until an attempt is looked at that a request is still working on. */
const busySeconds = 5

/**
 * Stores the notice and queues the attempt in one statement. A repeat queues nothing, and neither does a notice about
 * what the attempt says itself: a customer's request has written it before the notice comes.
 */
const recordNotice = (
  db: Queryable,
  { eventId, paymentId, idempotencyKey, ...told }: PaymentNotice,
): Promise<unknown> =>
  db.rows(sql`
    with news as (
      insert into payment_notices (provider, event_id) values (${provider}, ${eventId}) on conflict do nothing returning true),
    attempt as (
      select id, lease_until, (${told.status} = 'authorized' and ${stateIs('isAuthorized')})
        or (${told.status} = 'captured' and state = 'captured' and captured_cents = ${told.capturedCents}::bigint
          and refunded_cents = ${told.refundedCents}::bigint) as is_known
      from payment_attempts
      where provider_payment_id = ${paymentId} or id = ${attemptIdOf(idempotencyKey)}
      order by provider_payment_id is not distinct from ${paymentId} desc
      limit 1)
    select graphile_worker.add_job(${settleTask}, json_build_object('attempt', a.id),
      job_key => ${`${settleTask} `}::text || a.id, max_attempts => 10,
      run_at => case when a.lease_until > now() then now() + make_interval(secs => ${busySeconds}::int) else now() end)
    from attempt a, news
    where a.is_known is not true`)
