/** Properties that no receiver may see. */
const secret =
  /^((New|Sasl)?Password|(Connect)?ClientSecret|Secret|HashKey|SharedKey|ApiKey|ConnectionString|CustomAuthHeaderValue|Token|access_token|refresh_token|OneTimePassword|(PasswordRenewal)?VerificationCode|PasswordRenewalAccessToken)$/i

/** The value with every secret in it null, at any depth. */
export function blankSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(blankSecrets)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, secret.test(name) ? null : blankSecrets(part)]),
  )
}
