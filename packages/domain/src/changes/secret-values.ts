import { isPlain } from './find-changed-fields.ts'
import { isSecretProperty } from './secret-property.ts'
import { isUnrecorded } from './unrecorded-fields.ts'

type Fields = Readonly<Record<string, unknown>>
type Path = readonly string[]

const secretName =
  /((secret|password|apikey|accesskey|sharedkey|hashkey|connectionstring|_token)$|^(customauthheadervalue|token)$)/i
/** Settings of passwords, and when one was set, are no secrets. */
const openName = /^(TokenEndpoint|PasswordConfig|LimitPasswordReuse)$/

/** Whether a value of this name is never shown. */
export const isSecretName = (name: string): boolean => secretName.test(name) && !openName.test(name)

/**
 * Where a record has values inside its fields that are never shown, such as `xp.apiKey`: the history blanks them and the
 * console masks them. Fields that the history has not at all are none of these. A list with one inside counts as a whole, since it is written as a whole.
 */
export const listSecretPaths = (record: Fields): Path[] =>
  Object.entries(record).flatMap(([name, value]) => (isUnrecorded(name) ? [] : pathsIn([name], value)))

function pathsIn(path: Path, value: unknown): Path[] {
  if (Array.isArray(value)) return value.some(hasSecret) ? [path] : []
  if (!isPlain(value)) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    isNeverShown(key) ? [[...path, key]] : pathsIn([...path, key], inner),
  )
}

const isNeverShown = (name: string): boolean => isSecretName(name) || isSecretProperty(name)

const hasSecret = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(hasSecret)
    : isPlain(value) && Object.entries(value).some(([key, inner]) => isNeverShown(key) || hasSecret(inner))

/** The record without the values at these places. */
export const withoutPaths = (record: Fields, paths: readonly Path[]): Fields => paths.reduce(without, record)

function without(record: Fields, [key = '', ...rest]: Path): Fields {
  const { [key]: value, ...others } = record
  if (rest.length === 0) return others
  return isPlain(value) ? { ...record, [key]: without(value, rest) } : record
}
