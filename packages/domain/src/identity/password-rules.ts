import { isJustAName } from './is-just-a-name.ts'
import { isInFilter } from './password-filter.ts'

/** Rules of one security profile; missing rules do not apply. */
export interface PasswordConfig {
  LimitPasswordReuse?: number | null
  MaxConsecutiveDupeChars?: number | null
  MaximumPasswordAge?: number | null
  MinimumPasswordAge?: number | null
  AllowedFailedAttempts?: number | null
  LockoutDuration?: number | null
  UpperCaseRequired?: boolean
  LowerCaseRequired?: boolean
  SpecialCharacterRequired?: boolean
  NumericRequired?: boolean
  MinimumCharacterCount?: number | null
}

export interface PasswordRules {
  minimumLength: number
  upperCase: boolean
  lowerCase: boolean
  digit: boolean
  special: boolean
  maximumRepeats: number | undefined
  /** Days. */
  maximumAge: number | undefined
  /** Minutes. */
  minimumAge: number
  /** Number of recent passwords, including the current one, that may not be reused. */
  reuseLimit: number
  allowedFailures: number
  /** Minutes; 0: until an administrator unlocks. */
  lockout: number
}

/** Without a profile: at least ten characters of any kind; ten failures lock for two minutes. */
export const defaultRules: PasswordRules = {
  minimumLength: 10,
  upperCase: false,
  lowerCase: false,
  digit: false,
  special: false,
  maximumRepeats: undefined,
  maximumAge: undefined,
  minimumAge: 0,
  reuseLimit: 0,
  allowedFailures: 10,
  lockout: 2,
}

const definedValues = (values: (number | null | undefined)[]): number[] =>
  values.filter((value): value is number => value !== null && value !== undefined)
const smallestOf = (values: number[]): number | undefined => (values.length > 0 ? Math.min(...values) : undefined)

/** Combines profiles: the strictest value of each rule. */
export function strictestRules(configs: readonly PasswordConfig[]): PasswordRules {
  if (configs.length === 0) return defaultRules
  const some = (rule: (config: PasswordConfig) => boolean | undefined) =>
    configs.some((config) => rule(config) === true)
  const numbers = (rule: (config: PasswordConfig) => number | null | undefined) => definedValues(configs.map(rule))
  const lockouts = numbers(({ LockoutDuration }) => LockoutDuration)
  return {
    minimumLength: Math.max(
      defaultRules.minimumLength,
      ...numbers(({ MinimumCharacterCount }) => MinimumCharacterCount),
    ),
    upperCase: some(({ UpperCaseRequired }) => UpperCaseRequired),
    lowerCase: some(({ LowerCaseRequired }) => LowerCaseRequired),
    digit: some(({ NumericRequired }) => NumericRequired),
    special: some(({ SpecialCharacterRequired }) => SpecialCharacterRequired),
    maximumRepeats: smallestOf(numbers(({ MaxConsecutiveDupeChars }) => MaxConsecutiveDupeChars)),
    maximumAge: smallestOf(numbers(({ MaximumPasswordAge }) => MaximumPasswordAge)),
    minimumAge: Math.max(0, ...numbers(({ MinimumPasswordAge }) => MinimumPasswordAge)),
    reuseLimit: Math.max(0, ...numbers(({ LimitPasswordReuse }) => LimitPasswordReuse)),
    allowedFailures:
      smallestOf(numbers(({ AllowedFailedAttempts }) => AllowedFailedAttempts)) ?? defaultRules.allowedFailures,
    lockout: lockouts.includes(0) ? 0 : Math.max(defaultRules.lockout, ...lockouts),
  }
}

/**
 * A custom configuration may drop at most one of the four kinds of characters and must require at least ten characters.
 */
export function isAcceptable(config: PasswordConfig): boolean {
  const { UpperCaseRequired, LowerCaseRequired, NumericRequired, SpecialCharacterRequired } = config
  const kinds = [UpperCaseRequired, LowerCaseRequired, NumericRequired, SpecialCharacterRequired].filter(Boolean).length
  return kinds >= 3 && (config.MinimumCharacterCount ?? defaultRules.minimumLength) >= defaultRules.minimumLength
}

/** Longer than any passphrase, short enough to hash quickly. */
const maximumLength = 256

/** Passwords that are refused beside the rules. */
export interface ForbiddenPasswords {
  /** Names of the person and the shop: an email address, a user name. */
  names?: readonly string[]
  /** The filter of common passwords, where available: browsers do not load it. */
  commonPasswords?: Uint8Array
}

/** The problems of a password as sentences; empty if it is acceptable. */
export function passwordProblems(password: string, rules: PasswordRules, taboos: ForbiddenPasswords = {}): string[] {
  const { names = [], commonPasswords } = taboos
  const checks: [fails: boolean, says: string][] = [
    [[...password].length > maximumLength, `must have at most ${maximumLength} characters`],
    [[...password].length < rules.minimumLength, `must have at least ${rules.minimumLength} characters`],
    [rules.upperCase && !/\p{Lu}/u.test(password), 'must have an uppercase letter'],
    [rules.lowerCase && !/\p{Ll}/u.test(password), 'must have a lowercase letter'],
    [rules.digit && !/\p{Nd}/u.test(password), 'must have a number'],
    [rules.special && !/[^\p{L}\p{N}\s]/u.test(password), 'must have a special character'],
    [
      rules.maximumRepeats !== undefined && longestRun(password) > rules.maximumRepeats,
      `must not repeat a character more than ${rules.maximumRepeats} times in a row`,
    ],
    [isJustAName(password, names), 'must be more than your email address, your user name or the name of the shop'],
    [
      commonPasswords !== undefined && isInFilter(commonPasswords, password),
      'must not be one of the most common passwords, which are the first to be guessed',
    ],
  ]
  return checks.filter(([fails]) => fails).map(([, says]) => says)
}

function longestRun(text: string): number {
  const runs = text.match(/(.)\1*/gsu) ?? []
  return Math.max(0, ...runs.map((run) => [...run].length))
}

const day = 86_400_000
export const isExpired = (lastSet: Date | undefined, rules: PasswordRules, now: Date): boolean =>
  rules.maximumAge !== undefined &&
  (lastSet === undefined || now.getTime() - lastSet.getTime() > rules.maximumAge * day)
export const isTooSoon = (lastSet: Date | undefined, rules: PasswordRules, now: Date): boolean =>
  rules.minimumAge > 0 && lastSet !== undefined && now.getTime() - lastSet.getTime() < rules.minimumAge * 60_000
