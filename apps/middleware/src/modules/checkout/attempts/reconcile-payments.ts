import { type Sql, sql } from '@tessera/server/sql'
import type { PaymentNeeds } from '../payments/payment-needs.ts'
import { stateIs } from './attempt-state.ts'
import { settleAttempt } from './settle-attempt.ts'

const batch = 200
/** Longer than any request that may still be running. */
const defaultIdleSeconds = 120

interface Row {
  id: string
}

/** SQL condition for attempts that have not ended and that no process holds. */
export const unsettledCondition = (now: Date, idleSeconds = defaultIdleSeconds): Sql => sql`
  ${stateIs('isOpen')}
    and (updated_at < ${now}::timestamptz - make_interval(secs => ${idleSeconds}::int) or state in ('submitted', 'voiding'))
    and (lease_until is null or lease_until < ${now})`

/**
 * Finishes or voids every open attempt that no process holds, by what provider and platform say (PAY-3, PAY-6). Returns
 * how many it checked.
 */
export async function reconcilePayments(
  needs: PaymentNeeds,
  now: Date,
  idleSeconds = defaultIdleSeconds,
): Promise<number> {
  const left = await needs.database.rows<Row>(sql`
    select id from payment_attempts where ${unsettledCondition(now, idleSeconds)}
    order by looked_at
    limit ${batch}::int`)
  for (const { id } of left) await settleOrWarn(needs, id, now)
  await forgetCards(needs)
  return left.length
}

/** Logs a failure so that the other attempts don't wait for it. */
async function settleOrWarn(needs: PaymentNeeds, id: string, now: Date): Promise<void> {
  try {
    await settleAttempt(needs, id, now)
  } catch (error) {
    needs.logger.warn({ attempt: id, err: error }, 'a payment could not be settled yet')
  }
}

/** Deletes cards at the provider that were removed here. */
async function forgetCards({ database, provider }: PaymentNeeds): Promise<void> {
  const cards = await database.rows<{ id: string; token: string | null }>(sql`
    select id::text as id, provider_token as token from card_detachments
    where done_at is null
    order by id
    limit ${batch}::int`)
  for (const { id, token } of cards) {
    const answer = token ? await provider.forgetToken(token) : ({ outcome: 'none' } as const)
    if (answer.outcome !== 'done' && answer.outcome !== 'none') return
    await database.rows(sql`update card_detachments set done_at = now() where id = ${id}::bigint`)
  }
}
