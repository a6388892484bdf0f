import type { Queryable } from '@tessera/server/database'
import type { Attempt } from './attempt.ts'
import type { AttemptRunner } from './attempt-runner.ts'

type Move = (runner: AttemptRunner, at: Attempt) => Promise<Attempt | undefined>

/** Defines what follows once the money of an attempt is authorized. All purposes share one state machine. */
export interface PaymentPurpose {
  /** Continues an attempt whose money is authorized. */
  authorized: Move
  /** Places what was paid for. Must be safe to repeat. */
  place: Move
  /** Runs in the transaction in which the attempt ends without a charge. */
  release?: (db: Queryable, attemptId: string) => Promise<void>
}

export type PaymentPurposes = Record<Attempt['purpose'], PaymentPurpose>
