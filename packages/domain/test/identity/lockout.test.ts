import {
  afterFailure,
  isLocked,
  lockedForever,
  mayRevealLock,
  type SignInAttempts,
} from '@tessera/domain/identity/lockout'
import { defaultRules } from '@tessera/domain/identity/password-rules'
import { expect, test } from 'vitest'

const now = new Date('2026-03-01T12:00:00Z')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const fresh: SignInAttempts = { failures: 0, lockedUntil: undefined }
const failing = (times: number, at = now, from = fresh): SignInAttempts =>
  Array.from({ length: times }).reduce<SignInAttempts>((attempts) => afterFailure(attempts, defaultRules, at), from)

test('the tenth failure locks for two minutes', () => {
  expect(isLocked(failing(9), now)).toBe(false)
  expect(failing(10)).toEqual({ failures: 10, lockedUntil: later(2) })
})

test('failures during a lock count, but do not make it longer', () => {
  expect(failing(13, later(1), failing(10))).toEqual({ failures: 23, lockedUntil: later(2) })
})

test('after a lock counting starts anew', () => {
  expect(failing(1, later(2), failing(15))).toEqual({ failures: 1, lockedUntil: undefined })
})

test('a lock is shown to a person with the right password, until as many guesses again', () => {
  expect(mayRevealLock(failing(19), defaultRules)).toBe(true)
  expect(mayRevealLock(failing(20), defaultRules)).toBe(false)
})

test('a lock of zero minutes waits for an administrator', () => {
  const rules = { ...defaultRules, allowedFailures: 1, lockout: 0 }
  expect(afterFailure(fresh, rules, now)).toEqual({ failures: 1, lockedUntil: lockedForever })
})
