import type { PasswordRules } from './password-rules.ts'

export interface Attempts {
  failures: number
  lockedUntil: Date | undefined
}

/** Locked until an administrator unlocks. */
export const never = new Date('9999-12-31T00:00:00Z')

export const isLocked = ({ lockedUntil }: Attempts, now: Date): boolean =>
  lockedUntil !== undefined && lockedUntil > now

/**
 * Whether the right password may reveal the lock. Otherwise a lock would confirm guesses: right ones with "locked",
 * wrong ones with "wrong". So the number of guesses it answers is limited too, to as many as led to it.
 */
export const tellsLock = ({ failures }: Attempts, { allowedFailures }: PasswordRules): boolean =>
  failures < 2 * allowedFailures

/** Counts one failure; at the limit the account locks. Further attempts do not extend a lock. */
export function afterFailure(attempts: Attempts, rules: PasswordRules, now: Date): Attempts {
  if (isLocked(attempts, now)) return { failures: attempts.failures + 1, lockedUntil: attempts.lockedUntil }
  const failures = attempts.lockedUntil ? 1 : attempts.failures + 1
  if (failures < rules.allowedFailures) return { failures, lockedUntil: undefined }
  return { failures, lockedUntil: rules.lockout === 0 ? never : new Date(now.getTime() + rules.lockout * 60_000) }
}
