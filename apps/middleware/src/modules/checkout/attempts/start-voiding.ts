import type { Attempt } from './attempt.ts'
import { type AttemptRunner, moveAttempt } from './attempt-runner.ts'
import { paymentMessage } from './payment-message.ts'

/** Stores the intent to void before anything is undone. */
export const startVoiding = (runner: AttemptRunner, at: Attempt, reason: string, message?: string): Promise<Attempt> =>
  moveAttempt(runner, at, 'voiding', { reason, message: message ?? paymentMessage(reason), nextUrl: null })
