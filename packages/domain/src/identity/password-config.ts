import type { PasswordConfig, PasswordRules } from './password-rules.ts'

/** The rules under their API names. */
export const configOf = (rules: PasswordRules): Required<PasswordConfig> => ({
  LimitPasswordReuse: rules.reuseLimit || null,
  MaxConsecutiveDupeChars: rules.maximumRepeats ?? null,
  MaximumPasswordAge: rules.maximumAge ?? null,
  MinimumPasswordAge: rules.minimumAge || null,
  AllowedFailedAttempts: rules.allowedFailures,
  LockoutDuration: rules.lockout,
  UpperCaseRequired: rules.upperCase,
  LowerCaseRequired: rules.lowerCase,
  SpecialCharacterRequired: rules.special,
  NumericRequired: rules.digit,
  MinimumCharacterCount: rules.minimumLength,
})

/** Adds missing properties, since a reply shows all of them. */
export const completeConfig = (given: PasswordConfig): Required<PasswordConfig> => ({
  LimitPasswordReuse: given.LimitPasswordReuse ?? null,
  MaxConsecutiveDupeChars: given.MaxConsecutiveDupeChars ?? null,
  MaximumPasswordAge: given.MaximumPasswordAge ?? null,
  MinimumPasswordAge: given.MinimumPasswordAge ?? null,
  AllowedFailedAttempts: given.AllowedFailedAttempts ?? null,
  LockoutDuration: given.LockoutDuration ?? null,
  UpperCaseRequired: given.UpperCaseRequired ?? false,
  LowerCaseRequired: given.LowerCaseRequired ?? false,
  SpecialCharacterRequired: given.SpecialCharacterRequired ?? false,
  NumericRequired: given.NumericRequired ?? false,
  MinimumCharacterCount: given.MinimumCharacterCount ?? null,
})
