import type { Attempt } from './attempt.ts'
import type { AttemptRunner } from './attempt-runner.ts'
import type { AttemptState, MovingState } from './attempt-state.ts'
import { findAttempt, LostLease, releaseLease } from './attempts.ts'
import { authorizeMove, checkStatusMove } from './authorize-move.ts'
import { captureMove } from './capture-move.ts'
import { voidMove } from './void-move.ts'
import { workingAttempts } from './working-attempts.ts'

type Move = (runner: AttemptRunner, at: Attempt) => Promise<Attempt | undefined>

/** Move for each state that is not final. */
const moves: Record<MovingState, Move> & Partial<Record<AttemptState, Move>> = {
  started: authorizeMove,
  challenge: checkStatusMove,
  pending: checkStatusMove,
  authorized: (runner, at) => runner.needs.purposes[at.purpose].authorized(runner, at),
  submitting: (runner, at) => runner.needs.purposes[at.purpose].place(runner, at),
  submitted: captureMove,
  voiding: voidMove,
}

/** Runs moves until the attempt has ended or waits for someone else. Always releases the lease, with the last move if there is one. */
export async function runAttempt(runner: AttemptRunner, attempt: Attempt): Promise<Attempt> {
  const endWork = workingAttempts.begin(attempt.id)
  try {
    return await runMoves(runner, attempt)
  } catch (error) {
    if (!(error instanceof LostLease)) throw error
    // the lease expired and another process continued: its result counts
    return (await findAttempt(runner.needs.database, attempt.id)) ?? attempt
  } finally {
    try {
      if (!runner.isReleased) await releaseLease(runner.needs.database, attempt.id, runner.lease)
    } finally {
      endWork()
    }
  }
}

async function runMoves(runner: AttemptRunner, attempt: Attempt): Promise<Attempt> {
  let at = attempt
  for (;;) {
    // the customer doesn't wait for the capture: a job does it
    if (runner.isCustomer && at.state === 'submitted') return at
    const next = await moves[at.state]?.(runner, at)
    if (!next) return at
    runner.isNew = false
    at = next
  }
}
