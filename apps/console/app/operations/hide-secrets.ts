const secretName =
  /^(.*(secret|password|apikey|accesskey|sharedkey|hashkey|connectionstring)|customauthheadervalue|token|.*_token)$/i
/** Settings of passwords, and when one was set, are no secrets. */
const openName = /^(TokenEndpoint|PasswordConfig|LimitPasswordReuse)$/

/** Shown instead of a secret. */
export const hiddenText = 'Hidden'

export const isSecretName = (name: string): boolean => secretName.test(name) && !openName.test(name)

/** Replaces every secret in an answer before it reaches a page. A missing secret stays missing. */
export function hideSecrets(value: unknown, name = ''): unknown {
  if (value !== null && value !== '' && isSecretName(name)) return hiddenText
  if (Array.isArray(value)) return value.map((item) => hideSecrets(item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, hideSecrets(inner, key)]))
}
