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
export const completeConfig = (config: PasswordConfig): Required<PasswordConfig> => ({
  LimitPasswordReuse: config.LimitPasswordReuse ?? null,
  MaxConsecutiveDupeChars: config.MaxConsecutiveDupeChars ?? null,
  MaximumPasswordAge: config.MaximumPasswordAge ?? null,
  MinimumPasswordAge: config.MinimumPasswordAge ?? null,
  AllowedFailedAttempts: config.AllowedFailedAttempts ?? null,
  LockoutDuration: config.LockoutDuration ?? null,
  UpperCaseRequired: config.UpperCaseRequired ?? false,
  LowerCaseRequired: config.LowerCaseRequired ?? false,
  SpecialCharacterRequired: config.SpecialCharacterRequired ?? false,
  NumericRequired: config.NumericRequired ?? false,
  MinimumCharacterCount: config.MinimumCharacterCount ?? null,
})
