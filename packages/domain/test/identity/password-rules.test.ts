import { completeConfig, configOf } from '@tessera/domain/identity/password-config'
import {
  defaultRules,
  isAcceptable,
  isExpired,
  isTooSoon,
  type PasswordConfig,
  passwordProblems,
  strictestRules,
} from '@tessera/domain/identity/password-rules'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const maybe = (min: number, max: number) => fc.option(fc.integer({ min, max }), { nil: null })
const config: fc.Arbitrary<PasswordConfig> = fc
  .record({
    LimitPasswordReuse: maybe(0, 24),
    MaxConsecutiveDupeChars: maybe(1, 24),
    MaximumPasswordAge: maybe(1, 365),
    MinimumPasswordAge: maybe(1, 60),
    AllowedFailedAttempts: maybe(1, 10),
    LockoutDuration: maybe(2, 1440),
    UpperCaseRequired: fc.boolean(),
    LowerCaseRequired: fc.boolean(),
    SpecialCharacterRequired: fc.boolean(),
    NumericRequired: fc.boolean(),
    MinimumCharacterCount: maybe(10, 40),
  })
  .filter(isAcceptable)
const configs = fc.array(config, { maxLength: 4 })
const password = fc.string({ unit: 'binary', maxLength: 60 })

describe('password rules', () => {
  test.each([
    ['Aa1'.repeat(3), ['must have at least 10 characters']],
    ['Aa1'.repeat(86), ['must have at most 256 characters']],
    ['correct horse battery', []],
    ['ALLUPPERCASE', []],
    ['Über-Straße-42', []],
  ])('say of %s what is wrong', (text, problems) => {
    expect(passwordProblems(text, defaultRules)).toEqual(problems)
  })

  test.each([
    ['alllowercase1', ['must have an uppercase letter']],
    ['ALLUPPERCASE1', ['must have a lowercase letter']],
    ['NoDigitsHere', ['must have a number']],
    ['Correct-Horse-7', []],
  ])('of a profile that asks for kinds of characters say of %s what is wrong', (text, problems) => {
    const kinds = { UpperCaseRequired: true, LowerCaseRequired: true, NumericRequired: true }
    expect(passwordProblems(text, strictestRules([kinds]))).toEqual(problems)
  })

  test.each([
    ['ada@northline.example', false],
    ['ADA@Northline.Example', false],
    ['northline2025!', false],
    ['Tessera12345', false],
    ['tessera-northline', false],
    ['Tessera-local-1', true],
    ['ada builds floors', true],
    ['1234567890', true],
  ])('take %s for more than a name: %s', (text, isGood) => {
    const names = ['ada@northline.example', 'Tessera']
    const problem = 'must be more than your email address, your user name or the name of the shop'
    expect(passwordProblems(text, defaultRules, { names })).toEqual(isGood ? [] : [problem])
  })

  test('count characters as people do, not code units', () => {
    expect(passwordProblems(`Aa1${'🙂'.repeat(6)}`, defaultRules)).toEqual(['must have at least 10 characters'])
    const rules = { ...defaultRules, maximumRepeats: 2 }
    expect(passwordProblems('Aa1🙂🙂🙂-rest', rules)).toEqual([
      'must not repeat a character more than 2 times in a row',
    ])
  })

  test('of several profiles refuse whatever one of them refuses', () => {
    fc.assert(
      fc.property(configs, password, (several, text) => {
        const all = passwordProblems(text, strictestRules(several)).length === 0
        const each = several.every((one) => passwordProblems(text, strictestRules([one])).length === 0)
        if (several.length > 0) expect(all).toBe(each)
      }),
    )
  })

  test('never fall below ten characters, and of a profile not below three kinds', () => {
    fc.assert(
      fc.property(configs, (several) => {
        const { minimumLength, upperCase, lowerCase, digit, special, allowedFailures, lockout } =
          strictestRules(several)
        expect(minimumLength).toBeGreaterThanOrEqual(10)
        const kinds = [upperCase, lowerCase, digit, special].filter(Boolean).length
        expect(kinds).toBeGreaterThanOrEqual(several.length > 0 ? 3 : 0)
        expect(allowedFailures).toBeLessThanOrEqual(10)
        expect(lockout).toBeGreaterThanOrEqual(2)
      }),
    )
  })

  test('say the same again after a way over the wire', () => {
    fc.assert(
      fc.property(configs, (several) => {
        const rules = strictestRules(several)
        expect(strictestRules([configOf(rules)])).toEqual(rules)
      }),
    )
    expect(Object.values(completeConfig({})).every((value) => value === null || value === false)).toBe(true)
  })

  test('are not acceptable with two kinds or nine characters', () => {
    const three = { UpperCaseRequired: true, LowerCaseRequired: true, NumericRequired: true }
    expect(isAcceptable({ ...three, NumericRequired: false })).toBe(false)
    expect(isAcceptable({ ...three, MinimumCharacterCount: 9 })).toBe(false)
    expect(isAcceptable({ ...three, NumericRequired: false, SpecialCharacterRequired: true })).toBe(true)
  })
})

test('a password expires after its days and may be changed after its minutes', () => {
  const now = new Date('2026-03-01T12:00:00Z')
  const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  const rules = { ...defaultRules, maximumAge: 1, minimumAge: 5 }
  expect(isExpired(before(24 * 60), rules, now)).toBe(false)
  expect(isExpired(before(24 * 60 + 1), rules, now)).toBe(true)
  expect(isExpired(undefined, rules, now)).toBe(true)
  expect(isExpired(undefined, defaultRules, now)).toBe(false)
  expect(isTooSoon(before(4), rules, now)).toBe(true)
  expect(isTooSoon(before(5), rules, now)).toBe(false)
  expect(isTooSoon(undefined, rules, now)).toBe(false)
})
