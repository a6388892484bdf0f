import type { Attempt } from './attempt.ts'
import type { Driver } from './attempt-runner.ts'
import type { AttemptState } from './attempt-state.ts'
import { findAttempt, LostLease, letGo } from './attempts.ts'
import { authorizeMove, lookMove } from './authorize-move.ts'
import { captureMove } from './capture-move.ts'
import { voidMove } from './void-move.ts'

/** Move for each state; a state without one is final. */
const moves: Partial<Record<AttemptState, (driver: Driver, at: Attempt) => Promise<Attempt | undefined>>> = {
  started: authorizeMove,
  challenge: lookMove,
  pending: lookMove,
  authorized: (driver, at) => driver.needs.purposes[at.purpose].authorized(driver, at),
  submitting: (driver, at) => driver.needs.purposes[at.purpose].place(driver, at),
  submitted: captureMove,
  voiding: voidMove,
}

/** Runs moves until the attempt has ended or waits for someone else. Always releases the lease. */
export async function drive(driver: Driver, attempt: Attempt): Promise<Attempt> {
  try {
    return await driven(driver, attempt)
  } catch (error) {
    if (!(error instanceof LostLease)) throw error
    // the lease expired and another process continued: its result counts
    return (await findAttempt(driver.needs.database, attempt.id)) ?? attempt
  } finally {
    await letGo(driver.needs.database, attempt.id, driver.lease)
  }
}

async function driven(driver: Driver, attempt: Attempt): Promise<Attempt> {
  let at = attempt
  for (;;) {
    // the customer doesn't wait for the capture: a job does it
    if (driver.isCustomer && at.state === 'submitted') return at
    const next = await moves[at.state]?.(driver, at)
    if (!next) return at
    driver.isNew = false
    at = next
  }
}
