/** Properties that no receiver may see, and that the history has blank. */
const secret =
  /^((New|Sasl)?Password|(Connect)?ClientSecret|Secret|HashKey|SharedKey|ApiKey|ConnectionString|CustomAuthHeaderValue|Token|access_token|refresh_token|OneTimePassword|(PasswordRenewal)?VerificationCode|PasswordRenewalAccessToken)$/i

export const isSecretProperty = (name: string): boolean => secret.test(name)
