import type { Attempt } from './attempt.ts'
import { type AttemptRunner, moveAttempt } from './attempt-runner.ts'
import type { AttemptChange } from './attempts.ts'
import { paymentMessage } from './payment-message.ts'

/** Stores the intent to void before anything is undone, with what was learned since the last state. */
export const startVoiding = (
  runner: AttemptRunner,
  at: Attempt,
  reason: string,
  message?: string,
  learned: AttemptChange = {},
): Promise<Attempt> =>
  moveAttempt(runner, at, 'voiding', {
    ...learned,
    reason,
    message: message ?? paymentMessage(reason),
    nextUrl: null,
  })
