import { type Sql, sql } from '@tessera/server/sql'
import type { PaymentNeeds } from '../payments/payment-needs.ts'
import { stateIs } from './attempt-state.ts'
import { settleAttempt } from './settle-attempt.ts'

const batch = 200
/** Longer than anything that may still be under way. */
const usualRestSeconds = 120

interface Row {
  id: string
}

/** Attempts that have not come to an end, and nobody is at them. */
export const unsettled = (now: Date, restSeconds = usualRestSeconds): Sql => sql`
  ${stateIs('isOpen')}
    and (updated_at < ${now}::timestamptz - make_interval(secs => ${restSeconds}::int) or state in ('submitted', 'voiding'))
    and (lease_until is null or lease_until < ${now})`

/**
 * Asks provider and platform what became of every attempt that nobody is driving, and finishes it or lets the money go
 * (PAY-3, PAY-6). Returns how many it looked at.
 */
export async function reconcile(needs: PaymentNeeds, now: Date, restSeconds = usualRestSeconds): Promise<number> {
  const left = await needs.database.rows<Row>(sql`
    select id from payment_attempts where ${unsettled(now, restSeconds)}
    order by looked_at
    limit ${batch}::int`)
  for (const { id } of left) await looked(needs, id, now)
  await forgetCards(needs)
  return left.length
}

/** One that fails does not keep the others waiting. */
async function looked(needs: PaymentNeeds, id: string, now: Date): Promise<void> {
  try {
    await settleAttempt(needs, id, now)
  } catch (error) {
    needs.logger.warn({ attempt: id, err: error }, 'a payment could not be settled yet')
  }
}

/** Cards that were removed here and that the provider still keeps. */
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
