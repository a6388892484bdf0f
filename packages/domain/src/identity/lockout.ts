import type { PasswordRules } from './password-rules.ts'

export interface SignInAttempts {
  failures: number
  lockedUntil: Date | undefined
}

/** Locked until an administrator unlocks. */
export const lockedForever = new Date('9999-12-31T00:00:00Z')

export const isLocked = ({ lockedUntil }: SignInAttempts, now: Date): boolean =>
  lockedUntil !== undefined && lockedUntil > now

/**
 * Whether the right password may reveal the lock. Otherwise a lock would confirm guesses: right ones with "locked",
 * wrong ones with "wrong". So the number of guesses it answers is limited too, to as many as led to it.
 */
export const mayRevealLock = ({ failures }: SignInAttempts, { allowedFailures }: PasswordRules): boolean =>
  failures < 2 * allowedFailures

/** Counts one failure; at the limit the account locks. Further attempts do not extend a lock. */
export function afterFailure(attempts: SignInAttempts, rules: PasswordRules, now: Date): SignInAttempts {
  if (isLocked(attempts, now)) return { failures: attempts.failures + 1, lockedUntil: attempts.lockedUntil }
  const failures = attempts.lockedUntil ? 1 : attempts.failures + 1
  if (failures < rules.allowedFailures) return { failures, lockedUntil: undefined }
  return {
    failures,
    lockedUntil: rules.lockout === 0 ? lockedForever : new Date(now.getTime() + rules.lockout * 60_000),
  }
}
