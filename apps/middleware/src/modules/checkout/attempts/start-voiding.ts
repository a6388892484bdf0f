import type { Attempt } from './attempt.ts'
import { type Driver, move } from './attempt-runner.ts'
import { wordsFor } from './payment-messages.ts'

/** Stores the intent to void before anything is undone. */
export const startVoiding = (driver: Driver, at: Attempt, reason: string, message?: string): Promise<Attempt> =>
  move(driver, at, 'voiding', { reason, message: message ?? wordsFor(reason), nextUrl: null })
