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
export async function insertAttempt(db: Queryable, input: NewAttempt, lease: string): Promise<Attempt | undefined> {
  try {
    return await db.find<Attempt>(sql`
      insert into payment_attempts (id, purpose, order_id, owner, account_id, method, choice, amount_cents, state, is_placing,
        words, email, provider_token, saved_card_id, save_card, return_url, expires_at, lease, lease_until)
      values (${newAttemptId()}, ${input.purpose}, ${input.orderId}, ${input.owner}, ${input.accountId}, ${input.method}, ${input.choice},
        ${input.amountCents}, 'started', ${input.isPlacing}, ${input.words}, ${input.email}, ${input.providerToken},
        ${input.savedCardId}, ${input.saveCard}, ${input.returnUrl},
        now() + make_interval(mins => ${input.lifeMinutes}::int), ${lease}, now() + make_interval(secs => ${leaseSeconds}::int))
      returning ${attemptColumns}`)
  } catch (error) {
    if (error instanceof ConstraintViolation && error.constraint === 'payment_attempts_live') return undefined
    throw error
  }
}

const findWhere = (db: Queryable, where: Sql): Promise<Attempt | undefined> =>
  db.find<Attempt>(sql`select ${attemptColumns} from payment_attempts where ${where}`)

const liveStates = stateIs('isLive')

export const selectLiveAttempt = (orderId: string): Sql =>
  sql`select ${attemptColumns} from payment_attempts where order_id = ${orderId} and ${liveStates}`

export const findLiveAttempt = (db: Queryable, orderId: string): Promise<Attempt | undefined> =>
  db.find<Attempt>(selectLiveAttempt(orderId))

/** The latest attempt to place the order. */
export const findPlacingAttempt = (db: Queryable, orderId: string): Promise<Attempt | undefined> =>
  findWhere(
    db,
    sql`order_id = ${orderId} and purpose = 'order' and is_placing order by created_at desc, id desc limit 1`,
  )

export const findAttempt = (db: Queryable, id: string): Promise<Attempt | undefined> => findWhere(db, sql`id = ${id}`)

export const findByReference = (db: Queryable, providerPaymentId: string): Promise<Attempt | undefined> =>
  findWhere(db, sql`provider_payment_id = ${providerPaymentId}`)

/** Takes the lease; no other process can move the attempt until it is released or expires (database clock, R16). */
export const takeLease = (
  db: Queryable,
  id: string,
  lease: string,
): Promise<(Attempt & { takenAt: Date }) | undefined> =>
  db.find(sql`
    update payment_attempts
    set lease = ${lease}, lease_until = now() + make_interval(secs => ${leaseSeconds}::int), looked_at = now()
    where id = ${id} and (lease_until is null or lease_until < now())
    returning ${attemptColumns}, now() as "takenAt"`)

export const releaseLease = (db: Queryable, id: string, lease: string): Promise<unknown> =>
  db.rows(sql`update payment_attempts set lease = null, lease_until = null where id = ${id} and lease = ${lease}`)

const changeableColumns = {
  isPlacing: 'is_placing',
  awaitsApproval: 'awaits_approval',
  overLimit: 'over_limit',
  renewals: 'renewals',
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

export type AttemptChange = Partial<Pick<Attempt, keyof typeof changeableColumns>>

export class LostLease extends Error {}

const renewedLease = sql`lease_until = now() + make_interval(secs => ${leaseSeconds}::int)`
const endedLease = sql`lease = null, lease_until = null`

/**
 * Moves the attempt to the next state if its state is unchanged and the lease is still ours. The last move of a runner
 * ends the lease with it.
 */
export async function advanceAttempt(
  db: Queryable | Database,
  at: Attempt,
  lease: string,
  state: AttemptState,
  change: AttemptChange = {},
  isLast = false,
): Promise<Attempt> {
  const set = Object.entries(change).map(
    ([key, value]) => sql`${name(changeableColumns[key as keyof typeof changeableColumns])} = ${value}`,
  )
  const next = await db.find<Attempt>(sql`
    update payment_attempts
    set ${join([sql`state = ${state}, updated_at = now()`, isLast ? endedLease : renewedLease, ...set])}
    where id = ${at.id} and state = ${at.state} and lease = ${lease}
    returning ${attemptColumns}`)
  if (!next) throw new LostLease(`attempt ${at.id} was changed by another process`)
  return next
}
