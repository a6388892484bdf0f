import type { PasswordRules } from './password-rules.ts'

export interface Attempts {
  failures: number
  lockedUntil: Date | undefined
}

/** Locked for ever, until an administrator unlocks. */
export const never = new Date('9999-12-31T00:00:00Z')

export const isLocked = ({ lockedUntil }: Attempts, now: Date): boolean =>
  lockedUntil !== undefined && lockedUntil > now

/**
 * Whether somebody with the right password may be told of the lock. Otherwise a lock would answer guesses: right ones
 * with "locked", wrong ones with "wrong". So the guesses it answers are bounded too, by as many as led to it.
 */
export const tellsLock = ({ failures }: Attempts, { allowedFailures }: PasswordRules): boolean =>
  failures < 2 * allowedFailures

/** One more failure; at the limit the account locks. A lock lasts its time, whatever is tried meanwhile. */
export function afterFailure(attempts: Attempts, rules: PasswordRules, now: Date): Attempts {
  if (isLocked(attempts, now)) return { failures: attempts.failures + 1, lockedUntil: attempts.lockedUntil }
  const failures = attempts.lockedUntil ? 1 : attempts.failures + 1
  if (failures < rules.allowedFailures) return { failures, lockedUntil: undefined }
  return { failures, lockedUntil: rules.lockout === 0 ? never : new Date(now.getTime() + rules.lockout * 60_000) }
}
