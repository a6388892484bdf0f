import type { Database, Queryable } from '@tessera/server/database'
import { ConstraintViolation } from '@tessera/server/postgres-errors'
import { join, name, type Sql, sql } from '@tessera/server/sql'
import { type Attempt, attemptColumns } from './attempt.ts'
import { newAttemptId } from './attempt-id.ts'
import type { AttemptState } from './attempt-state.ts'
import { stateIs } from './attempt-state.ts'

/** Longer than one runner may take between two writes: provider 10 s, platform 60 s. */
const leaseSeconds = 90

export type NewAttempt = Pick<
  Attempt,
  'purpose' | 'orderId' | 'owner' | 'accountId' | 'method' | 'choice' | 'amountCents' | 'isPlacing' | 'words' | 'email'
> &
  Pick<Attempt, 'providerToken' | 'savedCardId' | 'saveCard' | 'returnUrl'> & { lifeMinutes: number }

/** Inserts the attempt with its lease before any money is requested. Undefined if the order has a live attempt. */
export async function insertAttempt(db: Queryable, given: NewAttempt, lease: string): Promise<Attempt | undefined> {
  try {
    return await db.find<Attempt>(sql`
      insert into payment_attempts (id, purpose, order_id, owner, account_id, method, choice, amount_cents, state, is_placing,
        words, email, provider_token, saved_card_id, save_card, return_url, expires_at, lease, lease_until)
      values (${newAttemptId()}, ${given.purpose}, ${given.orderId}, ${given.owner}, ${given.accountId}, ${given.method}, ${given.choice},
        ${given.amountCents}, 'started', ${given.isPlacing}, ${given.words}, ${given.email}, ${given.providerToken},
        ${given.savedCardId}, ${given.saveCard}, ${given.returnUrl},
        now() + make_interval(mins => ${given.lifeMinutes}::int), ${lease}, now() + make_interval(secs => ${leaseSeconds}::int))
      returning ${attemptColumns}`)
  } catch (error) {
    if (error instanceof ConstraintViolation && error.constraint === 'payment_attempts_live') return undefined
    throw error
  }
}

const find = (db: Queryable, where: Sql): Promise<Attempt | undefined> =>
  db.find<Attempt>(sql`select ${attemptColumns} from payment_attempts where ${where}`)

const liveStates = stateIs('isLive')

export const findLive = (db: Queryable, orderId: string): Promise<Attempt | undefined> =>
  find(db, sql`order_id = ${orderId} and ${liveStates}`)

export const findAttempt = (db: Queryable, id: string): Promise<Attempt | undefined> => find(db, sql`id = ${id}`)

export const findByReference = (db: Queryable, providerPaymentId: string): Promise<Attempt | undefined> =>
  find(db, sql`provider_payment_id = ${providerPaymentId}`)

/** Takes the lease; no other process can move the attempt until it is released or expires (database clock, R16). */
export const claim = (db: Queryable, id: string, lease: string): Promise<Attempt | undefined> =>
  db.find<Attempt>(sql`
    update payment_attempts
    set lease = ${lease}, lease_until = now() + make_interval(secs => ${leaseSeconds}::int), looked_at = now()
    where id = ${id} and (lease_until is null or lease_until < now())
    returning ${attemptColumns}`)

export const letGo = (db: Queryable, id: string, lease: string): Promise<unknown> =>
  db.rows(sql`update payment_attempts set lease = null, lease_until = null where id = ${id} and lease = ${lease}`)

const changeable = {
  isPlacing: 'is_placing',
  awaitsApproval: 'awaits_approval',
  owner: 'owner',
  email: 'email',
  choice: 'choice',
  providerPaymentId: 'provider_payment_id',
  capturedCents: 'captured_cents',
  refundedCents: 'refunded_cents',
  savedCardId: 'saved_card_id',
  reason: 'reason',
  message: 'message',
  nextUrl: 'next_url',
} as const

export type Change = Partial<Pick<Attempt, keyof typeof changeable>>

export class LostLease extends Error {}

/** Moves the attempt to the next state if its state is unchanged and the lease is still ours. */
export async function advance(
  db: Queryable | Database,
  at: Attempt,
  lease: string,
  state: AttemptState,
  change: Change = {},
): Promise<Attempt> {
  const set = Object.entries(change).map(
    ([key, value]) => sql`${name(changeable[key as keyof typeof changeable])} = ${value}`,
  )
  const next = await db.find<Attempt>(sql`
    update payment_attempts
    set ${join([sql`state = ${state}, updated_at = now(), lease_until = now() + make_interval(secs => ${leaseSeconds}::int)`, ...set])}
    where id = ${at.id} and state = ${at.state} and lease = ${lease}
    returning ${attemptColumns}`)
  if (!next) throw new LostLease(`attempt ${at.id} was moved by somebody else`)
  return next
}
