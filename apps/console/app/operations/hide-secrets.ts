import { isSecretName } from '@tessera/domain/changes/secret-values'

/** Shown instead of a secret. */
export const hiddenText = 'Hidden'

/** Replaces every secret in an answer before it reaches a page. A missing secret stays missing. */
export const hideSecrets = (value: unknown, name = ''): unknown =>
  hasSecret(value, name, new Map()) ? withoutSecrets(value, name) : value

const isSecret = (value: unknown, name: string): boolean => value !== null && value !== '' && isSecretName(name)

/**
 * Most answers have no secret and are not copied. A list repeats the names of its records, so each is judged once. Both
 * were a sixth of the time of the list of products.
 */
function hasSecret(value: unknown, name: string, judged: Map<string, boolean>): boolean {
  const known = judged.get(name) ?? isSecretName(name)
  judged.set(name, known)
  if (known && isSecret(value, name)) return true
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(value)) return value.some((item) => hasSecret(item, '', judged))
  return Object.keys(value).some((key) => hasSecret(Reflect.get(value, key), key, judged))
}

function withoutSecrets(value: unknown, name = ''): unknown {
  if (isSecret(value, name)) return hiddenText
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutSecrets(inner, key)]))
}
