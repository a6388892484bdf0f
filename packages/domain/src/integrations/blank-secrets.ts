import { isSecretProperty } from '../changes/secret-property.ts'

/** The value with every secret in it null, at any depth. */
export function blankSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(blankSecrets)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, isSecretProperty(name) ? null : blankSecrets(part)]),
  )
}
