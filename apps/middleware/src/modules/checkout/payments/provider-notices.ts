import type { PaymentNotice } from '@tessera/providers/payment/port'
import type { Queryable } from '@tessera/server/database'
import { gather } from '@tessera/server/gather'
import { sql } from '@tessera/server/sql'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../../../kit/shop-error.ts'
import { stateIs } from '../attempts/attempt-state.ts'
import { settleTask } from '../attempts/queue-settling.ts'
import { recentAttempts } from '../attempts/recent-attempts.ts'
import { workingAttempts } from '../attempts/working-attempts.ts'
import { attemptIdOf } from '../methods/provider-method.ts'
import type { PaymentNeeds } from './payment-needs.ts'

export const noticePath = '/api/payment-notices'
const provider = 'mortarpay'

/**
 * Receives the provider's notices. A notice only triggers a status query, and the reply to that counts, so notices may
 * arrive in any order and any number of times (PAY-4).
 */
export function registerNotices(app: FastifyInstance, needs: PaymentNeeds): void {
  const record = gather((notices: readonly PaymentNotice[]) => recordNotices(needs.database, notices))
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
      const attemptId = attemptIdOf(notice.idempotencyKey)
      // a customer's request is about to write what the notice says: among 16 guests, 754 of 798 notices came before
      await workingAttempts.untilIdle(attemptId)
      // what this process has just written itself is neither stored nor looked up
      if (!recentAttempts.isKnown(attemptId, notice)) await record(notice)
      return reply.code(200).send({})
    })
  })
}

/** Seconds until an attempt is looked at that a request is still working on. */
const busySeconds = 5

/**
 * Stores the notices and queues their attempts in one statement. A repeat queues nothing, and neither does a notice
 * about what the attempt says itself: a customer's request has written it before the notice comes. Sorted, so that two
 * processes cannot wait for each other.
 */
function recordNotices(db: Queryable, notices: readonly PaymentNotice[]): Promise<unknown> {
  const rows = notices.map((notice) => ({ ...notice, attemptId: attemptIdOf(notice.idempotencyKey) }))
  return db.rows(sql`
    with told as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t("eventId" text, "paymentId" text,
        "attemptId" text, status text, "capturedCents" bigint, "refundedCents" bigint)),
    news as (
      insert into payment_notices (provider, event_id)
      select distinct ${provider}, "eventId" from told order by "eventId"
      on conflict do nothing
      returning event_id)
    select graphile_worker.add_job(${settleTask}, json_build_object('attempt', a.id),
      job_key => ${`${settleTask} `}::text || a.id, max_attempts => 10,
      run_at => case when a.lease_until > now() then now() + make_interval(secs => ${busySeconds}::int) else now() end)
    from told t
    join news n on n.event_id = t."eventId"
    cross join lateral (
      select p.id, p.lease_until, (t.status = 'authorized' and ${stateIs('isAuthorized', sql`p.state`)})
        or (t.status = 'captured' and p.state = 'captured' and p.captured_cents = t."capturedCents"
          and p.refunded_cents = t."refundedCents") as is_known
      from payment_attempts p
      where p.provider_payment_id = t."paymentId" or p.id = t."attemptId"
      order by p.provider_payment_id is not distinct from t."paymentId" desc
      limit 1) a
    where a.is_known is not true`)
}
